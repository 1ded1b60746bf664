import CoreGraphics
import Foundation

/// The symbols that we can draw, by Apple's names.
///
/// Shapes are our own, drawn by eye on a square of side 1, y down.
package nonisolated enum SymbolGlyph: String, CaseIterable, Sendable {
  case chevronLeft = "chevron.left"
  case chevronRight = "chevron.right"
  case chevronUp = "chevron.up"
  case chevronDown = "chevron.down"
  case chevronBackward = "chevron.backward"
  case chevronForward = "chevron.forward"
  case xmark = "xmark"
  case xmarkCircle = "xmark.circle"
  case xmarkCircleFill = "xmark.circle.fill"
  case checkmark = "checkmark"
  case checkmarkCircle = "checkmark.circle"
  case checkmarkCircleFill = "checkmark.circle.fill"
  case plus = "plus"
  case plusCircle = "plus.circle"
  case plusCircleFill = "plus.circle.fill"
  case minus = "minus"
  case minusCircle = "minus.circle"
  case circle = "circle"
  case circleFill = "circle.fill"
  case square = "square"
  case squareFill = "square.fill"
  case ellipsis = "ellipsis"
  case ellipsisCircle = "ellipsis.circle"
  case arrowLeft = "arrow.left"
  case arrowRight = "arrow.right"
  case arrowUp = "arrow.up"
  case arrowDown = "arrow.down"
  case magnifyingGlass = "magnifyingglass"
  case infoCircle = "info.circle"
  case lineHorizontal3 = "line.3.horizontal"
  case squareAndArrowUp = "square.and.arrow.up"
  case trash = "trash"
  case heart = "heart"
  case heartFill = "heart.fill"
  case star = "star"
  case starFill = "star.fill"
  case play = "play"
  case playFill = "play.fill"
  case pause = "pause"
  case pauseFill = "pause.fill"
  case house = "house"
  case houseFill = "house.fill"
  case person = "person"
  case personFill = "person.fill"

  /// One part of a symbol.
  enum Part {
    case stroke(CGPath)
    case fill(CGPath)
    /// A stroke that takes away from what is below.
    case cut(CGPath)
  }

  var parts: [Part] {
    switch self {
    case .chevronLeft, .chevronBackward: [.stroke(.lines((0.62, 0.15), (0.32, 0.5), (0.62, 0.85)))]
    case .chevronRight, .chevronForward: [.stroke(.lines((0.38, 0.15), (0.68, 0.5), (0.38, 0.85)))]
    case .chevronUp: [.stroke(.lines((0.15, 0.65), (0.5, 0.35), (0.85, 0.65)))]
    case .chevronDown: [.stroke(.lines((0.15, 0.35), (0.5, 0.65), (0.85, 0.35)))]
    case .xmark: Self.cross(reach: 0.32).map(Part.stroke)
    case .xmarkCircle: [.stroke(.ring)] + Self.cross(reach: 0.16).map(Part.stroke)
    case .xmarkCircleFill: [.fill(.disc)] + Self.cross(reach: 0.16).map(Part.cut)
    case .checkmark: [.stroke(.lines((0.18, 0.55), (0.41, 0.8), (0.82, 0.2)))]
    case .checkmarkCircle: [.stroke(.ring), .stroke(.check)]
    case .checkmarkCircleFill: [.fill(.disc), .cut(.check)]
    case .plus: Self.plus(reach: 0.36).map(Part.stroke)
    case .plusCircle: [.stroke(.ring)] + Self.plus(reach: 0.2).map(Part.stroke)
    case .plusCircleFill: [.fill(.disc)] + Self.plus(reach: 0.2).map(Part.cut)
    case .minus: [.stroke(.lines((0.14, 0.5), (0.86, 0.5)))]
    case .minusCircle: [.stroke(.ring), .stroke(.lines((0.3, 0.5), (0.7, 0.5)))]
    case .circle: [.stroke(.ring)]
    case .circleFill: [.fill(.disc)]
    case .square: [.stroke(.roundedSquare)]
    case .squareFill: [.fill(.roundedSquare)]
    case .ellipsis: Self.dots(reach: 0.32, radius: 0.08).map(Part.fill)
    case .ellipsisCircle: [.stroke(.ring)] + Self.dots(reach: 0.2, radius: 0.055).map(Part.fill)
    case .arrowLeft:
      [
        .stroke(.lines((0.88, 0.5), (0.14, 0.5))),
        .stroke(.lines((0.44, 0.2), (0.14, 0.5), (0.44, 0.8))),
      ]
    case .arrowRight:
      [
        .stroke(.lines((0.12, 0.5), (0.86, 0.5))),
        .stroke(.lines((0.56, 0.2), (0.86, 0.5), (0.56, 0.8))),
      ]
    case .arrowUp:
      [
        .stroke(.lines((0.5, 0.88), (0.5, 0.14))),
        .stroke(.lines((0.2, 0.44), (0.5, 0.14), (0.8, 0.44))),
      ]
    case .arrowDown:
      [
        .stroke(.lines((0.5, 0.12), (0.5, 0.86))),
        .stroke(.lines((0.2, 0.56), (0.5, 0.86), (0.8, 0.56))),
      ]
    case .magnifyingGlass:
      [
        .stroke(.circle(x: 0.42, y: 0.42, radius: 0.28)),
        .stroke(.lines((0.63, 0.63), (0.88, 0.88))),
      ]
    case .infoCircle:
      [
        .stroke(.ring), .stroke(.lines((0.5, 0.48), (0.5, 0.7))),
        .fill(.circle(x: 0.5, y: 0.32, radius: 0.055)),
      ]
    case .lineHorizontal3:
      [
        .stroke(.lines((0.12, 0.25), (0.88, 0.25))), .stroke(.lines((0.12, 0.5), (0.88, 0.5))),
        .stroke(.lines((0.12, 0.75), (0.88, 0.75))),
      ]
    case .squareAndArrowUp:
      [
        .stroke(
          .lines((0.36, 0.38), (0.2, 0.38), (0.2, 0.92), (0.8, 0.92), (0.8, 0.38), (0.64, 0.38))
        ),
        .stroke(.lines((0.5, 0.62), (0.5, 0.08))),
        .stroke(.lines((0.34, 0.24), (0.5, 0.08), (0.66, 0.24))),
      ]
    case .trash:
      [
        .stroke(.lines((0.12, 0.22), (0.88, 0.22))),
        .stroke(.lines((0.38, 0.22), (0.38, 0.1), (0.62, 0.1), (0.62, 0.22))),
        .stroke(.lines((0.2, 0.22), (0.26, 0.92), (0.74, 0.92), (0.8, 0.22))),
        .stroke(.lines((0.4, 0.38), (0.42, 0.76))), .stroke(.lines((0.6, 0.38), (0.58, 0.76))),
      ]
    case .heart: [.stroke(.heart)]
    case .heartFill: [.fill(.heart), .stroke(.heart)]
    case .star: [.stroke(.star)]
    case .starFill: [.fill(.star), .stroke(.star)]
    case .play: [.stroke(.triangle)]
    case .playFill: [.fill(.triangle), .stroke(.triangle)]
    case .pause: [.stroke(.bar(0.22)), .stroke(.bar(0.58))]
    case .pauseFill: [.fill(.bar(0.22)), .fill(.bar(0.58))]
    case .house: [.stroke(.roof), .stroke(.walls)]
    case .houseFill: [.stroke(.roof), .fill(.gable), .stroke(.walls)]
    case .person: [.stroke(.circle(x: 0.5, y: 0.3, radius: 0.18)), .stroke(.shoulders)]
    case .personFill:
      [
        .fill(.circle(x: 0.5, y: 0.3, radius: 0.22)), .fill(.shoulders), .stroke(.shoulders),
      ]
    }
  }

  private static func cross(reach: CGFloat) -> [CGPath] {
    [
      .lines((0.5 - reach, 0.5 - reach), (0.5 + reach, 0.5 + reach)),
      .lines((0.5 + reach, 0.5 - reach), (0.5 - reach, 0.5 + reach)),
    ]
  }

  private static func plus(reach: CGFloat) -> [CGPath] {
    [
      .lines((0.5 - reach, 0.5), (0.5 + reach, 0.5)),
      .lines((0.5, 0.5 - reach), (0.5, 0.5 + reach)),
    ]
  }

  private static func dots(reach: CGFloat, radius: CGFloat) -> [CGPath] {
    [0.5 - reach, 0.5, 0.5 + reach].map { .circle(x: $0, y: 0.5, radius: radius) }
  }
}

