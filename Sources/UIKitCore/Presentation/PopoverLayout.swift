import CoreGraphics
import Foundation

/// Measures of popovers, in points.
nonisolated enum PopoverMetrics {
  /// Content that states no size gets this one (UIKit's default for popovers).
  static let defaultSize = CGSize(width: 320, height: 480)
  /// How far the arrow sticks out.
  ///
  /// As seen on devices.
  static let arrowHeight: CGFloat = 13
  static let arrowBase: CGFloat = 37
  static let cornerRadius: CGFloat = 13
  /// Distance kept from the container's edges (Apple: the default of popoverLayoutMargins).
  static let margin: CGFloat = 10
  /// Darkness behind a popover.
  ///
  /// Chosen by eye.
  static let dimming: CGFloat = 0.1
  // The shadow, chosen by eye.
  static let shadowOpacity: Float = 0.25
  static let shadowRadius: CGFloat = 16
  static let shadowOffset = CGSize(width: 0, height: 4)
}

/// Where a popover goes: the first permitted side that has room, else the one with the most.
struct PopoverLayout {
  struct Result {
    /// Content without the arrow, in the container.
    var contentFrame: CGRect
    /// The popover's view: content and arrow.
    var frame: CGRect
    var arrow: UIPopoverArrowDirection
    /// Middle of the arrow along its side, in the popover's view.
    var arrowOffset: CGFloat
  }

  /// The order in which sides are tried.
  ///
  /// Chosen by eye: below the source first.
  private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  let container: CGRect
  let margins: UIEdgeInsets
  let source: CGRect
  let contentSize: CGSize
  let permitted: UIPopoverArrowDirection

  var result: Result {
    let area = container.inset(by: margins)
    let sides = Self.order.filter { permitted.contains($0) }
    let fitting = sides.first { fits($0, in: area) }
    let side = fitting ?? sides.max { room($0, in: area) < room($1, in: area) } ?? .up
    return place(side, in: area)
  }

  private func room(_ side: UIPopoverArrowDirection, in area: CGRect) -> CGFloat {
    let space: CGFloat =
      switch side {
      case .up: area.maxY - source.maxY
      case .down: source.minY - area.minY
      case .left: area.maxX - source.maxX
      default: source.minX - area.minX
      }
    return space - PopoverMetrics.arrowHeight
  }

  private func fits(_ side: UIPopoverArrowDirection, in area: CGRect) -> Bool {
    let isVertical = side == .up || side == .down
    let needed = isVertical ? contentSize.height : contentSize.width
    return room(side, in: area) >= needed
  }

  private func place(_ side: UIPopoverArrowDirection, in area: CGRect) -> Result {
    let arrow = PopoverMetrics.arrowHeight
    var size = CGSize(
      width: min(contentSize.width, area.width),
      height: min(contentSize.height, area.height)
    )
    let isVertical = side == .up || side == .down
    if isVertical {
      size.height = min(size.height, max(0, room(side, in: area)))
    } else {
      size.width = min(size.width, max(0, room(side, in: area)))
    }
    var origin = CGPoint.zero
    if isVertical {
      origin.x = clamp(source.midX - size.width / 2, area.minX, area.maxX - size.width)
      origin.y = side == .up ? source.maxY + arrow : source.minY - arrow - size.height
    } else {
      origin.y = clamp(source.midY - size.height / 2, area.minY, area.maxY - size.height)
      origin.x = side == .left ? source.maxX + arrow : source.minX - arrow - size.width
    }
    let content = CGRect(origin: origin, size: size)
    var frame = content
    switch side {
    case .up:
      frame = CGRect(
        x: content.minX,
        y: content.minY - arrow,
        width: content.width,
        height: content.height + arrow
      )
    case .down: frame.size.height += arrow
    case .left:
      frame = CGRect(
        x: content.minX - arrow,
        y: content.minY,
        width: content.width + arrow,
        height: content.height
      )
    default: frame.size.width += arrow
    }
    let middle = isVertical ? source.midX - frame.minX : source.midY - frame.minY
    let length = isVertical ? frame.width : frame.height
    let inset = PopoverMetrics.cornerRadius + PopoverMetrics.arrowBase / 2
    return Result(
      contentFrame: content,
      frame: frame,
      arrow: side,
      arrowOffset: clamp(middle, inset, max(inset, length - inset))
    )
  }

  private func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    max(low, min(value, high))
  }
}
