import ConstraintSolver
public import Foundation

/// A relation between attributes of two items: `first = multiplier * second + constant`.
///
/// Active constraints are held by the nearest common ancestor of their items and installed in the
/// engine of the tree when it is next laid out. Items are referenced weakly.
open class NSLayoutConstraint: NSObject {
  let first: LayoutTerm
  let second: LayoutTerm
  public let relation: Relation
  public let multiplier: CGFloat
  open var shouldBeArchived = false

  /// The view that holds the constraint while it is active.
  weak var holder: UIView?
  var installation: LayoutInstallation?
  private var storedConstant: CGFloat
  private var storedPriority = UILayoutPriority.required
  private var storedIdentifier: String?

  /// `toItem` nil goes with `.notAnAttribute`.
  ///
  /// Traps where the attributes do not go together.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    self.init(
      LayoutTerm(Self.layoutItem(view1), attr1),
      relation,
      view2.map { LayoutTerm(Self.layoutItem($0), attr2) } ?? LayoutTerm(nil, attr2),
      multiplier: multiplier,
      constant: c
    )
  }

  init(
    _ first: LayoutTerm,
    _ relation: Relation,
    _ second: LayoutTerm,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant
    super.init()
    checkTerms()
  }

  private static func layoutItem(_ value: Any) -> any LayoutItem {
    guard let item = value as? any LayoutItem else {
      preconditionFailure(
        "NSLayoutConstraint for \(value): constraint items must be a view or a layout guide."
      )
    }
    return item
  }

  // MARK: - Parts

  open var firstItem: AnyObject? { first.item }
  open var firstAttribute: Attribute { first.attribute }
  open var secondItem: AnyObject? { second.item }
  open var secondAttribute: Attribute { second.attribute }
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.attribute == .notAnAttribute ? nil : NSLayoutAnchor(second)
  }

  open var identifier: String? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }

  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      installation?.engine?.constantDidChange(self)
    }
  }

  /// Once active, a required constraint stays required and an optional one optional.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      precondition(
        newValue.rawValue > 0 && newValue.rawValue <= UILayoutPriority.required.rawValue,
        "It's illegal to set priority:\(newValue.rawValue) of \(self). Priorities must be greater "
          + "than 0 and less or equal to 1000."
      )
      precondition(
        !isActive || (newValue == .required) == (storedPriority == .required),
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
          + "not supported. You passed priority \(newValue.rawValue) and the existing priority was "
          + "\(storedPriority.rawValue)."
      )
      storedPriority = newValue
      installation?.engine?.priorityDidChange(self)
    }
  }

  // MARK: - Activation

  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        activate()
      } else {
        holder?.release(self)
      }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      constraint.isActive = true
    }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      constraint.isActive = false
    }
  }

  open class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    constraints(inVisualFormat: format, opts, metrics ?? [:], views)
  }

  open nonisolated override var description: String {
    MainActor.assumeIsolated { logDescription }
  }
}
