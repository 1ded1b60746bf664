public import Foundation

/// A rectangle that constraints can position and refer to, without a view.
open class UILayoutGuide: NSObject {
  /// What the system keeps a guide at; nil for guides that only constraints position.
  let systemKind: SystemGuideKind?
  private weak var storedOwner: UIView?
  private var storedState: LayoutItemState?
  private var storedIdentifier: String

  public override init() {
    systemKind = nil
    storedIdentifier = ""
    super.init()
  }

  init(_ kind: SystemGuideKind, of owner: UIView) {
    systemKind = kind
    storedIdentifier = kind.identifier
    super.init()
    storedOwner = owner
  }

  open var identifier: String {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }

  /// The view the guide was added to; setting it moves the guide.
  open weak var owningView: UIView? {
    get { storedOwner }
    set {
      guard newValue !== storedOwner else { return }
      storedOwner?.forget(self)
      storedOwner = newValue
      newValue?.remember(self)
    }
  }

  /// In the owning view's coordinates; for guides that constraints position, of the last layout.
  open var layoutFrame: CGRect {
    guard let owner = storedOwner else { return .zero }
    if let systemKind, let frame = owner.frame(ofGuide: systemKind) { return frame }
    return layoutState.currentEntry?.solvedAlignmentRect ?? .zero
  }

  open var hasAmbiguousLayout: Bool {
    storedOwner?.hasAmbiguousLayout(of: self) ?? false
  }

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    storedOwner?.constraintsAffecting(self, axis) ?? []
  }

  // MARK: - Anchors

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .leading)) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .trailing)) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .left)) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .right)) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .top)) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .bottom)) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .width)) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .height)) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .centerX)) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .centerY)) }

  open nonisolated override var description: String {
    MainActor.assumeIsolated {
      "<\(type(of: self)): \(address(of: self)) - \"\(identifier)\", layoutFrame = "
        + "\(layoutFrame), owningView = \(storedOwner.map { "\($0)" } ?? "(null)")>"
    }
  }
}

extension UILayoutGuide: LayoutItem {
  var layoutHost: UIView? { storedOwner }

  var layoutState: LayoutItemState {
    if let storedState { return storedState }
    let state = LayoutItemState(self)
    storedState = state
    return state
  }
}
