import Foundation

/// Where the device's screen is in the window, and how large its pixels are.
///
/// A device that does not fit is shown smaller, one that leaves room stands in the middle.
nonisolated struct WindowLayout: Equatable {
  /// Of the scene, in points.
  let size: CGSize
  /// Buffer pixels a point.
  let pixelsPerPoint: CGFloat
  /// The buffer's size, in pixels.
  let width: Int
  let height: Int
  /// The buffer's top-left corner on the window's surface, in pixels.
  let left: Int
  let top: Int
  /// Surface pixels in a unit of the window.
  private let density: CGFloat

  /// `scale` is in window units a point; `surface` is the window's size in pixels.
  init(size: CGSize, scale: CGFloat, density: CGFloat, surface: (width: Int, height: Int)) {
    let wanted = scale * density
    let fitting = min(
      wanted,
      CGFloat(surface.width) / size.width,
      CGFloat(surface.height) / size.height
    )
    // Half a pixel too much is rounding, not a window that is too small.
    let isCut =
      size.width * wanted > CGFloat(surface.width) + 1
      || size.height * wanted > CGFloat(surface.height) + 1
    self.size = size
    self.density = density
    pixelsPerPoint = isCut ? fitting : wanted
    width = max(Int((size.width * pixelsPerPoint).rounded()), 1)
    height = max(Int((size.height * pixelsPerPoint).rounded()), 1)
    left = max((surface.width - width) / 2, 0)
    top = max((surface.height - height) / 2, 0)
  }

  /// Whether the buffer leaves parts of the surface bare.
  func isLetterboxed(on surface: (width: Int, height: Int)) -> Bool {
    width < surface.width || height < surface.height
  }

  /// The point of the scene under a place in the window, also outside of the scene.
  func point(at place: CGPoint) -> CGPoint {
    CGPoint(
      x: (place.x * density - CGFloat(left)) / pixelsPerPoint,
      y: (place.y * density - CGFloat(top)) / pixelsPerPoint
    )
  }

  func contains(_ point: CGPoint) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
  }
}
