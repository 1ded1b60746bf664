// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Names of functions start with capitals, as Apple's do.

public import CoreGraphics
public import Foundation

/// The context that drawing goes to on this thread; nil outside of drawing code.
nonisolated public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.current.entries.last?.context
}

nonisolated public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.entries.append(
    GraphicsStack.Entry(context: context, imageScale: nil)
  )
}

/// Does nothing where there is no context.
nonisolated public func UIGraphicsPopContext() {
  _ = GraphicsStack.current.entries.popLast()
}

nonisolated public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// A scale of 0 is that of the screen.
///
/// An empty size begins no context, as on iOS 17.
nonisolated public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : ScreenScale.current
  guard let context = CGContext.forImage(size: size, scale: scale, isOpaque: opaque) else {
    MainThread.run {
      UIApplication.shared.log(
        "UIGraphicsBeginImageContext() began no context: the size \(size) is empty or too large."
      )
    }
    return
  }
  GraphicsStack.current.entries.append(
    GraphicsStack.Entry(context: context, imageScale: scale)
  )
}

/// nil unless `UIGraphicsBeginImageContext` began the current context.
nonisolated public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.current.entries.last, let scale = entry.imageScale,
    let image = entry.context.makeImage()
  else { return nil }

  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Does nothing unless `UIGraphicsBeginImageContext` began the current context.
nonisolated public func UIGraphicsEndImageContext() {
  let stack = GraphicsStack.current
  if stack.entries.last?.imageScale != nil {
    stack.entries.removeLast()
  }
}

nonisolated public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

nonisolated public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }

  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// A frame inside `rect`, one point wide, in the fill color.
nonisolated public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

nonisolated public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }

  context.saveGState()
  context.setBlendMode(blendMode)
  context.beginPath()
  context.addRect(rect)
  context.addRect(rect.insetBy(dx: 1, dy: 1))
  context.fillPath(using: .evenOdd)
  context.restoreGState()
}

nonisolated public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

/// Pixels a point of the screen, for any thread.
nonisolated enum ScreenScale {
  static var current: CGFloat {
    MainThread.run { UIApplication.shared.screen.scale }
  }
}

extension CGContext {
  /// A context for an image of `size` points; nil for sizes without pixels or beyond Cairo's limit.
  nonisolated static func forImage(
    size: CGSize,
    scale: CGFloat,
    isOpaque: Bool
  ) -> CGContext? {
    let pixels = PixelRect(
      enclosing: CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    )
    let largest = Int(Int16.max)
    guard !pixels.isEmpty, pixels.width <= largest, pixels.height <= largest else { return nil }

    return CGContext(
      drawingInto: PixelBuffer(width: pixels.width, height: pixels.height),
      scale: scale,
      isOpaque: isOpaque
    )
  }
}
