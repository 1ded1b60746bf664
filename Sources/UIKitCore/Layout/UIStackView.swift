public import Foundation

/// A row or column of views, laid out by constraints that the stack makes and renews itself.
///
/// A change marks the stack; its constraints are made anew in `updateConstraints`, so a change in an
/// animation block followed by `layoutIfNeeded()` moves the views animated. Views hidden or shown in an
/// animation block need no `layoutIfNeeded()`. Hidden views stay arranged with a length of zero.
open class UIStackView: UIView {
  /// How views share the length of the stack.
  public nonisolated enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// How views lie across the stack.
  public nonisolated enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// Asks for the stack's own spacing.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// Asks for the distance that the system recommends.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement: [NSLayoutConstraint] = []

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// Points between neighbors; the least distance for the distributions that share out space.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Measures a column's spacing from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views {
      addArrangedSubview(view)
    }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: - Arranged views

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Arranges a view, or moves it; it becomes a subview if it is not one already.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    precondition(
      arrangedSubviews.indices.contains(stackIndex) || stackIndex == arrangedSubviews.count,
      "Index \(stackIndex) is out of bounds for the arranged subviews of \(self), which has "
        + "\(arrangedSubviews.count)."
    )
    if view.superview !== self {
      addSubview(view)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: stackIndex)
    arrangementDidChange()
  }

  /// Stops arranging a view; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: - Renewing constraints

  func arrangementDidChange() {
    setNeedsUpdateConstraints()
  }

  /// Called when an arranged view's content has another size.
  func arrangedContentDidChange() {
    if distribution == .fillProportionally { arrangementDidChange() }
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open override var forFirstBaselineLayout: UIView {
    arrangedSubviews.first { !$0.isHidden } ?? self
  }

  /// A row's baseline is that of its first view, a column's last one that of its last view.
  open override var forLastBaselineLayout: UIView {
    guard axis == .vertical else { return forFirstBaselineLayout }
    return arrangedSubviews.last { !$0.isHidden } ?? self
  }

  open override func updateConstraints() {
    renewArrangement()
    super.updateConstraints()
  }

  /// Exchanges only constraints that are no longer the same but for their constant.
  private func renewArrangement() {
    let previous = arrangement
    var old: [ConstraintShape: NSLayoutConstraint] = [:]
    for constraint in previous {
      old[ConstraintShape(constraint)] = constraint
    }
    let wanted = StackArrangement(of: self).constraints()
    var added: [NSLayoutConstraint] = []
    arrangement = wanted.map { constraint in
      if let same = old.removeValue(forKey: ConstraintShape(constraint)), same.isActive {
        same.constant = constraint.constant
        return same
      }
      added.append(constraint)
      return constraint
    }
    let kept = Set(arrangement.map { ObjectIdentifier($0) })
    NSLayoutConstraint.deactivate(previous.filter { !kept.contains(ObjectIdentifier($0)) })
    NSLayoutConstraint.activate(added)
  }

  /// The gap behind an arranged view, in points.
  func gap(after view: UIView) -> CGFloat {
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    return gap == Self.spacingUseSystem ? SystemSpacing.betweenSiblings : gap
  }
}

extension UIView {
  /// A hidden view takes no room in a stack.
  ///
  /// In an animation block it shows until the animations end, and the stack is laid out animated.
  func stackViewArrangementMayHaveChanged() {
    guard let stack = superview as? UIStackView,
      stack.arrangedSubviews.contains(where: { $0 === self })
    else { return }
    stack.arrangementDidChange()
    guard ViewAnimationContext.isAnimating else { return }
    if isHidden { ViewAnimationContext.keepShowing(layer) }
    ViewAnimationContext.layOutAtEnd(stack)
  }
}
