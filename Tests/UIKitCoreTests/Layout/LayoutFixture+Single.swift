import UIKit

extension LayoutFixture {
  /// One view and what it is pinned to.
  nonisolated static let single: [LayoutFixture] = [
    LayoutFixture("fixed place and size", 375, 667, [area(10, 20, 30, 40)]) { screen in
      let box = screen.box()
      box.at(x: 10, y: 20)
      box.sized(30, 40)
      return [box]
    },
    LayoutFixture("bottom right corner", 375, 667, [area(375 - 16 - 56, 667 - 16 - 56, 56, 56)]) {
      screen in
      let box = screen.box()
      box.sized(56, 56)
      box.pinned(bottom: 16, right: 16)
      return [box]
    },
    LayoutFixture("centered content", 300, 200, [area(100, 75, 100, 50)]) { screen in
      let content = screen.content(100, 50)
      content.centered()
      return [content]
    },
    LayoutFixture("center with offsets", 300, 200, [area(100 + 15, 75 - 20, 100, 50)]) { screen in
      let content = screen.content(100, 50)
      activate(
        content.centerXAnchor.constraint(equalTo: screen.window.centerXAnchor, constant: 15),
        content.centerYAnchor.constraint(equalTo: screen.window.centerYAnchor, constant: -20)
      )
      return [content]
    },
    LayoutFixture("two thirds of the height", 300, 600, [area(0, 200, 300, 400)]) { screen in
      let panel = screen.box()
      panel.pinned(left: 0, bottom: 0, right: 0)
      activate(
        panel.heightAnchor.constraint(equalTo: screen.window.heightAnchor, multiplier: 2.0 / 3)
      )
      return [panel]
    },
    LayoutFixture("16 : 9 over the whole width", 320, 600, [area(0, 0, 320, 180)]) { screen in
      let video = screen.box()
      video.pinned(top: 0, left: 0, right: 0)
      activate(video.widthAnchor.constraint(equalTo: video.heightAnchor, multiplier: 16.0 / 9))
      return [video]
    },
    LayoutFixture("aspect fit, wide window", 600, 200, [area(150, 0, 300, 200)]) { screen in
      [aspectFit(screen, ratio: 1.5)]
    },
    LayoutFixture("aspect fit, tall window", 300, 600, [area(0, 200, 300, 200)]) { screen in
      [aspectFit(screen, ratio: 1.5)]
    },
    LayoutFixture("width limited to 400", 1000, 100, [area(300, 0, 400, 100)]) { screen in
      [column(screen, limit: 400, inset: 20)]
    },
    LayoutFixture("width not yet limited", 320, 100, [area(20, 0, 280, 100)]) { screen in
      [column(screen, limit: 400, inset: 20)]
    },
    LayoutFixture("wish at 750 against a floor", 300, 100, [area(0, 0, 120, 44)]) { screen in
      let box = screen.box()
      box.at(x: 0, y: 0)
      box.heightAnchor.constraint(equalToConstant: 44).isActive = true
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: 120).isActive = true
      box.widthAnchor.constraint(equalToConstant: 60).activate(at: 750)
      return [box]
    },
    LayoutFixture("a third of the way across", 300, 100, [area(100 - 5, 0, 10, 10)]) { screen in
      let box = screen.content(10, 10)
      box.pinned(top: 0)
      NSLayoutConstraint(
        item: box,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: screen.window,
        attribute: .right,
        multiplier: 1.0 / 3,
        constant: 0
      ).isActive = true
      return [box]
    },
    LayoutFixture("golden section", 300, 100, [area(0, 0, 185, 100), area(185, 0, 115, 100)]) {
      screen in
      // 300 / 1.618 is 185.4, on whole points 185.
      let (major, minor) = (screen.box(), screen.box())
      major.pinned(top: 0, left: 0, bottom: 0)
      minor.pinned(top: 0, bottom: 0, right: 0)
      minor.rightOf(major)
      activate(
        major.widthAnchor.constraint(equalTo: screen.window.widthAnchor, multiplier: 1 / 1.618)
      )
      return [major, minor]
    },
    LayoutFixture("badge on a corner", 300, 300, [area(50, 50, 80, 80), area(120, 40, 20, 20)]) {
      screen in
      let (icon, badge) = (screen.box(), screen.box())
      icon.at(x: 50, y: 50)
      icon.sized(80, 80)
      badge.sized(20, 20)
      activate(
        badge.centerXAnchor.constraint(equalTo: icon.rightAnchor),
        badge.centerYAnchor.constraint(equalTo: icon.topAnchor)
      )
      return [icon, badge]
    },
    LayoutFixture("a guide as a ruler", 300, 300, [area(90, 60, 10, 10)]) { screen in
      let guide = UILayoutGuide()
      screen.window.addLayoutGuide(guide)
      let box = screen.content(10, 10)
      activate(
        guide.leftAnchor.constraint(equalTo: screen.window.leftAnchor),
        guide.topAnchor.constraint(equalTo: screen.window.topAnchor),
        guide.widthAnchor.constraint(equalTo: screen.window.widthAnchor, multiplier: 0.3),
        guide.heightAnchor.constraint(equalTo: screen.window.heightAnchor, multiplier: 0.2),
        box.leftAnchor.constraint(equalTo: guide.rightAnchor),
        box.topAnchor.constraint(equalTo: guide.bottomAnchor)
      )
      return [box]
    },
  ]

  /// As large as fits, centered, in a fixed ratio of width to height.
  @MainActor private static func aspectFit(_ screen: Screen, ratio: CGFloat) -> UIView {
    let picture = screen.box()
    picture.centered()
    activate(
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: ratio),
      picture.widthAnchor.constraint(lessThanOrEqualTo: screen.window.widthAnchor),
      picture.heightAnchor.constraint(lessThanOrEqualTo: screen.window.heightAnchor)
    )
    picture.widthAnchor.constraint(equalTo: screen.window.widthAnchor).activate(at: 750)
    picture.heightAnchor.constraint(equalTo: screen.window.heightAnchor).activate(at: 750)
    return picture
  }

  /// A centered column with insets that grows up to a limit.
  @MainActor private static func column(
    _ screen: Screen,
    limit: CGFloat,
    inset: CGFloat
  ) -> UIView {
    let column = screen.box()
    column.pinned(top: 0, bottom: 0)
    activate(
      column.centerXAnchor.constraint(equalTo: screen.window.centerXAnchor),
      column.widthAnchor.constraint(lessThanOrEqualToConstant: limit)
    )
    column.widthAnchor.constraint(equalTo: screen.window.widthAnchor, constant: -2 * inset)
      .activate(at: 750)
    return column
  }
}
