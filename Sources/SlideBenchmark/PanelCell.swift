import UIKit

/// A row of the panel: a name, a number, a line below.
final class PanelCell: UITableViewCell {
  static let identifier = "row"
  private static let textSize: CGFloat = 17
  private static let margin: CGFloat = 16

  private let nameLabel = UILabel()
  private let countLabel = UILabel()
  private let line = UIView()
  private var unit: CGFloat = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.textColor = SceneColor.ink
    countLabel.textColor = SceneColor.gray
    countLabel.textAlignment = .right
    line.backgroundColor = SceneColor.line
    for view in [nameLabel, countLabel, line] {
      contentView.addSubview(view)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  func fill(name: String, count: Int, unit: CGFloat) {
    if self.unit != unit {
      self.unit = unit
      nameLabel.font = .systemFont(ofSize: Self.textSize * unit)
      countLabel.font = .systemFont(ofSize: Self.textSize * unit)
    }
    nameLabel.text = name
    countLabel.text = "\(count)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    let inner = contentView.bounds.insetBy(dx: Self.margin * unit, dy: 0)
    let countWidth = min(countLabel.intrinsicContentSize.width, inner.width)
    nameLabel.frame = CGRect(
      x: inner.minX,
      y: 0,
      width: inner.width - countWidth,
      height: size.height
    )
    countLabel.frame = CGRect(
      x: inner.maxX - countWidth,
      y: 0,
      width: countWidth,
      height: size.height
    )
    line.frame = CGRect(x: 0, y: size.height - 1, width: size.width, height: 1)
  }
}
