import CoreGraphics
import Foundation

/// The shapes of the small pictures in bars and cells, in points.
///
/// Drawn by eye after iOS 13 to 17.
enum Glyph {
  case disclosure
  case back
  case checkmark
  case detail
  case minusCircle
  case plusCircle
  case reorder
  case add
  case close
  case search
  case share
  case trash
  case compose
  case refresh
  case play
  case pause
  case rewind
  case fastForward
  case bookmarks
  case organize
  case camera
  case reply

  var size: CGSize {
    switch self {
    case .disclosure: CGSize(width: 8, height: 13)
    case .back: CGSize(width: 12, height: 21)
    case .checkmark: CGSize(width: 14, height: 12)
    case .detail, .minusCircle, .plusCircle: CGSize(width: 22, height: 22)
    case .reorder: CGSize(width: 20, height: 12)
    case .add, .close: CGSize(width: 18, height: 18)
    default: CGSize(width: 22, height: 22)
    }
  }

  var lineWidth: CGFloat {
    switch self {
    case .disclosure, .checkmark: 2
    case .back: 3
    default: 1.7
    }
  }

  var isFilled: Bool {
    switch self {
    case .minusCircle, .plusCircle, .play, .pause, .rewind, .fastForward: true
    default: false
    }
  }

  var path: UIBezierPath {
    let path = UIBezierPath()
    let width = size.width
    let height = size.height
    switch self {
    case .disclosure:
      path.line(from: (1.5, 1.5), through: [(width - 1.5, height / 2), (1.5, height - 1.5)])
    case .back:
      path.line(from: (width - 2, 2), through: [(2, height / 2), (width - 2, height - 2)])
    case .checkmark:
      path.line(from: (1.5, 6.5), through: [(5, 10.5), (12.5, 1.5)])
    case .detail:
      path.circle((11, 11), radius: 10)
      path.line(from: (11, 10), through: [(11, 16)])
      path.circle((11, 6.3), radius: 0.6)
    case .minusCircle:
      path.circle((11, 11), radius: 11)
      path.box(5.5, 10.1, 11, 1.8)
    case .plusCircle:
      path.circle((11, 11), radius: 11)
      path.box(5.5, 10.1, 4.6, 1.8)
      path.box(11.9, 10.1, 4.6, 1.8)
      path.box(10.1, 5.5, 1.8, 11)
    case .reorder:
      for row in 0..<3 {
        let y = 1 + CGFloat(row) * 5
        path.line(from: (1, y), through: [(width - 1, y)])
      }
    case .add:
      path.line(from: (9, 1), through: [(9, 17)])
      path.line(from: (1, 9), through: [(17, 9)])
    case .close:
      path.line(from: (2, 2), through: [(16, 16)])
      path.line(from: (16, 2), through: [(2, 16)])
    case .search:
      path.circle((9, 9), radius: 6.5)
      path.line(from: (13.8, 13.8), through: [(20, 20)])
    case .share:
      path.line(from: (7, 8), through: [(4, 8), (4, 21), (18, 21), (18, 8), (15, 8)])
      path.line(from: (11, 14), through: [(11, 1.5)])
      path.line(from: (7, 5), through: [(11, 1.2), (15, 5)])
    case .trash:
      path.line(from: (3, 5), through: [(19, 5)])
      path.line(from: (8, 5), through: [(8, 2), (14, 2), (14, 5)])
      path.line(from: (5, 5), through: [(6, 20.5), (16, 20.5), (17, 5)])
      path.line(from: (11, 9), through: [(11, 17)])
    case .compose:
      path.line(from: (12, 4), through: [(2, 4), (2, 20), (18, 20), (18, 10)])
      path.line(from: (9, 13), through: [(19.5, 2.5)])
    case .refresh:
      path.addArc(
        withCenter: CGPoint(x: 11, y: 12),
        radius: 8,
        startAngle: -0.4 * .pi,
        endAngle: 1.4 * .pi,
        clockwise: true
      )
      path.line(from: (12, 1), through: [(15.5, 4.4), (12, 7.5)])
    case .play:
      path.line(from: (5, 3), through: [(19, 11), (5, 19)])
      path.close()
    case .pause:
      path.box(4, 3, 5, 16)
      path.box(13, 3, 5, 16)
    case .rewind:
      path.line(from: (11, 4), through: [(11, 18), (1, 11)])
      path.close()
      path.line(from: (21, 4), through: [(21, 18), (11, 11)])
      path.close()
    case .fastForward:
      path.line(from: (1, 4), through: [(11, 11), (1, 18)])
      path.close()
      path.line(from: (11, 4), through: [(21, 11), (11, 18)])
      path.close()
    case .bookmarks:
      path.line(
        from: (11, 6),
        through: [(7, 3.5), (1.5, 4.5), (1.5, 18.5), (7, 17.5), (11, 20), (11, 6)]
      )
      path.line(
        from: (11, 6),
        through: [(15, 3.5), (20.5, 4.5), (20.5, 18.5), (15, 17.5), (11, 20)]
      )
    case .organize:
      path.line(
        from: (2, 18),
        through: [(2, 4), (8, 4), (10, 6.5), (20, 6.5), (20, 18), (2, 18)]
      )
    case .camera:
      path.line(
        from: (2, 18.5),
        through: [(2, 6), (6, 6), (8, 3.5), (14, 3.5), (16, 6), (20, 6), (20, 18.5), (2, 18.5)]
      )
      path.circle((11, 12), radius: 4)
    case .reply:
      path.line(from: (9, 4), through: [(2, 10), (9, 16), (9, 12.5)])
      path.line(from: (9, 12.5), through: [(15, 13), (20, 18.5)])
      path.line(from: (9, 4), through: [(9, 7.5), (15, 8.5), (20, 18.5)])
    }
    return path
  }
}

extension UIBezierPath {
  fileprivate func line(from start: (CGFloat, CGFloat), through points: [(CGFloat, CGFloat)]) {
    move(to: CGPoint(x: start.0, y: start.1))
    for point in points { addLine(to: CGPoint(x: point.0, y: point.1)) }
  }

  fileprivate func circle(_ center: (CGFloat, CGFloat), radius: CGFloat) {
    move(to: CGPoint(x: center.0 + radius, y: center.1))
    addArc(
      withCenter: CGPoint(x: center.0, y: center.1),
      radius: radius,
      startAngle: 0,
      endAngle: 2 * .pi,
      clockwise: true
    )
  }

  /// A hole or a bar: wound against the circles, so that it stays free in them.
  fileprivate func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    move(to: CGPoint(x: x, y: y))
    addLine(to: CGPoint(x: x, y: y + height))
    addLine(to: CGPoint(x: x + width, y: y + height))
    addLine(to: CGPoint(x: x + width, y: y))
    close()
  }
}
