import Foundation
import ProsceniumTesting
import UIKit

/// A view of 10 × 10 points at the top left of a shown screen, with the clock to move it.
final class AnimatedView {
  let stage: Stage
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private(set) var log: [String] = []

  init() {
    stage = Stage(size: CGSize(width: 200, height: 200), scale: 1)
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(view)
    stage.turn()
  }

  /// Writes down when something happened.
  func note(_ what: String) {
    log.append("\(what) at \((stage.now * 1000).rounded() / 1000)")
  }

  /// A completion that writes down whether the animation finished.
  func noteEnd(_ name: String) -> (Bool) -> Void {
    { [weak self] in self?.note("\(name) \($0 ? "finished" : "cut off")") }
  }

  /// The left edge on screen now.
  var shownX: CGFloat { stage.presentationFrame(of: view).minX }

  var shownAlpha: CGFloat { CGFloat(view.layer.properties(at: stage.now).opacity) }
}

func isClose(_ first: CGFloat, _ second: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool {
  abs(first - second) < tolerance
}
