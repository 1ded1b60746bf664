import CoreGraphics
import Foundation

/// A transition at a moment: the old picture of a layer and how far the new one has come.
nonisolated struct TransitionLook: Equatable {
  enum Style: Equatable {
    case fade
    /// The new picture moves over the old one.
    case moveIn
    /// The new picture pushes the old one out.
    case push
    /// The old picture moves away over the new one.
    case reveal
    /// Both turn about the middle by half a turn, the old picture on the front.
    case flip
  }

  var style: Style
  /// 0 shows the old picture, 1 the new one.
  var progress: Double
  /// Where the new picture comes from: (-1, 0) is the left side.
  var directionX: Int
  var directionY: Int
  /// nil where the layer had not been shown before.
  var old: LayerDrawing?
  /// Whether the layer shows at the end; false where the transition hides it.
  var showsNew: Bool

  @MainActor
  init(
    _ running: CALayer.RunningTransition,
    from picture: LayerDrawing?,
    hides: Bool = false
  ) {
    progress = running.progress
    old = picture
    showsNew = !hides
    switch running.transition.type {
    case .moveIn: style = .moveIn
    case .push: style = .push
    case .reveal: style = .reveal
    case .flip: style = .flip
    default: style = .fade
    }
    switch running.transition.subtype {
    case .fromRight: (directionX, directionY) = (1, 0)
    case .fromTop: (directionX, directionY) = (0, -1)
    case .fromBottom: (directionX, directionY) = (0, 1)
    default: (directionX, directionY) = (-1, 0)
    }
  }

  static func == (first: TransitionLook, second: TransitionLook) -> Bool {
    first.style == second.style && first.progress == second.progress
      && first.directionX == second.directionX && first.directionY == second.directionY
      && first.old?.buffer === second.old?.buffer && first.showsNew == second.showsNew
  }

  /// Whether pixels show elsewhere than where they are drawn.
  var movesPixels: Bool { style != .fade }

  /// Where the pictures may show in a layer of these bounds.
  ///
  /// `content`: what the new picture covers.
  func reach(_ bounds: PixelRect, content: PixelRect) -> PixelRect {
    switch style {
    case .fade: return .empty
    case .moveIn, .push, .reveal: return bounds
    case .flip:
      // Filtering reaches a pixel beyond the edges; what lies around the layer turns with it.
      if bounds.contains(content) { return bounds.insetBy(dx: -1, dy: -1) }
      return bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)
    }
  }

  /// Both pictures mixed in `region`, in a buffer of its own.
  func mix(_ new: PixelPlane, _ region: PixelRegion, bounds: PixelRect) -> PixelPlane {
    let area = region.bounds
    let result = PixelPlane(
      PixelBuffer(width: area.width, height: area.height),
      x: area.x,
      y: area.y
    )
    let old = old.map { picture in
      let plane = PixelPlane(picture.buffer, x: picture.x, y: picture.y)
      return Picture(plane: plane, bounds: plane.bounds)
    }
    // Around what was asked for, the pixels may be out of date.
    let new = showsNew ? Picture(plane: new, bounds: area) : nil
    if style == .fade {
      let share = PixelArithmetic.byte(progress)
      draw(old, at: (0, 0), on: result, clip: area, share: 255 - share)
      draw(new, at: (0, 0), on: result, clip: area, share: share)
      return result
    }
    let width = Double(bounds.width)
    let height = Double(bounds.height)
    func offset(_ share: Double) -> (Int, Int) {
      (
        PixelSnap.edge(Double(directionX) * width * share),
        PixelSnap.edge(Double(directionY) * height * share)
      )
    }
    let clip = bounds.intersection(area)
    switch style {
    case .fade: break
    case .flip:
      let side = progress < 0.5 ? old : new
      if let side { draw(side, turnedIn: bounds, on: result, clip: area) }
    case .moveIn:
      drawOver(old, at: (0, 0), on: result, clip: clip)
      drawOver(new, at: offset(1 - progress), on: result, clip: clip)
    case .push:
      drawOver(old, at: offset(-progress), on: result, clip: clip)
      drawOver(new, at: offset(1 - progress), on: result, clip: clip)
    case .reveal:
      drawOver(new, at: (0, 0), on: result, clip: clip)
      drawOver(old, at: offset(-progress), on: result, clip: clip)
    }
    return result
  }

  private struct Picture {
    var plane: PixelPlane
    var bounds: PixelRect
  }

  /// Adds `share / 255` of the picture: the shares of both add up to all.
  private func draw(
    _ picture: Picture?,
    at place: (x: Int, y: Int),
    on target: PixelPlane,
    clip: PixelRect,
    share: UInt32
  ) {
    guard let picture else { return }
    let area = picture.bounds.offsetBy(dx: place.x, dy: place.y).intersection(clip)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      let source = picture.plane.row(y - place.y) - place.x
      let row = target.row(y)
      for x in area.x..<area.maxX {
        row[x] = row[x] &+ PixelArithmetic.multiply(source[x], share)
      }
    }
  }

  /// Draws a side of the flip; the edge that comes forward stays at its distance from the eye.
  private func draw(
    _ side: Picture,
    turnedIn bounds: PixelRect,
    on target: PixelPlane,
    clip: PixelRect
  ) {
    let turn = Double.pi * (progress < 0.5 ? progress : progress - 1)
    let angle = turn * Double(directionY - directionX)
    let isUpright = directionX != 0
    let (width, height) = (Double(bounds.width), Double(bounds.height))
    let middle = (x: Double(bounds.x) + width / 2, y: Double(bounds.y) + height / 2)
    let depth = (isUpright ? width : height) / 2 * abs(sin(angle))
    var eye = CATransform3DIdentity
    eye.m34 = -1 / (Self.eyeDistance * max(width, height))
    var matrix = CATransform3DMakeTranslation(-middle.x, -middle.y, 0)
    matrix = CATransform3DConcat(
      matrix,
      CATransform3DMakeRotation(angle, isUpright ? 0 : 1, isUpright ? 1 : 0, 0)
    )
    matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(0, 0, -depth))
    matrix = CATransform3DConcat(matrix, eye)
    matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(middle.x, middle.y, 0))
    let warp = Warp(
      side.plane,
      bounds: side.bounds,
      through: Homography(matrix),
      x: 0,
      y: 0,
      alpha: 255
    )
    warp?.draw(clip, over: target)
  }

  /// How far the eye is from a flip, in longer sides of the layer; chosen by eye.
  private static let eyeDistance = 2.0

  private func drawOver(
    _ picture: Picture?,
    at place: (x: Int, y: Int),
    on target: PixelPlane,
    clip: PixelRect
  ) {
    guard let picture else { return }
    let area = picture.bounds.offsetBy(dx: place.x, dy: place.y).intersection(clip)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      PixelRow.over(
        target.row(y) + area.x,
        picture.plane.row(y - place.y) + (area.x - place.x),
        area.width
      )
    }
  }
}
