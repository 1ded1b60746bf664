// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Names of functions start with capitals, as Apple's do.

public import CoreGraphics
public import Foundation

/// For whom a font is registered.
///
/// Always for this process alone here.
public nonisolated enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3

  public static var user: CTFontManagerScope { .persistent }
}

/// Why a font was not registered.
public nonisolated enum CTFontManagerError: Int, Sendable {
  case fileNotFound = 101
  case insufficientPermissions = 102
  case unrecognizedFormat = 103
  case invalidFontData = 104
  case alreadyRegistered = 105
}

/// The domain of errors with the codes of `CTFontManagerError`.
public nonisolated let kCTFontManagerErrorDomain: CFString =
  "com.apple.CoreText.CTFontManagerErrorDomain"

/// Makes the fonts of a file available by name; false with an error where that is impossible.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let reason: CTFontManagerError
  if !FileManager.default.isReadableFile(atPath: fontURL.path) {
    reason = .fileNotFound
  } else {
    switch UIApplication.shared.fonts.register(fontURL) {
    case .done: return true
    case .alreadyRegistered: reason = .alreadyRegistered
    case .unreadable: reason = .unrecognizedFormat
    }
  }
  error?.pointee = .passRetained(
    NSError(
      domain: kCTFontManagerErrorDomain,
      code: reason.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "\(fontURL.path) was not registered: \(reason)."]
    )
  )
  return false
}
