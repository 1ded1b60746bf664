/// Why a picture could not be read or written.
package nonisolated enum PictureError: Error, Equatable, CustomStringConvertible {
  /// The data is in no known format or broken; carries the decoder's words.
  case unreadable(SDLError)
  case noData
  case unwritable(SDLError)

  package var description: String {
    switch self {
    case .unreadable(let error): "The data is no picture that can be read (\(error.message))."
    case .noData: "There is no data to read a picture from."
    case .unwritable(let error): "The picture could not be written: \(error)"
    }
  }
}
