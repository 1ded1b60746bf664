import Foundation

/// Makes the constraints that a visual format describes, in reading order.
struct VisualFormatBuilder {
  let text: String
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  private var constraints: [NSLayoutConstraint] = []

  static func constraints(
    _ text: String,
    _ options: NSLayoutConstraint.FormatOptions,
    _ metrics: [String: Any],
    _ views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var builder = VisualFormatBuilder(
      text: text,
      format: try VisualFormatParser.parse(text),
      options: options,
      metrics: metrics,
      views: views
    )
    try builder.build()
    return builder.constraints
  }

  private mutating func build() throws(VisualFormatError) {
    try checkAlignment()
    for (index, element) in format.elements.enumerated() {
      if index > 0 {
        try connect(format.elements[index - 1], element, format.gaps[index - 1])
      }
      if case .view(let name, let predicates) = element {
        try size(name, predicates)
      }
    }
  }

  // MARK: - Gaps

  private mutating func connect(
    _ one: VisualFormat.Element,
    _ other: VisualFormat.Element,
    _ gap: VisualFormat.Gap
  ) throws(VisualFormatError) {
    let isInside = one.isView && other.isView
    let usesMargin = gap == .standard && !isInside
    // The item that lies further along is the constraint's first, as in UIKit: `b = a + gap`.
    let near = try term(one, isNear: true, isInside: isInside, usesMargin: usesMargin)
    let far = try term(other, isNear: false, isInside: isInside, usesMargin: usesMargin)
    switch gap {
    case .flush:
      add(far, .equal, near, 0, nil)
    case .standard:
      add(far, .equal, near, usesMargin ? 0 : SystemSpacing.betweenSiblings, nil)
    case .predicates(let predicates):
      for predicate in predicates {
        let length = try number(predicate.value)
        add(far, predicate.relation, near, length, try priority(predicate))
      }
    }
    if isInside {
      try align(one, other)
    }
  }

  private mutating func add(
    _ far: LayoutTerm,
    _ relation: NSLayoutConstraint.Relation,
    _ near: LayoutTerm,
    _ length: CGFloat,
    _ priority: UILayoutPriority?
  ) {
    let constraint: NSLayoutConstraint
    if isReversed {
      constraint = NSLayoutConstraint(near, relation, far, constant: length)
    } else {
      constraint = NSLayoutConstraint(far, relation, near, constant: length)
    }
    append(constraint, priority)
  }

  private mutating func append(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority?) {
    constraint.priority = priority ?? .required
    constraints.append(constraint)
  }

  /// The edge of an element that a gap touches: its end where the element comes first (`isNear`).
  private func term(
    _ element: VisualFormat.Element,
    isNear: Bool,
    isInside: Bool,
    usesMargin: Bool
  ) throws(VisualFormatError) -> LayoutTerm {
    switch element {
    case .view(let name, _):
      let usesBaseline =
        isInside && format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
      if usesBaseline {
        return LayoutTerm(try item(name), isNear ? .lastBaseline : .firstBaseline)
      }
      return LayoutTerm(try item(name), isNear ? endEdge : startEdge)
    case .superview(let position):
      let edge = isNear ? startEdge : endEdge
      return LayoutTerm(try superview(position), usesMargin ? edge.margin : edge)
    }
  }

  /// Whether the format reads towards smaller coordinates.
  private var isReversed: Bool {
    format.axis == .horizontal
      && options.intersection(.directionMask) == .directionRightToLeft
  }

  private var startEdge: NSLayoutConstraint.Attribute {
    guard format.axis == .horizontal else { return .top }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return .left
    case .directionRightToLeft: return .right
    default: return .leading
    }
  }

  private var endEdge: NSLayoutConstraint.Attribute {
    guard format.axis == .horizontal else { return .bottom }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return .right
    case .directionRightToLeft: return .left
    default: return .trailing
    }
  }

  // MARK: - Sizes and alignment

  private mutating func size(
    _ name: VisualFormat.Name,
    _ predicates: [VisualFormat.Predicate]
  ) throws(VisualFormatError) {
    let attribute: NSLayoutConstraint.Attribute =
      format.axis == .horizontal ? .width : .height
    let first = LayoutTerm(try item(name), attribute)
    for predicate in predicates {
      let priority = try priority(predicate)
      if case .name(let other) = predicate.value, metrics[other.text] == nil {
        let second = LayoutTerm(try item(other), attribute)
        append(NSLayoutConstraint(first, predicate.relation, second), priority)
      } else {
        let length = try number(predicate.value)
        append(
          NSLayoutConstraint(first, predicate.relation, .nothing, constant: length),
          priority
        )
      }
    }
  }

  private static let alignments:
    [(option: NSLayoutConstraint.FormatOptions, attribute: NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]

  private var alignedAttributes: [NSLayoutConstraint.Attribute] {
    Self.alignments.filter { options.contains($0.option) }.map(\.attribute)
  }

  private func checkAlignment() throws(VisualFormatError) {
    let isHorizontal = format.axis == .horizontal
    let forbidden: NSLayoutConstraint.Attribute.Kind =
      isHorizontal ? .horizontalPosition : .verticalPosition
    guard alignedAttributes.contains(where: { $0.kind == forbidden }) else { return }
    let direction = isHorizontal ? "horizontal" : "vertical"
    throw VisualFormatError(
      message: "Options mask required views to be aligned on a \(direction) edge, which is not "
        + "allowed for layout that is also \(direction).",
      format: text,
      position: text.count
    )
  }

  private mutating func align(
    _ one: VisualFormat.Element,
    _ other: VisualFormat.Element
  ) throws(VisualFormatError) {
    guard case .view(let first, _) = one, case .view(let second, _) = other else { return }
    for attribute in alignedAttributes {
      append(
        NSLayoutConstraint(
          LayoutTerm(try item(second), attribute),
          .equal,
          LayoutTerm(try item(first), attribute)
        ),
        nil
      )
    }
  }

  // MARK: - Names

  private func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> any LayoutItem {
    guard let item = views[name.text] as? any LayoutItem else {
      throw VisualFormatError(
        message: "\(name.text) is not a key in the views dictionary.",
        format: text,
        position: name.position
      )
    }
    return item
  }

  /// The superview that `|` stands for: that of the nearest view.
  private func superview(_ position: Int) throws(VisualFormatError) -> UIView {
    for case .view(let name, _) in format.elements {
      if let view = try item(name) as? UIView, let superview = view.superview { return superview }
      if let guide = try item(name) as? UILayoutGuide, let owner = guide.owningView { return owner }
    }
    throw VisualFormatError(
      message: "Unable to interpret '|' character, because the related view doesn't have a "
        + "superview",
      format: text,
      position: position
    )
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number):
      return number
    case .name(let name):
      guard let number = metrics[name.text].flatMap(Self.number) else {
        throw VisualFormatError(
          message: "\(name.text) is not a key in the metrics dictionary.",
          format: text,
          position: name.position
        )
      }
      return number
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let priority as UILayoutPriority: CGFloat(priority.rawValue)
    default: nil
    }
  }

  private func priority(
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> UILayoutPriority? {
    guard let priority = predicate.priority else { return nil }
    return UILayoutPriority(Float(try number(priority)))
  }
}

extension VisualFormat.Element {
  fileprivate nonisolated var isView: Bool {
    guard case .view = self else { return false }
    return true
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin inside an edge.
  fileprivate nonisolated var margin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
