import UIKit

extension LayoutFixture {
  /// Wishes of different strength, and how far each is followed.
  nonisolated static let priorities: [LayoutFixture] = [
    LayoutFixture("a wish gives way to a limit", 300, 50, [area(0, 0, 200, 50)]) { screen in
      let box = screen.box()
      box.pinned(top: 0, left: 0, bottom: 0)
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true
      box.widthAnchor.constraint(equalTo: screen.window.widthAnchor).activate(at: 999)
      return [box]
    },
    LayoutFixture("the stronger of two wishes", 300, 50, [area(0, 0, 120, 50)]) { screen in
      let box = screen.box()
      box.pinned(top: 0, left: 0, bottom: 0)
      box.widthAnchor.constraint(equalToConstant: 80).activate(at: 500)
      box.widthAnchor.constraint(equalToConstant: 120).activate(at: 501)
      return [box]
    },
    LayoutFixture("a least width", 100, 50, [area(0, 0, 44, 50)]) { screen in
      let box = screen.box()
      box.pinned(top: 0, left: 0, bottom: 0)
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      box.widthAnchor.constraint(equalToConstant: 0).activate(at: 1)
      return [box]
    },
    LayoutFixture(
      "text keeps clear of a badge",
      200,
      40,
      [area(10, 10, 130, 20), area(150, 10, 40, 20)]
    ) { screen in
      // The text wants 200 at 750, the badge 40 at 751: 200 - 10 - 10 - 40 - 10 are left.
      let (text, badge) = (screen.content(200, 20), screen.content(40, 20))
      text.at(x: 10, y: 10)
      badge.rightOf(text, 10)
      badge.pinned(top: 10, right: 10)
      badge.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
      badge.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      return [text, badge]
    },
    LayoutFixture(
      "a short text stays beside its badge",
      200,
      40,
      [area(10, 10, 60, 20), area(80, 10, 40, 20)]
    ) { screen in
      let (text, badge) = (screen.content(60, 20), screen.content(40, 20))
      text.at(x: 10, y: 10)
      badge.rightOf(text, 10)
      badge.pinned(top: 10)
      badge.rightAnchor.constraint(lessThanOrEqualTo: screen.window.rightAnchor, constant: -10)
        .isActive = true
      return [text, badge]
    },
    LayoutFixture(
      "as wide as possible, but a square",
      300,
      200,
      [area(50, 0, 200, 200)]
    ) { screen in
      let square = screen.box()
      square.centered()
      activate(
        square.widthAnchor.constraint(equalTo: square.heightAnchor),
        square.widthAnchor.constraint(lessThanOrEqualTo: screen.window.widthAnchor),
        square.heightAnchor.constraint(lessThanOrEqualTo: screen.window.heightAnchor)
      )
      square.widthAnchor.constraint(equalToConstant: 1_000).activate(at: 250)
      return [square]
    },
    LayoutFixture(
      "a picture of 16 : 9 above what is left",
      320,
      400,
      [area(0, 0, 320, 180), area(0, 180, 320, 220)]
    ) { screen in
      let (picture, rest) = (screen.box(), screen.box())
      picture.pinned(top: 0, left: 0, right: 0)
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9.0 / 16)
        .isActive = true
      rest.below(picture)
      rest.pinned(left: 0, bottom: 0, right: 0)
      return [picture, rest]
    },
    LayoutFixture(
      "a dialog no wider than 270 and no higher than the screen",
      400,
      300,
      [area(65, 100, 270, 100)]
    ) { screen in
      let dialog = screen.content(500, 100)
      dialog.centered()
      activate(
        dialog.widthAnchor.constraint(lessThanOrEqualToConstant: 270),
        dialog.heightAnchor.constraint(lessThanOrEqualTo: screen.window.heightAnchor, constant: -40)
      )
      return [dialog]
    },
    LayoutFixture(
      "the same dialog on a narrow screen",
      200,
      80,
      [area(20, 20, 160, 40)]
    ) { screen in
      let dialog = screen.content(500, 100)
      dialog.centered()
      activate(
        dialog.widthAnchor.constraint(lessThanOrEqualTo: screen.window.widthAnchor, constant: -40),
        dialog.heightAnchor.constraint(lessThanOrEqualTo: screen.window.heightAnchor, constant: -40)
      )
      return [dialog]
    },
    LayoutFixture(
      "a footer below the content, at the least at the bottom",
      100,
      300,
      [area(0, 0, 100, 50), area(0, 260, 100, 40)]
    ) { screen in
      let (content, footer) = (screen.content(-1, 50), screen.content(-1, 40))
      for view in [content, footer] { view.pinned(left: 0, right: 0) }
      content.pinned(top: 0)
      activate(
        footer.topAnchor.constraint(greaterThanOrEqualTo: content.bottomAnchor),
        footer.bottomAnchor.constraint(greaterThanOrEqualTo: screen.window.bottomAnchor)
      )
      footer.bottomAnchor.constraint(equalTo: screen.window.bottomAnchor).activate(at: 999)
      return [content, footer]
    },
    LayoutFixture(
      "the footer is pushed out by more content",
      100,
      300,
      [area(0, 0, 100, 280), area(0, 280, 100, 40)]
    ) { screen in
      // The content resists at 750.
      let (content, footer) = (screen.content(-1, 280), screen.content(-1, 40))
      for view in [content, footer] { view.pinned(left: 0, right: 0) }
      content.pinned(top: 0)
      activate(
        footer.topAnchor.constraint(greaterThanOrEqualTo: content.bottomAnchor),
        footer.bottomAnchor.constraint(greaterThanOrEqualTo: screen.window.bottomAnchor)
      )
      footer.bottomAnchor.constraint(equalTo: screen.window.bottomAnchor).activate(at: 749)
      return [content, footer]
    },
    LayoutFixture(
      "a third of what is left beside a fixed column",
      400,
      10,
      [area(0, 0, 100, 10), area(100, 0, 100, 10), area(200, 0, 200, 10)]
    ) { screen in
      let (fixed, third, rest) = (screen.box(), screen.box(), screen.box())
      for view in [fixed, third, rest] { view.pinned(top: 0, bottom: 0) }
      fixed.pinned(left: 0)
      third.rightOf(fixed)
      rest.rightOf(third)
      rest.pinned(right: 0)
      activate(
        fixed.widthAnchor.constraint(equalToConstant: 100),
        rest.widthAnchor.constraint(equalTo: third.widthAnchor, multiplier: 2)
      )
      return [fixed, third, rest]
    },
  ]
}
