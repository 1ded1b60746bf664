/// The layouts that are compared: the shapes that screens of apps are made of.
nonisolated extension ConstraintSystem {
  private static let editedWidths: [Double] = [320, 414, 768, 390, 834, 375]
  private static let editedGaps: [Double] = [20, 8, 44, 0, 30, 12]

  static func all(views: Int) -> [ConstraintSystem] {
    [column(views), form(views), cards(views), grid(views)]
  }

  private init(named name: String, views: Int) {
    self.init(name: "\(name), \(views) views")
  }

  /// The container that everything is in, its width edited, and a gap below its top, edited too.
  private mutating func makeContainer() -> (box: Box, gap: Int) {
    let container = makeBox()
    let gap = makeVariable()
    require([(container.left, 1)], "==", 0)
    require([(container.top, 1)], "==", 0)
    edits = [
      Edit(variable: container.width, values: Self.editedWidths),
      Edit(variable: gap, values: Self.editedGaps),
    ]
    return (container, gap)
  }

  /// Views below each other, as wide as the container, as high as their content.
  static func column(_ count: Int) -> ConstraintSystem {
    var system = ConstraintSystem(named: "column", views: count)
    let (container, gap) = system.makeContainer()
    var previous: Box?
    for index in 0..<count {
      let view = system.makeBox()
      system.require([(view.left, 1)], "==", 16)
      system.require([(view.width, 1), (container.width, -1)], "==", -32)
      system.content(view.height, 20 + Double(index % 5) * 6)
      if let previous {
        let bottom = [(view.top, 1.0), (previous.top, -1), (previous.height, -1)]
        system.require(bottom, "==", 8)
      } else {
        system.require([(view.top, 1), (gap, -1)], "==", 0)
      }
      previous = view
    }
    return system
  }

  /// Rows of a label and a field; all labels as wide as the widest.
  static func form(_ count: Int) -> ConstraintSystem {
    var system = ConstraintSystem(named: "form", views: count)
    let (container, gap) = system.makeContainer()
    var previous: Box?
    var firstLabel: Box?
    for index in 0..<(count / 2) {
      let label = system.makeBox()
      let field = system.makeBox()
      system.require([(label.left, 1)], "==", 16)
      system.content(label.width, 40 + Double(index % 7) * 9)
      system.content(label.height, 20)
      system.content(field.height, 30)
      system.require([(field.left, 1), (label.left, -1), (label.width, -1)], "==", 8)
      system.require([(field.left, 1), (field.width, 1), (container.width, -1)], "==", -16)
      system.require(
        [(label.top, 1), (label.height, 0.5), (field.top, -1), (field.height, -0.5)],
        "==",
        0
      )
      if let firstLabel {
        system.require([(label.width, 1), (firstLabel.width, -1)], "==", 0)
      }
      if let previous {
        let bottom = [(field.top, 1.0), (previous.top, -1), (previous.height, -1)]
        system.require(bottom, "==", 8)
      } else {
        system.require([(field.top, 1), (gap, -1)], "==", 0)
      }
      firstLabel = firstLabel ?? label
      previous = field
    }
    return system
  }

  /// Cards below each other, each as high as the picture and the two texts in it.
  static func cards(_ count: Int) -> ConstraintSystem {
    var system = ConstraintSystem(named: "cards", views: count)
    let (container, gap) = system.makeContainer()
    var previous: Box?
    for index in 0..<(count / 4) {
      let card = system.makeBox()
      let (picture, title, text) = (system.makeBox(), system.makeBox(), system.makeBox())
      system.require([(card.left, 1)], "==", 8)
      system.require([(card.width, 1), (container.width, -1)], "==", -16)
      system.require([(picture.left, 1)], "==", 12)
      system.require([(picture.top, 1)], "==", 12)
      system.require([(picture.width, 1)], "==", 40)
      system.require([(picture.height, 1), (picture.width, -1)], "==", 0)
      for label in [title, text] {
        system.require([(label.left, 1), (picture.left, -1), (picture.width, -1)], "==", 8)
        system.require([(label.left, 1), (label.width, 1), (card.width, -1)], "==", -12)
        system.content(label.width, 120 + Double(index % 3) * 40)
      }
      system.content(title.height, 20)
      system.content(text.height, 20 + Double(index % 4) * 20)
      system.require([(title.top, 1)], "==", 12)
      system.require([(text.top, 1), (title.top, -1), (title.height, -1)], "==", 4)
      system.require([(text.top, 1), (text.height, 1), (card.height, -1)], "<=", -12)
      system.require([(picture.top, 1), (picture.height, 1), (card.height, -1)], "<=", -12)
      system.require([(card.height, 1)], "==", 0, priority: 50)
      if let previous {
        let bottom = [(card.top, 1.0), (previous.top, -1), (previous.height, -1)]
        system.require(bottom, "==", 8)
      } else {
        system.require([(card.top, 1), (gap, -1)], "==", 0)
      }
      previous = card
    }
    return system
  }

  /// Rows of five equal squares that share the container's width.
  static func grid(_ count: Int) -> ConstraintSystem {
    var system = ConstraintSystem(named: "grid", views: count)
    let (container, gap) = system.makeContainer()
    var first: Box?
    var above: Box?
    for _ in 0..<(count / 5) {
      var left: Box?
      for column in 0..<5 {
        let view = system.makeBox()
        if let first {
          system.require([(view.width, 1), (first.width, -1)], "==", 0)
        }
        system.require([(view.height, 1), (view.width, -1)], "==", 0)
        if let left {
          system.require([(view.left, 1), (left.left, -1), (left.width, -1)], "==", 4)
          system.require([(view.top, 1), (left.top, -1)], "==", 0)
        } else {
          system.require([(view.left, 1)], "==", 4)
          if let above {
            system.require([(view.top, 1), (above.top, -1), (above.height, -1)], "==", 4)
          } else {
            system.require([(view.top, 1), (gap, -1)], "==", 0)
          }
        }
        if column == 4, first?.left == left?.left || above == nil {
          system.require([(view.left, 1), (view.width, 1), (container.width, -1)], "==", -4)
        }
        first = first ?? view
        left = view
      }
      above = left
    }
    return system
  }
}
