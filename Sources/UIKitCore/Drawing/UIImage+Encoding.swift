package import CoreGraphics
public import Foundation

/// Pixels for layers, files and other code.
extension UIImage {
  /// The pixels turned as the orientation says.
  nonisolated package var uprightImage: CGImage? {
    guard let cgImage, imageOrientation != .up else { return cgImage }

    let size = CGSize(width: size.width * scale, height: size.height * scale)
    guard let context = CGContext.forImage(size: size, scale: 1, isOpaque: false) else {
      return cgImage
    }
    UIGraphicsPushContext(context)
    UIImage(cgImage: cgImage, scale: 1, orientation: imageOrientation).draw(at: .zero)
    UIGraphicsPopContext()
    return context.makeImage()
  }

  /// What a layer shows: upright pixels, a template painted in `tintColor`.
  nonisolated package func layerContents(tintColor: UIColor?) -> CGImage? {
    guard isTemplate, let tintColor else { return uprightImage }
    return uprightImage?.painted(with: tintColor.cgColor)
  }

  /// nil, and a line in the log, where the host fails; nil without pixels.
  nonisolated public func pngData() -> Data? {
    guard let image = uprightImage else { return nil }

    return MainThread.run {
      PictureCache.encode { try UIApplication.shared.services.pictureCodec.encodePNG(image) }
    }
  }

  /// Transparent parts become white.
  ///
  /// `compressionQuality` from 0 (smallest) to 1 (best).
  nonisolated public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let image = uprightImage?.over(UIColor.white.cgColor) else { return nil }

    let quality = max(0, min(1, compressionQuality))
    return MainThread.run {
      PictureCache.encode {
        try UIApplication.shared.services.pictureCodec.encodeJPEG(image, quality: quality)
      }
    }
  }
}

extension CGImage {
  /// The image painted in one color wherever it is opaque.
  nonisolated func painted(with color: CGColor) -> CGImage? {
    let context = CGContext(drawingInto: PixelBuffer(width: width, height: height))
    context.setFillColor(color)
    context.drawMask(alphaMask, atPixelX: 0, y: 0)
    return context.makeImage()
  }

  /// The image on an opaque ground.
  nonisolated func over(_ color: CGColor) -> CGImage? {
    let context = CGContext(
      drawingInto: PixelBuffer(width: width, height: height),
      isOpaque: true
    )
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    context.drawPixels(self, atPixelX: 0, y: 0)
    return context.makeImage()
  }
}
