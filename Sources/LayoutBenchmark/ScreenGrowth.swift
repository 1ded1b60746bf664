import ProsceniumTesting
import UIKit

/// Screens of more and more constrained views: the first layout and what single changes cost.
enum ScreenGrowth {
  /// A screen and the constraints that are changed.
  private struct Screen {
    let stage: Stage
    /// Moves one view.
    let small: NSLayoutConstraint
    /// Moves everything below the first row.
    let large: NSLayoutConstraint
    let views: [UIView]
  }

  private static let sizes = [10, 100, 1_000]
  private static let viewsPerRow = 5
  private static let runs = 5
  private static let changes = 40
  private static let screenSize = CGSize(width: 375, height: 667)

  static func run() {
    var table = Table(
      "A screen of constrained views: rows of five, in a chain and in a stack view",
      columns: [
        "views", "first layout", "a view", "one view moves", "all below move", "moved", "a view",
      ]
    )
    for isStack in [false, true] {
      for size in sizes {
        table.add(measure(size, isStack: isStack))
      }
    }
    table.show()
  }

  private static func measure(_ size: Int, isStack: Bool) -> [String] {
    var firsts: [Double] = []
    var smalls: [Double] = []
    var larges: [Double] = []
    var moved = 0
    for _ in 0..<runs {
      var screen: Screen?
      let first = Stopwatch.seconds {
        let made = isStack ? makeStack(size / viewsPerRow) : makeChain(size / viewsPerRow)
        made.stage.window.layoutIfNeeded()
        screen = made
      }
      guard let screen else { continue }
      firsts.append(first)
      smalls.append(time(of: screen.small, on: screen))
      let before = screen.views.map(\.frame)
      larges.append(time(of: screen.large, on: screen, endsMoved: true))
      moved = zip(before, screen.views).count { $0 != $1.frame }
    }
    let first = Stopwatch.least(of: firsts)
    let large = Stopwatch.least(of: larges)
    return [
      "\(size), \(isStack ? "stack" : "chain")",
      Stopwatch.text(first), Stopwatch.text(first / Double(size)),
      Stopwatch.text(Stopwatch.least(of: smalls)),
      Stopwatch.text(large), "\(moved)", Stopwatch.text(large / Double(max(1, moved))),
    ]
  }

  /// Of one change of the constant and the layout that follows.
  private static func time(
    of constraint: NSLayoutConstraint,
    on screen: Screen,
    endsMoved: Bool = false
  ) -> Double {
    let constant = constraint.constant
    let time = Stopwatch.seconds {
      for change in 1...changes {
        constraint.constant = constant + CGFloat(change % 2)
        screen.stage.window.layoutIfNeeded()
      }
    }
    if endsMoved {
      constraint.constant = constant + 1
      screen.stage.window.layoutIfNeeded()
    }
    return time / Double(changes)
  }

  private static func makeChain(_ count: Int) -> Screen {
    let stage = Stage(size: screenSize)
    let rows = (0..<max(1, count)).map { RichRow($0) }
    var previous = stage.window.topAnchor
    var gaps: [NSLayoutConstraint] = []
    for row in rows {
      row.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(row)
      gaps.append(row.topAnchor.constraint(equalTo: previous))
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
        gaps[gaps.count - 1],
      ])
      previous = row.bottomAnchor
    }
    return Screen(
      stage: stage,
      small: rows[rows.count - 1].pictureWidth,
      large: gaps[0],
      views: rows
    )
  }

  private static func makeStack(_ count: Int) -> Screen {
    let stage = Stage(size: screenSize)
    let rows = (0..<max(1, count)).map { RichRow($0) }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
      stack.topAnchor.constraint(equalTo: stage.window.topAnchor),
    ])
    let height = rows[0].heightAnchor.constraint(equalToConstant: 200)
    height.isActive = true
    return Screen(
      stage: stage,
      small: rows[rows.count - 1].pictureWidth,
      large: height,
      views: rows
    )
  }
}
