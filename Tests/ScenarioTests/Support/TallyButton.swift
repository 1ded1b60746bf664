import Foundation
import UIKit

/// A button that counts its taps.
final class TallyButton: UIButton {
  private(set) var taps = 0

  /// 40 points square around (`x`, `y`), the front-most subview of `view`.
  init(in view: UIView, at x: CGFloat, _ y: CGFloat) {
    super.init(frame: CGRect(x: x - 20, y: y - 20, width: 40, height: 40))
    addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    view.addSubview(self)
  }

  required init?(coder: NSCoder) {
    fatalError("Made in code.")
  }
}

/// A view that logs its touches.
final class TouchLogger: UIView {
  private(set) var calls: [String] = []

  func clear() {
    calls.removeAll()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("began")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("cancelled")
  }
}

/// The target of recognisers: counts what it hears.
final class Listener {
  private(set) var states: [UIGestureRecognizer.State] = []
  private(set) weak var lastRecognizer: UIGestureRecognizer?
  var onChange: ((UIGestureRecognizer) -> Void)?

  var count: Int { states.count }

  func tap() -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: self, action: Selector("handle:", Listener.handle))
  }

  func pan() -> UIPanGestureRecognizer {
    UIPanGestureRecognizer(target: self, action: Selector("handle:", Listener.handle))
  }

  func handle(_ recognizer: UIGestureRecognizer) {
    states.append(recognizer.state)
    lastRecognizer = recognizer
    onChange?(recognizer)
  }
}
