/// One side of a constraint: an item's attribute, or the distance between two of them.
struct LayoutTerm {
  weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// Where a distance is measured from; nil for a plain attribute.
  private(set) weak var origin: (any LayoutItem)?
  private(set) var originAttribute = NSLayoutConstraint.Attribute.notAnAttribute

  static let nothing = LayoutTerm(nil, .notAnAttribute)

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// The way from one position to another: positive where `to` is further right or down.
  init(from: LayoutTerm, to: LayoutTerm) {
    item = to.item
    attribute = to.attribute
    origin = from.item
    originAttribute = from.attribute
  }

  var isDistance: Bool { originAttribute != .notAnAttribute }

  var items: [any LayoutItem] {
    [item, origin].compactMap(\.self)
  }

  var kind: NSLayoutConstraint.Attribute.Kind {
    isDistance ? .size : attribute.kind
  }

  /// The first item with its attribute, as constraints are written in logs.
  var description: String {
    let name = (item?.layoutName ?? "(null)") + "." + attribute.name
    guard isDistance else { return name }
    return "(\(name) - \(origin?.layoutName ?? "(null)").\(originAttribute.name))"
  }

  /// The anchor that the term comes from, as UIKit's messages show it.
  var anchorText: String {
    switch kind {
    case .horizontalPosition: NSLayoutXAxisAnchor(self).description
    case .verticalPosition: NSLayoutYAxisAnchor(self).description
    case .size, .none: NSLayoutDimension(self).description
    }
  }
}
