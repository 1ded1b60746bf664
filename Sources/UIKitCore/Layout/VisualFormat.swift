import Foundation

/// A parsed visual format: a row of elements and the gaps between them.
nonisolated struct VisualFormat: Equatable {
  /// The superview's edge (`|`) or a view in brackets.
  enum Element: Equatable {
    case superview(position: Int)
    case view(Name, [Predicate])
  }

  /// What stands between two elements: nothing, `-` or `-(...)-`.
  enum Gap: Equatable {
    case flush
    case standard
    case predicates([Predicate])
  }

  /// A name of a view or metric and where it ends in the text, for error messages.
  struct Name: Equatable {
    let text: String
    let position: Int
  }

  /// A number, or the name of a metric or view.
  enum Value: Equatable {
    case number(CGFloat)
    case name(Name)
  }

  /// `>=100@750`.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: Value?
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var elements: [Element] = []
  /// One between each two elements.
  var gaps: [Gap] = []
}
