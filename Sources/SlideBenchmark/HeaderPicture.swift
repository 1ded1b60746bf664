import UIKit

/// The picture above the title: the driver's, or one drawn here.
enum HeaderPicture {
  private static let size = CGSize(width: 750, height: 400)

  static func load(from folder: String?) -> UIImage? {
    guard let folder else { return drawn() }
    return UIImage(contentsOfFile: folder + "/header.png")
  }

  /// A sun over a sky that fades towards the ground, with the mark at the top left.
  private static func drawn() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      let bands = 40
      let height = size.height / CGFloat(bands)
      for band in 0..<bands {
        let share = CGFloat(band) / CGFloat(bands)
        UIColor(red: 0.16 + 0.4 * share, green: 0.35 + 0.3 * share, blue: 0.78, alpha: 1).setFill()
        context.fill(
          CGRect(x: 0, y: CGFloat(band) * height, width: size.width, height: height)
        )
      }
      UIColor(red: 0.98, green: 0.8, blue: 0.35, alpha: 1).setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 430, y: 60, width: 180, height: 180))
      SceneColor.mark.setFill()
      context.fill(CGRect(x: 0, y: 0, width: size.width / 10, height: size.height / 10))
    }
  }
}