extension CGPath {
  fileprivate nonisolated static func lines(_ points: (CGFloat, CGFloat)...) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    return path
  }

  fileprivate nonisolated static func closed(_ points: (CGFloat, CGFloat)...) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
    return path
  }

  fileprivate nonisolated static func circle(x: CGFloat, y: CGFloat, radius: CGFloat) -> CGPath {
    CGPath(
      ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius),
      transform: nil
    )
  }

  fileprivate nonisolated static let ring = circle(x: 0.5, y: 0.5, radius: 0.42)
  fileprivate nonisolated static let disc = circle(x: 0.5, y: 0.5, radius: 0.46)
  fileprivate nonisolated static let check = lines((0.3, 0.52), (0.45, 0.68), (0.7, 0.33))
  fileprivate nonisolated static let triangle = closed((0.22, 0.14), (0.84, 0.5), (0.22, 0.86))
  fileprivate nonisolated static let roof = lines((0.06, 0.5), (0.5, 0.12), (0.94, 0.5))
  fileprivate nonisolated static let walls = lines(
    (0.2, 0.42),
    (0.2, 0.88),
    (0.8, 0.88),
    (0.8, 0.42)
  )
  fileprivate nonisolated static let gable = closed(
    (0.2, 0.4),
    (0.5, 0.14),
    (0.8, 0.4),
    (0.8, 0.88),
    (0.2, 0.88)
  )

  fileprivate nonisolated static let roundedSquare = CGPath(
    roundedRect: CGRect(x: 0.1, y: 0.1, width: 0.8, height: 0.8),
    cornerWidth: 0.15,
    cornerHeight: 0.15,
    transform: nil
  )

  fileprivate nonisolated static func bar(_ x: CGFloat) -> CGPath {
    CGPath(
      roundedRect: CGRect(x: x, y: 0.16, width: 0.2, height: 0.68),
      cornerWidth: 0.05,
      cornerHeight: 0.05,
      transform: nil
    )
  }

  fileprivate nonisolated static let shoulders: CGPath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0.12, y: 0.88))
    path.addCurve(
      to: CGPoint(x: 0.88, y: 0.88),
      control1: CGPoint(x: 0.16, y: 0.5),
      control2: CGPoint(x: 0.84, y: 0.5)
    )
    path.closeSubpath()
    return path
  }()

  fileprivate nonisolated static let heart: CGPath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0.5, y: 0.88))
    path.addCurve(
      to: CGPoint(x: 0.5, y: 0.26),
      control1: CGPoint(x: -0.2, y: 0.4),
      control2: CGPoint(x: 0.26, y: -0.08)
    )
    path.addCurve(
      to: CGPoint(x: 0.5, y: 0.88),
      control1: CGPoint(x: 0.74, y: -0.08),
      control2: CGPoint(x: 1.2, y: 0.4)
    )
    path.closeSubpath()
    return path
  }()

  fileprivate nonisolated static let star: CGPath = {
    let path = CGMutablePath()
    // Inner and outer radius of a star whose sides lie on the lines of a pentagram.
    let inner = 0.45 * cos(2 * CGFloat.pi / 5) / cos(CGFloat.pi / 5)
    path.addLines(
      between: (0..<10).map { index in
        let angle = CGFloat(index) * .pi / 5 - .pi / 2
        let radius = index.isMultiple(of: 2) ? 0.45 : inner
        return CGPoint(x: 0.5 + radius * cos(angle), y: 0.52 + radius * sin(angle))
      }
    )
    path.closeSubpath()
    return path
  }()
}
