import CoreGraphics
import Foundation

/// Access to the properties by key.
nonisolated extension LayerProperties {
  /// Values of the wrong kind are ignored; `.nothing` clears what may be nil.
  subscript(key: LayerKey) -> AnimatableValue {
    get {
      switch key {
      case .bounds: .rect(bounds)
      case .position: .point(position)
      case .zPosition: .number(zPosition)
      case .anchorPoint: .point(anchorPoint)
      case .anchorPointZ: .number(anchorPointZ)
      case .transform: .transform(transform)
      case .sublayerTransform: .transform(sublayerTransform)
      case .opacity: .number(CGFloat(opacity))
      case .cornerRadius: .number(cornerRadius)
      case .borderWidth: .number(borderWidth)
      case .shadowOpacity: .number(CGFloat(shadowOpacity))
      case .shadowOffset: .size(shadowOffset)
      case .shadowRadius: .number(shadowRadius)
      case .contentsRect: .rect(contentsRect)
      case .contentsCenter: .rect(contentsCenter)
      case .contentsScale: .number(contentsScale)
      case .rasterizationScale: .number(rasterizationScale)
      case .backgroundColor: backgroundColor.map(AnimatableValue.color) ?? .nothing
      case .borderColor: borderColor.map(AnimatableValue.color) ?? .nothing
      case .shadowColor: shadowColor.map(AnimatableValue.color) ?? .nothing
      case .shadowPath: shadowPath.map(AnimatableValue.path) ?? .nothing
      case .contents: contents.map(AnimatableValue.object) ?? .nothing
      default: switched(key)
      }
    }
    set {
      switch key {
      case .bounds: bounds = newValue.rect ?? bounds
      case .position: position = newValue.point ?? position
      case .zPosition: zPosition = newValue.number ?? zPosition
      case .anchorPoint: anchorPoint = newValue.point ?? anchorPoint
      case .anchorPointZ: anchorPointZ = newValue.number ?? anchorPointZ
      case .transform: transform = newValue.transform ?? transform
      case .sublayerTransform: sublayerTransform = newValue.transform ?? sublayerTransform
      case .opacity: opacity = newValue.number.map(Float.init) ?? opacity
      case .cornerRadius: cornerRadius = newValue.number ?? cornerRadius
      case .borderWidth: borderWidth = newValue.number ?? borderWidth
      case .shadowOpacity: shadowOpacity = newValue.number.map(Float.init) ?? shadowOpacity
      case .shadowOffset: shadowOffset = newValue.size ?? shadowOffset
      case .shadowRadius: shadowRadius = newValue.number ?? shadowRadius
      case .contentsRect: contentsRect = newValue.rect ?? contentsRect
      case .contentsCenter: contentsCenter = newValue.rect ?? contentsCenter
      case .contentsScale: contentsScale = newValue.number ?? contentsScale
      case .rasterizationScale: rasterizationScale = newValue.number ?? rasterizationScale
      case .backgroundColor: backgroundColor = newValue.color
      case .borderColor: borderColor = newValue.color
      case .shadowColor: shadowColor = newValue.color
      case .shadowPath: shadowPath = newValue.path
      case .contents: contents = newValue.boxed
      default: setSwitched(key, to: newValue)
      }
    }
  }

  /// The properties that are options rather than quantities.
  private func switched(_ key: LayerKey) -> AnimatableValue {
    func flag(_ value: Bool) -> AnimatableValue { .object(value) }
    return switch key {
    case .isHidden: flag(isHidden)
    case .masksToBounds: flag(masksToBounds)
    case .isDoubleSided: flag(isDoubleSided)
    case .isOpaque: flag(isOpaque)
    case .isGeometryFlipped: flag(isGeometryFlipped)
    case .allowsGroupOpacity: flag(allowsGroupOpacity)
    case .allowsEdgeAntialiasing: flag(allowsEdgeAntialiasing)
    case .shouldRasterize: flag(shouldRasterize)
    case .edgeAntialiasingMask: .object(edgeAntialiasingMask)
    case .maskedCorners: .object(maskedCorners)
    case .cornerCurve: .object(cornerCurve)
    case .contentsGravity: .object(contentsGravity)
    case .minificationFilter: .object(minificationFilter)
    case .magnificationFilter: .object(magnificationFilter)
    default: .nothing
    }
  }

  private mutating func setSwitched(_ key: LayerKey, to value: AnimatableValue) {
    let flag = value.number.map { $0 != 0 } ?? value.boxed as? Bool
    switch key {
    case .isHidden: isHidden = flag ?? isHidden
    case .masksToBounds: masksToBounds = flag ?? masksToBounds
    case .isDoubleSided: isDoubleSided = flag ?? isDoubleSided
    case .isOpaque: isOpaque = flag ?? isOpaque
    case .isGeometryFlipped: isGeometryFlipped = flag ?? isGeometryFlipped
    case .allowsGroupOpacity: allowsGroupOpacity = flag ?? allowsGroupOpacity
    case .allowsEdgeAntialiasing: allowsEdgeAntialiasing = flag ?? allowsEdgeAntialiasing
    case .shouldRasterize: shouldRasterize = flag ?? shouldRasterize
    case .edgeAntialiasingMask:
      edgeAntialiasingMask = value.boxed as? CAEdgeAntialiasingMask ?? edgeAntialiasingMask
    case .maskedCorners: maskedCorners = value.boxed as? CACornerMask ?? maskedCorners
    case .cornerCurve: cornerCurve = value.boxed as? CALayerCornerCurve ?? cornerCurve
    case .contentsGravity:
      contentsGravity = value.boxed as? CALayerContentsGravity ?? contentsGravity
    case .minificationFilter:
      minificationFilter = value.boxed as? CALayerContentsFilter ?? minificationFilter
    case .magnificationFilter:
      magnificationFilter = value.boxed as? CALayerContentsFilter ?? magnificationFilter
    default: break
    }
  }
}
