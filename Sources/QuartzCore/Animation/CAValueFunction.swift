import CoreGraphics
public import Foundation

/// A function from animated numbers to a transform.
open class CAValueFunction: NSObject {
  public let name: CAValueFunctionName

  /// Nil for names that are not predefined.
  public init?(name: CAValueFunctionName) {
    let known: [CAValueFunctionName] = [
      .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ,
      .translate, .translateX, .translateY, .translateZ,
    ]
    guard known.contains(name) else { return nil }
    self.name = name
    super.init()
  }

  /// The transform for a number, or for three numbers (`scale`, `translate`).
  func transform(of value: AnimatableValue) -> AnimatableValue {
    let numbers: [CGFloat] =
      switch value {
      case .number(let number): [number]
      case .numbers(let numbers): numbers
      case .point(let point): [point.x, point.y]
      case .size(let size): [size.width, size.height]
      default: []
      }
    guard let first = numbers.first else { return value }
    func number(_ index: Int, or fallback: CGFloat) -> CGFloat {
      numbers.indices.contains(index) ? numbers[index] : fallback
    }
    let matrix =
      switch name {
      case .rotateX: CATransform3DMakeRotation(first, 1, 0, 0)
      case .rotateY: CATransform3DMakeRotation(first, 0, 1, 0)
      case .rotateZ: CATransform3DMakeRotation(first, 0, 0, 1)
      case .scale: CATransform3DMakeScale(first, number(1, or: first), number(2, or: 1))
      case .scaleX: CATransform3DMakeScale(first, 1, 1)
      case .scaleY: CATransform3DMakeScale(1, first, 1)
      case .scaleZ: CATransform3DMakeScale(1, 1, first)
      case .translate: CATransform3DMakeTranslation(first, number(1, or: 0), number(2, or: 0))
      case .translateX: CATransform3DMakeTranslation(first, 0, 0)
      case .translateY: CATransform3DMakeTranslation(0, first, 0)
      default: CATransform3DMakeTranslation(0, 0, first)
      }
    return .transform(matrix)
  }
}
