import CoreGraphics
import Foundation

/// The buttons behind a swiped row.
final class SwipeActionsView: UIView {
  // Measures of iOS 13 to 17, chosen by eye.
  private static let fontSize: CGFloat = 15
  private static let padding: CGFloat = 15
  private static let minimumWidth: CGFloat = 74

  let actions: [UIContextualAction]
  var onTap: ((UIContextualAction, UIView) -> Void)?
  private let isTrailing: Bool
  private var buttons: [UIButton] = []

  init(_ actions: [UIContextualAction], isTrailing: Bool) {
    self.actions = actions
    self.isTrailing = isTrailing
    super.init(frame: .zero)
    clipsToBounds = true
    buttons = actions.map { action in
      let button = UIButton(type: .custom)
      button.backgroundColor = action.backgroundColor
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.setTitleColor(.white, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: Self.fontSize)
      button.tintColor = .white
      button.addAction(
        UIAction { [weak self, weak button] _ in
          guard let self, let button else { return }
          onTap?(action, button)
        },
        for: .touchUpInside
      )
      addSubview(button)
      return button
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("SwipeActionsView is made in code only")
  }

  private var widths: [CGFloat] {
    buttons.map { max($0.sizeThatFits(bounds.size).width + 2 * Self.padding, Self.minimumWidth) }
  }

  /// Room that all buttons together want.
  var wantedWidth: CGFloat { widths.reduce(0, +) }

  /// Spreads the buttons over the uncovered strip; the first action lies at the edge.
  func uncover(_ width: CGFloat) {
    let wanted = max(wantedWidth, 1)
    let factor = width / wanted
    var edge = isTrailing ? bounds.width : 0
    for (button, own) in zip(buttons, widths) {
      let share = own * factor
      button.frame = CGRect(
        x: isTrailing ? edge - share : edge,
        y: 0,
        width: share,
        height: bounds.height
      )
      edge += isTrailing ? -share : share
    }
  }
}
