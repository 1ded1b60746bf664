package import CoreGraphics
package import Foundation

/// The value of an animatable property, unpacked so that it can be mixed and added without boxing.
package nonisolated enum AnimatableValue {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case path(CGPath)
  case numbers([CGFloat])
  case colors([CGColor])
  /// Anything that can only be switched: images, strings, options.
  case object(Any)
  case nothing

  /// Unpacks what apps put into animations and `setValue(_:forKey:)`.
  package init(_ value: Any?) {
    guard let value else {
      self = .nothing
      return
    }
    switch value {
    case let value as CGFloat: self = .number(value)
    case let value as Double: self = .number(CGFloat(value))
    case let value as Float: self = .number(CGFloat(value))
    case let value as Int: self = .number(CGFloat(value))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3D(value))
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as [CGFloat]: self = .numbers(value)
    case let value as [Double]: self = .numbers(value.map { CGFloat($0) })
    case let value as [NSNumber]: self = .numbers(value.map { CGFloat($0.doubleValue) })
    case let value as [CGColor]: self = .colors(value)
    case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
    case let value as UInt: self = .number(CGFloat(value))
    case let value as UInt32: self = .number(CGFloat(value))
    case let value as any AnimatableBox: self = value.animatableValue
    case let value as NSValue: self = AnimatableValue(unboxing: value)
    default: self = .object(value)
    }
  }

  /// Opens the boxes that geometry comes in.
  private init(unboxing value: NSValue) {
    switch String(cString: value.objCType) {
    case "{CGPoint=dd}": self = .point(value.pointValue)
    case "{CGSize=dd}": self = .size(value.sizeValue)
    case "{CGRect={CGPoint=dd}{CGSize=dd}}": self = .rect(value.rectValue)
    default: self = .object(value)
    }
  }

  /// The value as apps see it; numbers are `CGFloat`.
  package var boxed: Any? {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .numbers(let value): value
    case .colors(let value): value
    case .object(let value): value
    case .nothing: nil
    }
  }

  /// The value as apps see it, numbers in the type of `model`.
  package func boxed(like model: Any?) -> Any? {
    guard case .number(let value) = self else { return boxed }
    switch model {
    case is Double: return Double(value)
    case is Float: return Float(value)
    case is Int: return Int(value)
    case is Bool: return value != 0
    case is CGFloat: return value
    case is NSNumber: return NSNumber(value: Double(value))
    default: return value
    }
  }

  package var number: CGFloat? {
    if case .number(let value) = self { value } else { nil }
  }

  package var point: CGPoint? {
    if case .point(let value) = self { value } else { nil }
  }

  package var size: CGSize? {
    if case .size(let value) = self { value } else { nil }
  }

  package var rect: CGRect? {
    if case .rect(let value) = self { value } else { nil }
  }

  package var transform: CATransform3D? {
    if case .transform(let value) = self { value } else { nil }
  }

  package var color: CGColor? {
    if case .color(let value) = self { value } else { nil }
  }

  package var path: CGPath? {
    if case .path(let value) = self { value } else { nil }
  }

  package var isNothing: Bool {
    if case .nothing = self { true } else { false }
  }
}

/// An object that stands for an animatable value, as `NSValue` does for geometry on iOS.
package nonisolated protocol AnimatableBox {
  var animatableValue: AnimatableValue { get }
}
