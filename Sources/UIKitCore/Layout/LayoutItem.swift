import Foundation

/// Something that constraints can position: a view or a layout guide.
protocol LayoutItem: AnyObject {
  /// The view that anchors the item in the tree: the view itself, or the owner of a guide.
  var layoutHost: UIView? { get }

  /// Bookkeeping, made when first needed.
  var layoutState: LayoutItemState { get }
}

extension LayoutItem {
  /// Class and address, as UIKit's logs name items.
  var layoutName: String {
    "\(type(of: self)):\(address(of: self))"
  }
}

/// The address of an object in hexadecimal digits.
nonisolated func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}
