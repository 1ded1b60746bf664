package import CoreGraphics
package import Foundation

/// What UIKitCore needs to read and write picture files (PNG, JPEG and what else the host knows).
package protocol PictureCodec: AnyObject {
  /// Decodes a picture. Throws an error whose description is one sentence naming the cause.
  func decode(_ data: Data) throws -> CGImage

  func encodePNG(_ image: CGImage) throws -> Data

  /// `quality` from 0 (smallest) to 1 (best).
  func encodeJPEG(_ image: CGImage, quality: CGFloat) throws -> Data
}
