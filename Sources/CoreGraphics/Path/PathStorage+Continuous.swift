package import Foundation

/// Rounded rectangles whose corners run smoothly into the sides.
extension PathStorage {
  /// How far, in radii, a smooth corner reaches along a side.
  ///
  /// The numbers of the corner were measured on iOS 7: pixelcut.com, "Code for iOS 7 Rounded
  /// Rectangles".
  package static let continuousReach: CGFloat = 1.528_664_83

  private static let early = (near: CGFloat(1.088_492_99), far: CGFloat(0.868_407_01))
  private static let joint = (along: CGFloat(0.631_493_99), across: CGFloat(0.074_911_0))
  private static let middle = (along: CGFloat(0.372_824_01), across: CGFloat(0.169_059_99))

  /// Radii in the order minX·minY, maxX·minY, maxX·maxY, minX·maxY, at most half the shorter side.
  ///
  /// A corner that has no room for its reach is a plain quarter of a circle.
  package mutating func addContinuousRoundedRect(_ rect: CGRect, radii: [CGFloat]) {
    guard !rect.isNull else { return }

    let half = min(rect.width, rect.height) / 2
    let fitted = radii.map { max(0, min($0, half)) }
    guard fitted.contains(where: { $0 > 0 }) else {
      addRect(rect)
      return
    }
    let corners = [
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: rect.minX, ty: rect.minY),
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: rect.maxX, ty: rect.minY),
      CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: rect.maxX, ty: rect.maxY),
      CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: rect.minX, ty: rect.maxY),
    ]
    for (index, transform) in corners.enumerated() {
      let radius = fitted[index]
      let isSmooth = radius * Self.continuousReach <= half
      // In the frame of the corner the path comes up the y axis and leaves along the x axis.
      let reach = radius * (isSmooth ? Self.continuousReach : 1)
      let begin = CGPoint(x: 0, y: reach).applying(transform)
      if index == 0 {
        move(to: begin)
      } else {
        addLine(to: begin)
      }
      guard radius > 0 else { continue }

      if isSmooth {
        addSmoothCorner(radius: radius, transform: transform)
      } else {
        let rest = radius * (1 - Self.quarterCircle)
        addCubic(
          control1: CGPoint(x: 0, y: rest).applying(transform),
          control2: CGPoint(x: rest, y: 0).applying(transform),
          to: CGPoint(x: radius, y: 0).applying(transform)
        )
      }
    }
    close()
  }

  private mutating func addSmoothCorner(radius: CGFloat, transform: CGAffineTransform) {
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: x * radius, y: y * radius).applying(transform)
    }
    addCubic(
      control1: place(0, Self.early.near),
      control2: place(0, Self.early.far),
      to: place(Self.joint.across, Self.joint.along)
    )
    addCubic(
      control1: place(Self.middle.across, Self.middle.along),
      control2: place(Self.middle.along, Self.middle.across),
      to: place(Self.joint.along, Self.joint.across)
    )
    addCubic(
      control1: place(Self.early.far, 0),
      control2: place(Self.early.near, 0),
      to: place(Self.continuousReach, 0)
    )
  }
}

extension CGMutablePath {
  /// See `PathStorage.addContinuousRoundedRect`.
  package func addContinuousRoundedRect(_ rect: CGRect, radii: [CGFloat]) {
    storage.addContinuousRoundedRect(rect, radii: radii)
  }
}
