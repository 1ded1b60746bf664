import Foundation

/// How a constraint is written in logs: as a visual format where that can say it.
extension NSLayoutConstraint {
  var logDescription: String {
    var text = "<\(type(of: self)):\(address(of: self)) "
    if let identifier { text += "'\(identifier)' " }
    let (equation, superview) = equationText
    text += equation
    var notes: [String] = [isActive ? "active" : "inactive"]
    if let superview { notes.append("names: '|':\(superview) ") }
    return text + "   (\(notes.joined(separator: ", ")))>"
  }

  private var relationText: String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  private var priorityText: String {
    priority == .required ? "" : "@" + CGFloat(priority.rawValue).logText
  }

  private var equationText: (text: String, superview: String?) {
    if let spacing = spacingText { return spacing }
    var text = "\(first.description) \(relationText) "
    if second.attribute == .notAnAttribute {
      text += constant.logText
    } else {
      if multiplier != 1 { text += "\(multiplier.logText)*" }
      text += second.description
      if constant > 0 { text += " + \(constant.logText)" }
      if constant < 0 { text += " - \((-constant).logText)" }
    }
    if priority != .required { text += " " + priorityText }
    return (text, nil)
  }

  /// `H:[a]-(8)-[b]` or `V:|-(20)-[a]`, where the constraint is a gap between two edges.
  private var spacingText: (text: String, superview: String?)? {
    guard multiplier == 1, !first.isDistance, !second.isDistance,
      let one = first.item, let other = second.item
    else { return nil }
    let edges = Edges(first.attribute, second.attribute)
    guard let edges else { return nil }
    let isFirstOuter = (one as? UIView).map { $0 === other.layoutHost?.superview } ?? false
    let isSecondOuter = (other as? UIView).map { $0 === one.layoutHost?.superview } ?? false
    let name: (any LayoutItem) -> String = { "[\($0.layoutName)]" }
    // Which of the two comes first in reading order, and whether the relation turns around.
    switch (edges.first, edges.second) {
    case (.start, .start) where isSecondOuter:
      return (edges.text("|", gap(constant, isFlipped: false), name(one)), other.layoutName)
    case (.end, .end) where isSecondOuter:
      return (edges.text(name(one), gap(-constant, isFlipped: true), "|"), other.layoutName)
    case (.start, .start) where isFirstOuter:
      return (edges.text("|", gap(-constant, isFlipped: true), name(other)), one.layoutName)
    case (.end, .end) where isFirstOuter:
      return (edges.text(name(other), gap(constant, isFlipped: false), "|"), one.layoutName)
    case (.start, .end) where !isFirstOuter && !isSecondOuter:
      return (edges.text(name(other), gap(constant, isFlipped: false), name(one)), nil)
    case (.end, .start) where !isFirstOuter && !isSecondOuter:
      return (edges.text(name(one), gap(-constant, isFlipped: true), name(other)), nil)
    default:
      return nil
    }
  }

  private func gap(_ length: CGFloat, isFlipped: Bool) -> String {
    let relation =
      switch self.relation {
      case .equal: ""
      case .lessThanOrEqual: isFlipped ? ">=" : "<="
      case .greaterThanOrEqual: isFlipped ? "<=" : ">="
      }
    return "-(\(relation)\(length.logText)\(priorityText))-"
  }

  /// The sides of two edges that a gap can lie between.
  private struct Edges {
    enum Side {
      case start
      case end
    }

    let first: Side
    let second: Side
    private let axis: String
    private let note: String

    init?(_ one: Attribute, _ other: Attribute) {
      guard let first = Self.side(one), let second = Self.side(other), one.kind == other.kind else {
        return nil
      }
      self.first = first
      self.second = second
      axis = one.kind == .horizontalPosition ? "H:" : "V:"
      note = one.isAbsoluteSide ? "(LTR)" : ""
    }

    private static func side(_ attribute: Attribute) -> Side? {
      switch attribute {
      case .left, .leading, .top: .start
      case .right, .trailing, .bottom: .end
      default: nil
      }
    }

    func text(_ left: String, _ gap: String, _ right: String) -> String {
      axis + left + gap + right + note
    }
  }
}

extension CGFloat {
  /// As `%g` writes it: no trailing zeros.
  var logText: String {
    String(format: "%g", Double(self))
  }
}
