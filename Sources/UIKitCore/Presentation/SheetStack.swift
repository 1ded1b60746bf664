import CoreGraphics
import Foundation
import QuartzCore

/// The large sheets of a window on a phone, and what each of them pushes back.
///
/// Works everything out from the presentations there are; called whenever one of them may have changed,
/// inside the animation of the change if there is one.
struct SheetStack {
  /// From here on the black behind the cards decides the look of the status bar.
  private static let halfway: CGFloat = 0.5

  /// Something that a sheet in front pushes back.
  private struct Back {
    let view: UIView
    /// How much of a card it can be: sheets that are not large are covered and stay where they are.
    var share: CGFloat = 1
    var depth: CGFloat = 0
    var sheetTop: CGFloat = 0
  }

  private let window: UIWindow
  private var backs: [Back] = []
  /// How many of `backs` the next sheet does not touch.
  private var barrier = 0
  /// Whether the front sheet is closer to large than not.
  private(set) var showsCards = false

  init(_ window: UIWindow) {
    self.window = window
    backs = [Back(view: window.dropShadowView)]
    var presentation = window.rootViewController?.presentationInTree
    while let current = presentation {
      add(current)
      presentation = current.next
    }
  }

  private mutating func add(_ presentation: Presentation) {
    let controller = presentation.activeController
    guard controller.shouldPresentInFullscreen else { return }
    guard let container = controller.container, container.window === window else { return }
    if let sheet = controller as? UISheetPresentationController {
      if sheet.canPushBack { push(by: sheet) } else { barrier = backs.count }
      backs.append(Back(view: sheet.sheetView, share: sheet.pushing))
      return
    }
    barrier = backs.count
    showsCards = false
    // What an app's own controller shows is its own business.
    if controller.style == .fullScreen || controller.style == .overFullScreen {
      backs.append(Back(view: container))
    }
  }

  private mutating func push(by sheet: UISheetPresentationController) {
    for index in backs.indices where index >= barrier {
      backs[index].depth += sheet.pushing * backs[index].share
      backs[index].sheetTop = sheet.largeTop
    }
    if !sheet.presentedViewController.modalPresentationCapturesStatusBarAppearance {
      showsCards = sheet.pushing >= Self.halfway || showsCards
    }
  }

  // MARK: - Showing

  /// The views that stand behind sheets.
  var views: [UIView] { backs.map(\.view) }

  /// Puts all that stands behind sheets where it belongs.
  static func update(_ window: UIWindow?) {
    guard let window else { return }
    let stack = SheetStack(window)
    for back in stack.backs {
      stack.apply(back)
    }
    guard window.showsCards != stack.showsCards else { return }
    window.showsCards = stack.showsCards
    UIApplication.shared.preferencesDidChange()
  }

  private func apply(_ back: Back) {
    let view = back.view
    let card = SheetCard(
      frame: view.untransformedFrame,
      sheetTop: back.sheetTop,
      depth: back.depth
    )
    if view.transform != card.transform { view.transform = card.transform }
    guard !(view is SheetView) else { return }
    let radius = SheetMetrics.cornerRadius * card.rounding
    // From the first time on: what is beyond the bounds is beyond the screen.
    if radius > 0 { view.clipsToBounds = true }
    if view.layer.cornerRadius != radius { view.layer.cornerRadius = radius }
  }
}
