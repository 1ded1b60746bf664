import UIKit

/// A row of the games table: a flag at one side, host and year beside it.
final class GamesTableViewCell: UITableViewCell {
  /// Where the flag stands.
  enum Side {
    case leading
    case trailing
  }

  private static let margin: CGFloat = 8
  /// Distance of both texts from the middle of the row.
  private static let gap: CGFloat = 2

  private let flagImageView = UIImageView()
  private let hostLabel = UILabel()
  private let yearLabel = UILabel()
  private var sideConstraints: [NSLayoutConstraint] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func show(_ games: Games, flagAt side: Side) {
    flagImageView.image = UIImage(named: games.flagImageName)
    hostLabel.text = games.host
    yearLabel.text = games.title
    accessibilityLabel = "\(games.host) \(games.year)"
    let alignment: NSTextAlignment = side == .leading ? .left : .right
    hostLabel.textAlignment = alignment
    yearLabel.textAlignment = alignment
    placeFlag(at: side)
  }

  private func setUp() {
    flagImageView.contentMode = .scaleAspectFit
    flagImageView.clipsToBounds = true
    for subview in [flagImageView, hostLabel, yearLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      flagImageView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.margin),
      flagImageView.bottomAnchor.constraint(
        equalTo: contentView.bottomAnchor,
        constant: -Self.margin
      ),
      flagImageView.widthAnchor.constraint(equalTo: flagImageView.heightAnchor),
      hostLabel.bottomAnchor.constraint(equalTo: contentView.centerYAnchor, constant: -Self.gap),
      yearLabel.topAnchor.constraint(equalTo: contentView.centerYAnchor, constant: Self.gap),
      yearLabel.leadingAnchor.constraint(equalTo: hostLabel.leadingAnchor),
      yearLabel.trailingAnchor.constraint(equalTo: hostLabel.trailingAnchor),
    ])
  }

  private func placeFlag(at side: Side) {
    NSLayoutConstraint.deactivate(sideConstraints)
    switch side {
    case .leading:
      sideConstraints = [
        flagImageView.leadingAnchor.constraint(
          equalTo: contentView.leadingAnchor,
          constant: Self.margin
        ),
        hostLabel.leadingAnchor.constraint(
          equalTo: flagImageView.trailingAnchor,
          constant: Self.margin
        ),
        hostLabel.trailingAnchor.constraint(
          equalTo: contentView.trailingAnchor,
          constant: -Self.margin
        ),
      ]
    case .trailing:
      sideConstraints = [
        flagImageView.trailingAnchor.constraint(
          equalTo: contentView.trailingAnchor,
          constant: -Self.margin
        ),
        hostLabel.trailingAnchor.constraint(
          equalTo: flagImageView.leadingAnchor,
          constant: -Self.margin
        ),
        hostLabel.leadingAnchor.constraint(
          equalTo: contentView.leadingAnchor,
          constant: Self.margin
        ),
      ]
    }
    NSLayoutConstraint.activate(sideConstraints)
  }
}
