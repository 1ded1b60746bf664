import UIKit

/// A row as apps have them: a picture, a title, a text that wraps, a button; four views in a container.
final class RichRow: UIView {
  private static let margin: CGFloat = 12
  private static let pictureSize: CGFloat = 40
  private static let gap: CGFloat = 8

  let picture = UIView()
  let title = UILabel()
  let detail = UILabel()
  let button = UIButton(type: .system)
  private(set) lazy var pictureWidth = picture.widthAnchor.constraint(
    equalToConstant: Self.pictureSize
  )

  init(_ index: Int) {
    super.init(frame: .zero)
    title.text = "Row \(index)"
    detail.text = Self.text(index)
    detail.numberOfLines = 0
    button.setTitle("Open", for: .normal)
    button.setContentHuggingPriority(.required, for: .horizontal)
    for view in [picture, title, detail, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      pictureWidth,
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.margin),
      picture.topAnchor.constraint(equalTo: topAnchor, constant: Self.margin),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -Self.margin),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: Self.gap),
      title.topAnchor.constraint(equalTo: topAnchor, constant: Self.margin),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: Self.gap / 2),
      detail.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Self.margin),
      button.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: Self.gap),
      button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.margin),
      button.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// One to four sentences.
  static func text(_ index: Int) -> String {
    Array(repeating: "Some words that wrap.", count: 1 + index % 4).joined(separator: " ")
  }
}
