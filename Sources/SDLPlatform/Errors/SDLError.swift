internal import CSDL2

/// A call into SDL or one of its companion libraries that failed, with the library's own words.
package nonisolated struct SDLError: Error, Equatable, CustomStringConvertible {
  /// Name of the C function.
  package let call: String
  package let message: String

  package var description: String {
    "\(call) failed: \(message)."
  }

  package init(call: String, message: String) {
    self.call = call
    self.message = message
  }

  /// The error of the call that has just failed.
  static func last(_ call: String) -> SDLError {
    let message = SDL_GetError().map { String(cString: $0) } ?? ""
    return SDLError(call: call, message: message.isEmpty ? "no reason given" : message)
  }
}
