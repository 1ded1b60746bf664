import CoreGraphics
import Foundation
import Goldens
import ProsceniumTesting
import QuartzCore
import Testing
import UIKit

/// What layers look like.
@MainActor
struct LayerSheetTests {
  @Test func `borders, corners, shadows, masks and groups`() throws {
    var sheet = LayerSheet(columns: 8, rows: 3)
    sheet.plain("background") { _ in }
    sheet.plain("border inside of the bounds") {
      $0.borderWidth = 3
      $0.borderColor = UIColor.red.cgColor
    }
    sheet.plain("corners") { $0.cornerRadius = 10 }
    sheet.plain("border along the corners") {
      $0.cornerRadius = 10
      $0.borderWidth = 3
      $0.borderColor = UIColor.red.cgColor
    }
    sheet.plain("two corners") {
      $0.cornerRadius = 10
      $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    }
    sheet.plain("smooth corners") {
      $0.cornerRadius = 8
      $0.cornerCurve = .continuous
    }
    sheet.plain("a circle") { $0.cornerRadius = 14 }
    sheet.plain("corners do not clip sublayers") {
      $0.cornerRadius = 10
      $0.addSquare(CGRect(x: 0, y: 0, width: 14, height: 14), DrawingSheet.orange)
    }
    sheet.plain("corners clip where the layer masks") {
      $0.cornerRadius = 10
      $0.masksToBounds = true
      $0.addSquare(CGRect(x: -4, y: -4, width: 18, height: 18), DrawingSheet.orange)
    }
    sheet.plain("shadow as usual: up, as layers have it") { $0.shadowOpacity = 1 }
    sheet.plain("shadow to the lower right, red") {
      $0.shadowOpacity = 0.8
      $0.shadowRadius = 4
      $0.shadowOffset = CGSize(width: 3, height: 3)
      $0.shadowColor = UIColor.red.cgColor
    }
    sheet.plain("shadow of a path") {
      $0.shadowOpacity = 0.7
      $0.shadowRadius = 0
      $0.shadowOffset = CGSize(width: 0, height: 6)
      $0.shadowPath = CGPath(
        ellipseIn: CGRect(x: -4, y: 12, width: 36, height: 20),
        transform: nil
      )
    }
    sheet.add("shadow of what the sublayers cover", CALayer()) {
      $0.shadowOpacity = 0.7
      $0.shadowRadius = 1
      $0.shadowOffset = CGSize(width: 3, height: 3)
      $0.addSquare(CGRect(x: 0, y: 0, width: 12, height: 12), DrawingSheet.orange)
      $0.addSquare(CGRect(x: 14, y: 14, width: 12, height: 12), DrawingSheet.blue)
    }
    sheet.plain("opacity of the group") {
      $0.opacity = 0.5
      $0.addSquare(CGRect(x: 8, y: 8, width: 28, height: 28), DrawingSheet.orange)
    }
    sheet.plain("opacity of each layer") {
      $0.opacity = 0.5
      $0.allowsGroupOpacity = false
      $0.addSquare(CGRect(x: 8, y: 8, width: 28, height: 28), DrawingSheet.orange)
    }
    sheet.plain("mask: only its alpha counts") {
      let mask = CAShapeLayer()
      mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 28, height: 28), transform: nil)
      mask.fillColor = UIColor.red.withAlphaComponent(0.6).cgColor
      $0.mask = mask
    }
    sheet.plain("hidden") { $0.isHidden = true }
    sheet.plain("nearer by zPosition, though added first") {
      $0.addSquare(CGRect(x: 4, y: 4, width: 14, height: 14), DrawingSheet.orange).zPosition = 1
      $0.addSquare(CGRect(x: 10, y: 10, width: 14, height: 14), DrawingSheet.gray)
    }
    sheet.plain("turned by 30 degrees") {
      $0.transform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    }
    sheet.plain("turned about its corner") {
      $0.anchorPoint = .zero
      $0.position = CGPoint(x: 24, y: 8)
      $0.bounds.size = CGSize(width: 20, height: 20)
      $0.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    }
    sheet.plain("turned as pixels") {
      $0.shouldRasterize = true
      $0.cornerRadius = 6
      $0.transform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    }
    sheet.plain("a shifted bounds origin moves the sublayers") {
      $0.bounds.origin = CGPoint(x: 10, y: 0)
      $0.addSquare(CGRect(x: 10, y: 4, width: 10, height: 10), DrawingSheet.orange)
    }
    sheet.plain("sublayers turned by the layer above") {
      $0.sublayerTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
      $0.addSquare(CGRect(x: 8, y: 8, width: 12, height: 12), DrawingSheet.orange)
    }
    sheet.plain("translucent corners over a border") {
      $0.backgroundColor = DrawingSheet.blue.withAlphaComponent(0.4).cgColor
      $0.borderColor = UIColor.black.withAlphaComponent(0.4).cgColor
      $0.borderWidth = 5
      $0.cornerRadius = 12
    }

    try Golden("layers").expect(sheet.show())
  }

  @Test func `contents by gravity, part and center`() throws {
    var sheet = LayerSheet(columns: 8, rows: 3)
    let letter = DrawingSheet.letter.cgImage
    let gravities: [CALayerContentsGravity] = [
      .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
    ]
    for gravity in gravities {
      sheet.plain("gravity \(gravity.rawValue)") {
        $0.backgroundColor = DrawingSheet.gray.cgColor
        $0.contents = letter
        $0.contentsGravity = gravity
      }
    }
    for gravity in [CALayerContentsGravity.resize, .resizeAspect, .resizeAspectFill] {
      sheet.plain("gravity \(gravity.rawValue) in an oblong") {
        $0.backgroundColor = DrawingSheet.gray.cgColor
        $0.bounds.size.height = 14
        $0.contents = letter
        $0.contentsGravity = gravity
        $0.magnificationFilter = .nearest
        $0.masksToBounds = true
      }
    }
    sheet.plain("two pixels a point") {
      $0.contents = letter
      $0.contentsGravity = .center
      $0.contentsScale = 2
    }
    sheet.plain("the upper left quarter") {
      $0.contents = letter
      $0.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
      $0.magnificationFilter = .nearest
    }
    sheet.plain("the middle stretches, three pixels on the left stay") {
      $0.contents = letter
      $0.contentsCenter = CGRect(x: 0.375, y: 0.25, width: 0.375, height: 0.625)
      $0.magnificationFilter = .nearest
    }
    sheet.plain("smooth") { $0.contents = letter }
    sheet.plain("rounded contents") {
      $0.contents = letter
      $0.cornerRadius = 10
      $0.masksToBounds = true
    }
    sheet.plain("contents below sublayers, over the background, with a border") {
      $0.contents = letter
      $0.contentsGravity = .topLeft
      $0.borderWidth = 2
      $0.addSquare(CGRect(x: 4, y: 4, width: 10, height: 10), DrawingSheet.gray)
    }
    sheet.plain("mirrored by a negative scale") {
      $0.contents = letter
      $0.magnificationFilter = .nearest
      $0.transform = CATransform3DMakeScale(-1, 1, 1)
    }
    sheet.plain("turned by a quarter") {
      $0.contents = letter
      $0.magnificationFilter = .nearest
      $0.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    }

    try Golden("contents").expect(sheet.show())
  }

  @Test func `perspective, depth and backs`() throws {
    var sheet = LayerSheet(columns: 6, rows: 2)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 60
    func turned(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CATransform3D {
      CATransform3DRotate(perspective, angle, x, y, 0)
    }
    let letter = DrawingSheet.letter.cgImage
    sheet.plain("about y: the right side goes away") {
      $0.contents = letter
      $0.transform = turned(.pi / 4, 0, 1)
    }
    sheet.plain("about x: the top goes away") {
      $0.contents = letter
      $0.transform = turned(.pi / 4, 1, 0)
    }
    sheet.plain("the back shows the picture mirrored") {
      $0.contents = letter
      $0.transform = turned(.pi * 0.8, 0, 1)
    }
    sheet.plain("no back on single sided layers") {
      $0.contents = letter
      $0.isDoubleSided = false
      $0.transform = turned(.pi * 0.8, 0, 1)
    }
    sheet.add("seen from above its middle: layers at three depths", CALayer()) {
      $0.sublayerTransform = perspective
      for (index, color) in [DrawingSheet.gray, DrawingSheet.blue, .red].enumerated() {
        let layer = $0.addSquare(
          CGRect(x: 2 + 8 * CGFloat(index), y: 8, width: 12, height: 12),
          color
        )
        layer.zPosition = CGFloat(index) * -20
      }
    }
    sheet.add("a cube of a transform layer", CATransformLayer()) {
      $0.transform = CATransform3DRotate(turned(-.pi / 6, 1, 0), .pi / 5, 0, 1, 0)
      let faces: [(CATransform3D, UIColor)] = [
        (CATransform3DIdentity, .red), (CATransform3DMakeRotation(.pi / 2, 0, 1, 0), .green),
        (CATransform3DMakeRotation(-.pi / 2, 0, 1, 0), .yellow),
        (CATransform3DMakeRotation(.pi / 2, 1, 0, 0), .orange),
        (CATransform3DMakeRotation(-.pi / 2, 1, 0, 0), .purple),
        (CATransform3DMakeRotation(.pi, 0, 1, 0), .blue),
      ]
      for (turn, color) in faces {
        let face = $0.addSquare(CGRect(x: 6, y: 6, width: 16, height: 16), color)
        face.transform = CATransform3DTranslate(turn, 0, 0, 8)
      }
    }
    sheet.add("planes that cut each other: as wholes, by their middles", CATransformLayer()) {
      $0.sublayerTransform = perspective
      for (angle, color) in [(CGFloat.pi / 4, DrawingSheet.blue), (-.pi / 4, DrawingSheet.orange)] {
        let plane = $0.addSquare(CGRect(x: 0, y: 4, width: 28, height: 20), color)
        plane.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
      }
    }
    sheet.plain("rounded and turned") {
      $0.cornerRadius = 10
      $0.borderWidth = 3
      $0.transform = turned(.pi / 4, 1, 1)
    }
    sheet.plain("a plain layer flattens what is in it") {
      $0.addSquare(CGRect(x: 4, y: 4, width: 20, height: 20), DrawingSheet.orange)
        .transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      $0.transform = turned(.pi / 4, 1, 0)
    }
    sheet.plain("clipping in space") {
      $0.masksToBounds = true
      $0.cornerRadius = 8
      $0.addSquare(CGRect(x: -5, y: -5, width: 20, height: 20), DrawingSheet.orange)
      $0.transform = turned(.pi / 4, 0, 1)
    }

    try Golden("perspective").expect(sheet.show())
  }

  @Test func `shapes, gradients, replicators and text layers`() throws {
    var sheet = LayerSheet(columns: 8, rows: 3)
    let star = UIBezierPath()
    for index in 0..<5 {
      let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
      let point = CGPoint(x: 14 + 14 * cos(angle), y: 15 + 14 * sin(angle))
      index == 0 ? star.move(to: point) : star.addLine(to: point)
    }
    star.close()
    for rule in [CAShapeLayerFillRule.nonZero, .evenOdd] {
      sheet.add("star filled by \(rule.rawValue)", CAShapeLayer()) {
        $0.path = star.cgPath
        $0.fillRule = rule
        $0.fillColor = DrawingSheet.blue.cgColor
      }
    }
    let zigzag = CGMutablePath()
    zigzag.addLines(between: [
      CGPoint(x: 2, y: 24), CGPoint(x: 10, y: 4), CGPoint(x: 18, y: 24), CGPoint(x: 26, y: 4),
    ])
    for (cap, join) in [
      (CAShapeLayerLineCap.butt, CAShapeLayerLineJoin.miter), (.round, .round),
      (.square, .bevel),
    ] {
      sheet.add("caps \(cap.rawValue), joins \(join.rawValue)", CAShapeLayer()) {
        $0.path = zigzag
        $0.fillColor = nil
        $0.strokeColor = UIColor.black.cgColor
        $0.lineWidth = 5
        $0.lineCap = cap
        $0.lineJoin = join
      }
    }
    sheet.add("dashes with a phase", CAShapeLayer()) {
      $0.path = zigzag
      $0.fillColor = nil
      $0.strokeColor = UIColor.black.cgColor
      $0.lineWidth = 3
      $0.lineDashPattern = [6, 3]
      $0.lineDashPhase = 3
    }
    sheet.add("a quarter to three quarters of a ring", CAShapeLayer()) {
      $0.path = CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 24, height: 24), transform: nil)
      $0.fillColor = DrawingSheet.gray.cgColor
      $0.strokeColor = UIColor.red.cgColor
      $0.lineWidth = 4
      $0.strokeStart = 0.25
      $0.strokeEnd = 0.75
    }
    sheet.add("stroke over fill, half inside", CAShapeLayer()) {
      $0.path = CGPath(rect: CGRect(x: 4, y: 4, width: 20, height: 20), transform: nil)
      $0.fillColor = DrawingSheet.orange.cgColor
      $0.strokeColor = UIColor.black.withAlphaComponent(0.5).cgColor
      $0.lineWidth = 6
    }
    let colors = [DrawingSheet.blue.cgColor, DrawingSheet.orange.cgColor]
    sheet.add("downwards", CAGradientLayer()) { $0.colors = colors }
    sheet.add("from corner to corner of an oblong", CAGradientLayer()) {
      $0.colors = [UIColor.white.cgColor, UIColor.black.cgColor, UIColor.white.cgColor]
      $0.locations = [0.45, 0.5, 0.55]
      $0.frame = CGRect(x: 4, y: 14, width: 40, height: 20)
      $0.startPoint = .zero
      $0.endPoint = CGPoint(x: 1, y: 1)
    }
    sheet.add("edges by equal locations", CAGradientLayer()) {
      $0.colors = [UIColor.red, .yellow, .yellow, .green].map(\.cgColor)
      $0.locations = [0, 0.3, 0.7, 0.7]
      $0.startPoint = CGPoint(x: 0, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 0.5)
    }
    sheet.add("rings", CAGradientLayer()) {
      $0.type = .radial
      $0.colors = colors
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 1)
    }
    sheet.add("oval rings", CAGradientLayer()) {
      $0.type = .radial
      $0.colors = colors
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 0.75)
    }
    sheet.add("around", CAGradientLayer()) {
      $0.type = .conic
      $0.colors = [UIColor.red, .yellow, .green, .blue, .red].map(\.cgColor)
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 0.5, y: 0)
    }
    sheet.add("rounded", CAGradientLayer()) {
      $0.colors = colors
      $0.cornerRadius = 14
    }
    sheet.add("copies, each further, fainter and redder", CAReplicatorLayer()) {
      $0.instanceCount = 4
      $0.instanceTransform = CATransform3DMakeTranslation(7, 0, 0)
      $0.instanceColor = UIColor(white: 1, alpha: 1).cgColor
      $0.instanceGreenOffset = -0.3
      $0.instanceBlueOffset = -0.3
      $0.instanceAlphaOffset = -0.1
      $0.addSquare(CGRect(x: 0, y: 4, width: 5, height: 20), .white)
    }
    sheet.add("a ring of copies", CAReplicatorLayer()) {
      $0.instanceCount = 8
      $0.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
      $0.instanceAlphaOffset = -0.1
      $0.addSquare(CGRect(x: 12, y: 0, width: 4, height: 9), .black)
    }
    sheet.add("text", CATextLayer()) {
      $0.string = "Abg"
      $0.fontSize = 14
      $0.foregroundColor = UIColor.black.cgColor
      $0.backgroundColor = DrawingSheet.gray.cgColor
      $0.alignmentMode = .center
    }
    sheet.add("wrapped and cut text", CATextLayer()) {
      $0.string = "one two three"
      $0.fontSize = 9
      $0.foregroundColor = UIColor.black.cgColor
      $0.isWrapped = true
      $0.truncationMode = .end
    }

    try Golden("drawn-layers", tolerance: Golden.glyphs).expect(sheet.show())
  }
}
