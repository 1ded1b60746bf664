import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

/// A device of the catalogue, held upright or on its side, and what layout starts from on it.
nonisolated struct HeldDevice: CustomTestStringConvertible, Sendable {
  let preset: DevicePreset
  let isOnItsSide: Bool

  static let all = DevicePreset.all.flatMap { preset in
    [false, true].map { HeldDevice(preset: preset, isOnItsSide: $0) }
  }

  /// Phones on their side have a compact height, all others a regular one.
  static let compact = all.filter(\.isCompact)
  static let regular = all.filter { !$0.isCompact }

  var testDescription: String { preset.identifier + (isOnItsSide ? " on its side" : " upright") }

  var orientation: UIInterfaceOrientation { isOnItsSide ? .landscapeRight : .portrait }

  var isCompact: Bool { preset.idiom == .phone && isOnItsSide }

  var size: CGSize {
    isOnItsSide ? CGSize(width: preset.size.height, height: preset.size.width) : preset.size
  }

  var bounds: CGRect { CGRect(origin: .zero, size: size) }

  var safeArea: UIEdgeInsets {
    (isOnItsSide ? preset.landscape : preset.portrait).safeAreaInsets
  }

  /// Where the navigation bar ends: phones with a Dynamic Island begin it 16/3 above the safe area.
  var barBottom: CGFloat {
    let top = safeArea.top > 50 ? safeArea.top - 16.0 / 3 : safeArea.top
    return top + (preset.idiom == .pad ? 50 : isCompact ? 32 : 44)
  }

  /// Edges on the nearest device pixels; halves go right and down.
  func onPixels(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    func rounded(_ edge: CGFloat) -> CGFloat {
      (edge * preset.scale + 0.5 + 1e-4).rounded(.down) / preset.scale
    }
    let (left, top) = (rounded(x), rounded(y))
    return CGRect(
      x: left,
      y: top,
      width: rounded(x + width) - left,
      height: rounded(y + height) - top
    )
  }
}
