import CoreGraphics
import Foundation

/// What a button shows in each state.
///
/// A state without an entry shows that of `.normal`.
struct ButtonContents {
  var titles: [UInt: String] = [:]
  var attributedTitles: [UInt: NSAttributedString] = [:]
  var titleColors: [UInt: UIColor] = [:]
  var titleShadowColors: [UInt: UIColor] = [:]
  var images: [UInt: UIImage] = [:]
  var backgroundImages: [UInt: UIImage] = [:]

  func value<Value>(_ values: [UInt: Value], in state: UIControl.State) -> Value? {
    values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }
}
