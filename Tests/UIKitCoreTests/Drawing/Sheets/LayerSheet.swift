import CoreGraphics
import ProsceniumTesting
import QuartzCore
import UIKit

/// A screen of many layers on white, row by row, for a golden.
@MainActor
struct LayerSheet {
  /// Points and pixels of a side.
  static let side: CGFloat = 48

  let stage: Stage
  private let columns: Int
  private let view = UIView()
  private var count = 0

  init(columns: Int, rows: Int) {
    self.columns = columns
    stage = Stage(
      size: CGSize(width: CGFloat(columns) * Self.side, height: CGFloat(rows) * Self.side),
      scale: 1
    )
    let controller = BareController()
    stage.turn()
    view.backgroundColor = .white
    controller.view = view
    stage.show(controller)
  }

  /// Adds a layer of 28 points in the middle of the next square; `name` is for readers.
  mutating func add<Layer: CALayer>(
    _ name: String,
    _ layer: Layer,
    _ change: (Layer) -> Void
  ) {
    let cell = CALayer()
    cell.frame = CGRect(
      x: CGFloat(count % columns) * Self.side,
      y: CGFloat(count / columns) * Self.side,
      width: Self.side,
      height: Self.side
    )
    layer.frame = CGRect(x: 10, y: 10, width: 28, height: 28)
    change(layer)
    cell.addSublayer(layer)
    view.layer.addSublayer(cell)
    count += 1
  }

  /// A plain layer with a blue background; see `add`.
  mutating func plain(_ name: String, _ change: (CALayer) -> Void) {
    add(name, CALayer()) {
      $0.backgroundColor = DrawingSheet.blue.cgColor
      change($0)
    }
  }

  /// A view in the next square; see `add`.
  mutating func add(_ name: String, view: UIView, _ change: () -> Void) {
    view.frame = CGRect(
      x: CGFloat(count % columns) * Self.side + 4,
      y: CGFloat(count / columns) * Self.side + 4,
      width: Self.side - 8,
      height: Self.side - 8
    )
    self.view.addSubview(view)
    change()
    count += 1
  }

  /// Runs everything due, so that the stage shows what was added.
  func show() -> Stage {
    // The status bar goes away with an animation.
    stage.advance(by: 1)
    return stage
  }
}

/// A controller without a status bar.
private final class BareController: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
}

extension CALayer {
  /// Adds a plain sublayer without animation.
  @discardableResult
  func addSquare(_ frame: CGRect, _ color: UIColor) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color.cgColor
    addSublayer(layer)
    return layer
  }
}
