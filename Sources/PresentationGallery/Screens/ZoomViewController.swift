import UIKit

/// A picture in a scroll view that two fingers zoom.
final class ZoomViewController: UIViewController, UIScrollViewDelegate {
  private static let pictureSize = CGSize(width: 600, height: 600)
  private static let fields = 8

  private let scrollView = UIScrollView()
  private lazy var picture = UIImageView(image: makePicture())

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Zoom"
    view.backgroundColor = .systemBackground
    scrollView.delegate = self
    scrollView.minimumZoomScale = 0.4
    scrollView.maximumZoomScale = 4
    scrollView.accessibilityIdentifier = "zoom"
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.addSubview(picture)
    scrollView.contentSize = picture.bounds.size
    view.addSubview(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  /// A board of colors.
  private func makePicture() -> UIImage {
    let size = Self.pictureSize
    return UIGraphicsImageRenderer(size: size).image { _ in
      let side = size.width / CGFloat(Self.fields)
      for row in 0..<Self.fields {
        for column in 0..<Self.fields {
          UIColor(
            hue: CGFloat(row * Self.fields + column) / CGFloat(Self.fields * Self.fields),
            saturation: (row + column).isMultiple(of: 2) ? 0.8 : 0.3,
            brightness: 0.95,
            alpha: 1
          ).setFill()
          UIRectFill(
            CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side)
          )
        }
      }
    }
  }
}
