import UIKit

extension LayoutFixture {
  /// Views beside and below each other.
  nonisolated static let rows: [LayoutFixture] = [
    LayoutFixture("two equal columns", 310, 50, [area(0, 0, 150, 50), area(160, 0, 150, 50)]) {
      screen in
      let (left, right) = (screen.box(), screen.box())
      left.pinned(top: 0, left: 0, bottom: 0)
      right.pinned(top: 0, bottom: 0, right: 0)
      right.rightOf(left, 10)
      activate(left.widthAnchor.constraint(equalTo: right.widthAnchor))
      return [left, right]
    },
    LayoutFixture(
      "label, field, button",
      320,
      60,
      [area(16, 15, 60, 30), area(84, 15, 320 - 84 - 8 - 50 - 16, 30), area(254, 15, 50, 30)]
    ) { screen in
      let label = screen.content(60, 30)
      let field = screen.content(100, 30)
      let button = screen.content(50, 30)
      for view in [label, field, button] {
        activate(view.centerYAnchor.constraint(equalTo: screen.window.centerYAnchor))
      }
      for view in [label, button] {
        view.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      }
      label.pinned(left: 16)
      field.rightOf(label, 8)
      button.rightOf(field, 8)
      button.pinned(right: 16)
      return [label, field, button]
    },
    LayoutFixture(
      "the longest label sets the column",
      300,
      100,
      [area(0, 0, 90, 20), area(0, 20, 90, 20), area(100, 0, 200, 20), area(100, 20, 200, 20)]
    ) { screen in
      let labels = [screen.content(50, 20), screen.content(90, 20)]
      let fields = [screen.content(10, 20), screen.content(10, 20)]
      for label in labels {
        label.pinned(left: 0)
        label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      }
      activate(labels[0].widthAnchor.constraint(equalTo: labels[1].widthAnchor))
      for (label, field) in zip(labels, fields) {
        field.rightOf(label, 10)
        field.pinned(right: 0)
        activate(field.topAnchor.constraint(equalTo: label.topAnchor))
      }
      labels[0].pinned(top: 0)
      labels[1].below(labels[0])
      return labels + fields
    },
    LayoutFixture(
      "four tabs",
      400,
      100,
      (0..<4).map { area(CGFloat($0) * 100, 51, 100, 49) }
    ) { screen in
      let bar = UIStackView(arrangedSubviews: (0..<4).map { _ in UIView() })
      bar.distribution = .fillEqually
      screen.window.addSubview(screen.place(bar))
      bar.pinned(left: 0, bottom: 0, right: 0)
      activate(bar.heightAnchor.constraint(equalToConstant: 49))
      // In the window's coordinates: the stack's own frame is looked at through its first view.
      screen.layOut()
      return bar.arrangedSubviews.map { tab in
        let ghost = screen.box()
        activate(
          ghost.leftAnchor.constraint(equalTo: tab.leftAnchor),
          ghost.topAnchor.constraint(equalTo: tab.topAnchor),
          ghost.widthAnchor.constraint(equalTo: tab.widthAnchor),
          ghost.heightAnchor.constraint(equalTo: tab.heightAnchor)
        )
        return ghost
      }
    },
    LayoutFixture(
      "the weaker label is cut",
      200,
      20,
      [area(0, 0, 80, 20), area(80, 0, 120, 20)]
    ) { screen in
      let (weak, strong) = (screen.content(150, 20), screen.content(120, 20))
      weak.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
      weak.pinned(top: 0, left: 0)
      strong.pinned(top: 0, right: 0)
      strong.rightOf(weak)
      return [weak, strong]
    },
    LayoutFixture(
      "equal gaps by guides in a stack",
      300,
      20,
      [area(0, 0, 30, 20), area(120, 0, 60, 20), area(270, 0, 30, 20)]
    ) { screen in
      let views = [30, 60, 30].map { Content(size: CGSize(width: $0, height: 20)) }
      let stack = screen.place(UIStackView(arrangedSubviews: views))
      stack.distribution = .equalSpacing
      stack.pinned(top: 0, left: 0, right: 0)
      return views
    },
    LayoutFixture(
      "a column of three with a flexible middle",
      100,
      300,
      [area(0, 0, 100, 44), area(0, 44, 100, 300 - 44 - 49), area(0, 251, 100, 49)]
    ) { screen in
      let (top, middle, bottom) = (screen.box(), screen.box(), screen.box())
      top.pinned(top: 0, left: 0, right: 0)
      activate(top.heightAnchor.constraint(equalToConstant: 44))
      middle.pinned(left: 0, right: 0)
      middle.below(top)
      bottom.pinned(left: 0, bottom: 0, right: 0)
      bottom.below(middle)
      activate(bottom.heightAnchor.constraint(equalToConstant: 49))
      return [top, middle, bottom]
    },
    LayoutFixture(
      "a grid of two by two",
      208,
      108,
      [area(0, 0, 100, 50), area(108, 0, 100, 50), area(0, 0, 100, 50), area(108, 0, 100, 50)]
    ) { screen in
      let cells = (0..<4).map { _ in UIView() }
      let rows = [
        UIStackView(arrangedSubviews: [cells[0], cells[1]]),
        UIStackView(arrangedSubviews: [cells[2], cells[3]]),
      ]
      let grid = screen.place(UIStackView(arrangedSubviews: rows))
      grid.axis = .vertical
      for stack in rows + [grid] {
        stack.distribution = .fillEqually
        stack.spacing = 8
      }
      grid.pinned(top: 0, left: 0, bottom: 0, right: 0)
      return cells
    },
    LayoutFixture(
      "steps across the window",
      400,
      100,
      (1...3).map { area(CGFloat($0) * 100 - 10, 0, 20, 20) }
    ) { screen in
      (1...3).map { step in
        let dot = screen.content(20, 20)
        dot.pinned(top: 0)
        NSLayoutConstraint(
          item: dot,
          attribute: .centerX,
          relatedBy: .equal,
          toItem: screen.window,
          attribute: .trailing,
          multiplier: CGFloat(step) / 4,
          constant: 0
        ).isActive = true
        return dot
      }
    },
    LayoutFixture(
      "baselines of a title and a detail",
      300,
      50,
      [area(10, 5, 80, 20), area(240, 5, 50, 20)]
    ) { screen in
      let (title, detail) = (screen.text(8), screen.text(5))
      title.at(x: 10, y: 5)
      detail.pinned(right: 10)
      activate(detail.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor))
      return [title, detail]
    },
  ]
}
