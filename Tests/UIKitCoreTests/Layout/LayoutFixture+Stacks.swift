import UIKit

extension LayoutFixture {
  /// Stacks in stacks, and stacks among other views.
  nonisolated static let stacks: [LayoutFixture] = [
    LayoutFixture(
      "a keypad of three by two",
      320,
      110,
      (0..<6).map { area(CGFloat($0 % 3) * 110, 0, 100, 50) }
    ) { screen in
      // (320 - 2 * 10) / 3 wide, (110 - 10) / 2 high.
      let keys = (0..<6).map { _ in UIView() }
      let rows = [keys[0..<3], keys[3..<6]].map { keys in
        let row = UIStackView(arrangedSubviews: Array(keys))
        row.distribution = .fillEqually
        row.spacing = 10
        return row
      }
      let pad = screen.place(UIStackView(arrangedSubviews: rows))
      pad.axis = .vertical
      pad.distribution = .fillEqually
      pad.spacing = 10
      pad.pinned(top: 0, left: 0, bottom: 0, right: 0)
      return keys
    },
    LayoutFixture(
      "title and detail, the title first to give way",
      300,
      44,
      [area(0, 0, 190, 44), area(200, 0, 100, 44)]
    ) { screen in
      let title = Content(size: CGSize(width: 250, height: 20))
      let detail = Content(size: CGSize(width: 100, height: 20))
      title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      let row = screen.place(UIStackView(arrangedSubviews: [title, detail]))
      row.spacing = 10
      row.pinned(top: 0, left: 0, bottom: 0, right: 0)
      return [title, detail]
    },
    LayoutFixture(
      "a card: picture above two lines, all with margins",
      200,
      300,
      [
        area(0, 0, 200, 176), area(10, 10, 180, 100), area(10, 118, 180, 20),
        area(10, 146, 180, 20),
      ]
    ) { screen in
      // 10 + 100 + 8 + 20 + 8 + 20 + 10.
      let lines = [100, 20, 20].map { Content(size: CGSize(width: -1, height: $0)) }
      let card = screen.place(UIStackView(arrangedSubviews: lines))
      card.axis = .vertical
      card.spacing = 8
      card.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      card.isLayoutMarginsRelativeArrangement = true
      card.pinned(top: 0, left: 0, right: 0)
      return [card] + lines
    },
    LayoutFixture(
      "steps: equal gaps between circles",
      310,
      30,
      [area(0, 0, 30, 30), area(70, 0, 30, 30), area(140, 0, 30, 30), area(210, 0, 30, 30)]
        + [area(280, 0, 30, 30)]
    ) { screen in
      // (310 - 5 * 30) / 4 = 40 between them.
      let circles = (0..<5).map { _ in Content(size: CGSize(width: 30, height: 30)) }
      let row = screen.place(UIStackView(arrangedSubviews: circles))
      row.distribution = .equalSpacing
      row.pinned(top: 0, left: 0, right: 0)
      return circles
    },
    LayoutFixture(
      "equal centers of unequal views",
      300,
      10,
      [area(0, 0, 20, 10), area(115, 0, 60, 10), area(260, 0, 40, 10)]
    ) { screen in
      // Centers at 10 and 280, and the middle one halfway: 145.
      let views = [20, 60, 40].map { Content(size: CGSize(width: $0, height: 10)) }
      let row = screen.place(UIStackView(arrangedSubviews: views))
      row.distribution = .equalCentering
      row.pinned(top: 0, left: 0, right: 0)
      return views
    },
    LayoutFixture(
      "a switch at the end of a row",
      320,
      44,
      [area(16, 12, 200, 20), area(320 - 16 - 51, 7, 51, 31)]
    ) { screen in
      // (44 - 31) / 2 is half a pixel: down.
      let (text, control) = (screen.content(200, 20), screen.content(51, 31))
      text.pinned(left: 16)
      control.pinned(right: 16)
      for view in [text, control] {
        view.centerYAnchor.constraint(equalTo: screen.window.centerYAnchor).isActive = true
      }
      control.leftAnchor.constraint(greaterThanOrEqualTo: text.rightAnchor, constant: 8)
        .isActive = true
      return [text, control]
    },
    LayoutFixture(
      "two columns of text of unequal length",
      330,
      400,
      [area(0, 0, 160, 60), area(170, 0, 160, 60)]
    ) { screen in
      // 16 characters fit into 160: 40 of them make three lines, and both columns are as high.
      let (long, short) = (WrappingContent(characters: 40), WrappingContent(characters: 10))
      let row = screen.place(UIStackView(arrangedSubviews: [long, short]))
      row.distribution = .fillEqually
      row.spacing = 10
      row.pinned(top: 0, left: 0, right: 0)
      return [long, short]
    },
    LayoutFixture(
      "what is hidden in a column leaves no gap",
      100,
      200,
      [area(0, 0, 100, 30), area(0, 36, 100, 20)]
    ) { screen in
      let rows = [30, 50, 20].map { Content(size: CGSize(width: -1, height: $0)) }
      rows[1].isHidden = true
      let column = screen.place(UIStackView(arrangedSubviews: rows))
      column.axis = .vertical
      column.spacing = 6
      column.pinned(top: 0, left: 0, right: 0)
      return [rows[0], rows[2]]
    },
    LayoutFixture(
      "a column that ends at the trailing side",
      200,
      100,
      [area(150, 0, 50, 20), area(170, 25, 30, 20)]
    ) { screen in
      let rows = [50, 30].map { Content(size: CGSize(width: $0, height: 20)) }
      let column = screen.place(UIStackView(arrangedSubviews: rows))
      column.axis = .vertical
      column.alignment = .trailing
      column.spacing = 5
      column.pinned(top: 0, left: 0, right: 0)
      return rows
    },
    LayoutFixture(
      "shares in proportion with a gap",
      310,
      10,
      [area(0, 0, 100, 10), area(110, 0, 200, 10)]
    ) { screen in
      // 310 less the gap of 10, as 50 : 100.
      let views = [50, 100].map { Content(size: CGSize(width: $0, height: 10)) }
      let row = screen.place(UIStackView(arrangedSubviews: views))
      row.distribution = .fillProportionally
      row.spacing = 10
      row.pinned(top: 0, left: 0, right: 0)
      return views
    },
    LayoutFixture(
      "a centered column between two flexible spaces",
      300,
      300,
      [area(100, 95, 100, 50), area(100, 155, 100, 50)]
    ) { screen in
      // 50 + 10 + 50 high: (300 - 110) / 2 from the top.
      let views = (0..<2).map { _ in Content(size: CGSize(width: 100, height: 50)) }
      let column = UIStackView(arrangedSubviews: views)
      column.axis = .vertical
      column.spacing = 10
      _ = screen.place(column)
      column.centered()
      let ghosts = views.map { view in
        let ghost = screen.box()
        activate(
          ghost.leftAnchor.constraint(equalTo: view.leftAnchor),
          ghost.topAnchor.constraint(equalTo: view.topAnchor),
          ghost.widthAnchor.constraint(equalTo: view.widthAnchor),
          ghost.heightAnchor.constraint(equalTo: view.heightAnchor)
        )
        return ghost
      }
      return ghosts
    },
  ]
}
