internal import CSDL2
package import CoreGraphics
package import Foundation
internal import UIKitCore

/// Picture files by SDL2_image: reads PNG, JPEG, WebP, GIF, BMP and TIFF, writes PNG and JPEG.
///
/// Pixels are taken as sRGB; color profiles and EXIF orientation in the file are ignored.
package final class SDLPictureCodec: PictureCodec {
  package init() {}

  package func decode(_ data: Data) throws -> CGImage {
    guard !data.isEmpty else { throw PictureError.noData }
    let loaded = data.withUnsafeBytes { bytes in
      IMG_Load_RW(SDL_RWFromConstMem(bytes.baseAddress, Int32(bytes.count)), 1)
    }
    guard let loaded else { throw PictureError.unreadable(.last("IMG_Load_RW")) }
    defer { SDL_FreeSurface(loaded) }
    if let opaque = opaqueImage(loaded) { return opaque }
    let format = SDL_PIXELFORMAT_ARGB8888.rawValue
    guard let surface = SDL_ConvertSurfaceFormat(loaded, format, 0) else {
      throw PictureError.unreadable(.last("SDL_ConvertSurfaceFormat"))
    }
    defer { SDL_FreeSurface(surface) }
    guard let pixels = surface.pointee.pixels else {
      throw PictureError.unreadable(.last("SDL_ConvertSurfaceFormat"))
    }
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    let buffer = PixelBuffer(width: width, height: height, format: .argb32)
    buffer.flush()
    // SDL_PremultiplyAlpha only copies between two areas; the target may have longer rows.
    let result = SDL_PremultiplyAlpha(
      Int32(width),
      Int32(height),
      format,
      pixels,
      surface.pointee.pitch,
      format,
      buffer.bytes,
      Int32(buffer.stride)
    )
    buffer.markDirty()
    guard result == 0 else { throw PictureError.unreadable(.last("SDL_PremultiplyAlpha")) }
    return CGImage(buffer: buffer, isOpaque: loaded.pointee.format.pointee.Amask == 0)
  }

  /// A picture that has no alpha, in one pass; nil for others, and for those with a palette.
  private func opaqueImage(_ loaded: UnsafeMutablePointer<SDL_Surface>) -> CGImage? {
    let format = loaded.pointee.format.pointee
    guard format.Amask == 0, format.palette == nil, SDL_HasColorKey(loaded) == SDL_FALSE,
      let pixels = loaded.pointee.pixels
    else { return nil }
    let buffer = PixelBuffer(
      width: Int(loaded.pointee.w),
      height: Int(loaded.pointee.h),
      format: .argb32
    )
    buffer.flush()
    let result = SDL_ConvertPixels(
      loaded.pointee.w,
      loaded.pointee.h,
      format.format,
      pixels,
      loaded.pointee.pitch,
      SDL_PIXELFORMAT_ARGB8888.rawValue,
      buffer.bytes,
      Int32(buffer.stride)
    )
    buffer.markDirty()
    return result == 0 ? CGImage(buffer: buffer, isOpaque: true) : nil
  }

  package func encodePNG(_ image: CGImage) throws -> Data {
    try encode(image, call: "IMG_SavePNG_RW") { IMG_SavePNG_RW($0, $1, 0) }
  }

  package func encodeJPEG(_ image: CGImage, quality: CGFloat) throws -> Data {
    let percent = Int32((min(max(quality, 0), 1) * 100).rounded())
    return try encode(image, call: "IMG_SaveJPG_RW") { IMG_SaveJPG_RW($0, $1, 0, percent) }
  }

  private func encode(
    _ image: CGImage,
    call: String,
    save: (UnsafeMutablePointer<SDL_Surface>, UnsafeMutablePointer<SDL_RWops>) -> Int32
  ) throws -> Data {
    var pixels = StraightPixels(image)
    let (width, height) = (pixels.width, pixels.height)
    // An incompressible picture grows a little in either format; headers fit in the rest.
    var file = [UInt8](repeating: 0, count: pixels.bytes.count * 2 + (64 << 10))
    let size = try pixels.bytes.withUnsafeMutableBytes { source in
      guard
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          source.baseAddress,
          Int32(width),
          Int32(height),
          32,
          Int32(width * 4),
          SDL_PIXELFORMAT_ARGB8888.rawValue
        )
      else { throw PictureError.unwritable(.last("SDL_CreateRGBSurfaceWithFormatFrom")) }
      defer { SDL_FreeSurface(surface) }
      return try file.withUnsafeMutableBytes { target in
        guard let stream = SDL_RWFromMem(target.baseAddress, Int32(target.count)) else {
          throw PictureError.unwritable(.last("SDL_RWFromMem"))
        }
        defer { SDL_RWclose(stream) }
        guard save(surface, stream) == 0 else { throw PictureError.unwritable(.last(call)) }
        return Int(SDL_RWtell(stream))
      }
    }
    return Data(file[..<size])
  }
}
