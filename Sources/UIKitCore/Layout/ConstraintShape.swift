import Foundation

/// All of a constraint that cannot change while it is active: everything but its constant.
struct ConstraintShape: Hashable {
  private let items: [ObjectIdentifier]
  private let attributes: [NSLayoutConstraint.Attribute]
  private let relation: NSLayoutConstraint.Relation
  private let multiplier: CGFloat
  private let priority: UILayoutPriority
  private let identifier: String?

  init(_ constraint: NSLayoutConstraint) {
    items = constraint.items.map { ObjectIdentifier($0) }
    attributes = [
      constraint.first.attribute, constraint.first.originAttribute,
      constraint.second.attribute, constraint.second.originAttribute,
    ]
    relation = constraint.relation
    multiplier = constraint.multiplier
    priority = constraint.priority
    identifier = constraint.identifier
  }
}
