import CoreGraphics
import Foundation

/// The part of a point, size, rectangle or transform that a key path names.
nonisolated enum ValueComponent: String {
  case x
  case y
  case width
  case height
  case origin
  case originX = "origin.x"
  case originY = "origin.y"
  case size
  case sizeWidth = "size.width"
  case sizeHeight = "size.height"
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"

  func get(from value: AnimatableValue) -> AnimatableValue {
    switch value {
    case .point(let point): get(from: CGRect(origin: point, size: .zero), partOf: value)
    case .size(let size): get(from: CGRect(origin: .zero, size: size), partOf: value)
    case .rect(let rect): get(from: rect, partOf: value)
    case .transform(let transform): get(from: transform)
    default: .nothing
    }
  }

  func set(_ part: AnimatableValue, in value: inout AnimatableValue) {
    switch value {
    case .point(var point):
      guard let number = part.number else { return }
      if self == .x { point.x = number }
      if self == .y { point.y = number }
      value = .point(point)
    case .size(var size):
      guard let number = part.number else { return }
      if self == .width { size.width = number }
      if self == .height { size.height = number }
      value = .size(size)
    case .rect(var rect):
      set(part, in: &rect)
      value = .rect(rect)
    case .transform(let transform):
      value = .transform(set(part, in: transform))
    default: break
    }
  }

  private func get(from rect: CGRect, partOf value: AnimatableValue) -> AnimatableValue {
    switch self {
    case .x, .originX: .number(rect.origin.x)
    case .y, .originY: .number(rect.origin.y)
    case .width, .sizeWidth: .number(rect.size.width)
    case .height, .sizeHeight: .number(rect.size.height)
    case .origin: .point(rect.origin)
    case .size: .size(rect.size)
    default: .nothing
    }
  }

  private func set(_ part: AnimatableValue, in rect: inout CGRect) {
    switch (self, part) {
    case (.originX, .number(let number)): rect.origin.x = number
    case (.originY, .number(let number)): rect.origin.y = number
    case (.sizeWidth, .number(let number)): rect.size.width = number
    case (.sizeHeight, .number(let number)): rect.size.height = number
    case (.origin, .point(let point)): rect.origin = point
    case (.size, .size(let size)): rect.size = size
    default: break
    }
  }

  private func get(from transform: CATransform3D) -> AnimatableValue {
    let parts = TransformParts(transform)
    return switch self {
    case .rotation, .rotationZ: .number(parts.angles.z)
    case .rotationX: .number(parts.angles.x)
    case .rotationY: .number(parts.angles.y)
    case .scale:
      .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
    case .scaleX: .number(parts.scale.x)
    case .scaleY: .number(parts.scale.y)
    case .scaleZ: .number(parts.scale.z)
    case .translation: .size(CGSize(width: parts.translation.x, height: parts.translation.y))
    case .translationX: .number(parts.translation.x)
    case .translationY: .number(parts.translation.y)
    case .translationZ: .number(parts.translation.z)
    default: .nothing
    }
  }

  private func set(_ part: AnimatableValue, in transform: CATransform3D) -> CATransform3D {
    var parts = TransformParts(transform)
    switch (self, part) {
    case (.rotation, .number(let angle)), (.rotationZ, .number(let angle)):
      parts.setAngle(z: angle)
    case (.rotationX, .number(let angle)): parts.setAngle(x: angle)
    case (.rotationY, .number(let angle)): parts.setAngle(y: angle)
    case (.scale, .number(let scale)): parts.scale = TransformParts.Vector(scale, scale, scale)
    case (.scaleX, .number(let scale)): parts.scale.x = scale
    case (.scaleY, .number(let scale)): parts.scale.y = scale
    case (.scaleZ, .number(let scale)): parts.scale.z = scale
    case (.translation, .size(let size)):
      parts.translation.x = size.width
      parts.translation.y = size.height
    case (.translation, .point(let point)):
      parts.translation.x = point.x
      parts.translation.y = point.y
    case (.translationX, .number(let number)): parts.translation.x = number
    case (.translationY, .number(let number)): parts.translation.y = number
    case (.translationZ, .number(let number)): parts.translation.z = number
    default: return transform
    }
    return parts.matrix
  }
}
