import Foundation

/// A part of a frame that the autoresizing mask keeps.
nonisolated enum AutoresizingPart: Int, CaseIterable {
  case minX
  case minY
  case width
  case height
}

/// How much of the superview's growth goes into each part of a frame: 0 none, 1 all of it.
///
/// As with `autoresizingMask` itself, flexible parts share in proportion to their lengths, equally if
/// all are zero.
nonisolated struct AutoresizingShares: Equatable {
  private var minX: CGFloat = 0
  private var minY: CGFloat = 0
  private var width: CGFloat = 0
  private var height: CGFloat = 0

  /// No part follows the superview.
  static let none = AutoresizingShares()

  private init() {}

  init(mask: UIView.AutoresizingMask, frame: CGRect, superviewSize: CGSize) {
    (minX, width) = Self.shares(
      start: (mask.contains(.flexibleLeftMargin), frame.minX),
      length: (mask.contains(.flexibleWidth), frame.width),
      end: (mask.contains(.flexibleRightMargin), superviewSize.width - frame.maxX)
    )
    (minY, height) = Self.shares(
      start: (mask.contains(.flexibleTopMargin), frame.minY),
      length: (mask.contains(.flexibleHeight), frame.height),
      end: (mask.contains(.flexibleBottomMargin), superviewSize.height - frame.maxY)
    )
  }

  subscript(part: AutoresizingPart) -> CGFloat {
    switch part {
    case .minX: minX
    case .minY: minY
    case .width: width
    case .height: height
    }
  }

  private typealias Flexibility = (isFlexible: Bool, length: CGFloat)

  private static func shares(
    start: Flexibility,
    length: Flexibility,
    end: Flexibility
  ) -> (start: CGFloat, length: CGFloat) {
    let flexible = [start, length, end].filter(\.isFlexible)
    guard !flexible.isEmpty else { return (0, 0) }
    let total = flexible.reduce(0) { $0 + $1.length }
    func share(_ part: Flexibility) -> CGFloat {
      guard part.isFlexible else { return 0 }
      return total == 0 ? 1 / CGFloat(flexible.count) : part.length / total
    }
    return (share(start), share(length))
  }
}
