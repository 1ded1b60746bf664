import CoreGraphics
import Foundation

/// Where image and title of a button stand in its content rectangle.
struct ButtonLayout {
  private(set) var image = CGRect.zero
  private(set) var title = CGRect.zero

  /// nil sizes are for contents that are missing.
  ///
  /// The title gives way where space is short.
  init(
    image imageSize: CGSize?,
    title titleSize: CGSize?,
    placement: NSDirectionalRectEdge,
    spacing: CGFloat,
    horizontal: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment,
    in rect: CGRect
  ) {
    var image = imageSize ?? .zero
    image.width = min(image.width, rect.width)
    image.height = min(image.height, rect.height)
    var title = titleSize ?? .zero
    title.height = min(title.height, rect.height)
    let gap = imageSize != nil && titleSize != nil ? spacing : 0
    if placement.isVertical {
      title.width = min(title.width, rect.width)
      let total = image.height + gap + title.height
      let top = ButtonLayout.start(vertical, length: total, from: rect.minY, rect.height)
      let imageIsFirst = placement != .bottom
      let imageY = imageIsFirst ? top : top + title.height + gap
      let titleY = imageIsFirst ? top + image.height + gap : top
      self.image = CGRect(
        origin: CGPoint(
          x: ButtonLayout.start(horizontal, length: image.width, from: rect.minX, rect.width),
          y: imageY
        ),
        size: image
      )
      self.title = CGRect(
        origin: CGPoint(
          x: ButtonLayout.start(horizontal, length: title.width, from: rect.minX, rect.width),
          y: titleY
        ),
        size: title
      )
      return
    }
    title.width = min(title.width, max(rect.width - image.width - gap, 0))
    let total = image.width + gap + title.width
    let left = ButtonLayout.start(horizontal, length: total, from: rect.minX, rect.width)
    let imageIsFirst = placement != .trailing
    let imageX = imageIsFirst ? left : left + title.width + gap
    let titleX = imageIsFirst ? left + image.width + gap : left
    self.image = CGRect(
      origin: CGPoint(
        x: imageX,
        y: ButtonLayout.start(vertical, length: image.height, from: rect.minY, rect.height)
      ),
      size: image
    )
    self.title = CGRect(
      origin: CGPoint(
        x: titleX,
        y: ButtonLayout.start(vertical, length: title.height, from: rect.minY, rect.height)
      ),
      size: title
    )
    fill(horizontal, vertical, in: rect, gap: gap)
  }

  private mutating func fill(
    _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment,
    in rect: CGRect,
    gap: CGFloat
  ) {
    if horizontal == .fill {
      if title.width == 0 {
        image = CGRect(x: rect.minX, y: image.minY, width: rect.width, height: image.height)
      } else {
        title.size.width = rect.width - image.width - gap
      }
    }
    if vertical == .fill {
      image = CGRect(x: image.minX, y: rect.minY, width: image.width, height: rect.height)
      title = CGRect(x: title.minX, y: rect.minY, width: title.width, height: rect.height)
    }
  }

  private static func start(
    _ alignment: UIControl.ContentHorizontalAlignment,
    length: CGFloat,
    from origin: CGFloat,
    _ available: CGFloat
  ) -> CGFloat {
    switch alignment {
    case .left, .leading, .fill: origin
    case .right, .trailing: origin + available - length
    case .center: origin + (available - length) / 2
    }
  }

  private static func start(
    _ alignment: UIControl.ContentVerticalAlignment,
    length: CGFloat,
    from origin: CGFloat,
    _ available: CGFloat
  ) -> CGFloat {
    switch alignment {
    case .top, .fill: origin
    case .bottom: origin + available - length
    case .center: origin + (available - length) / 2
    }
  }
}
