import CoreGraphics
package import Foundation

extension UIScrollView: ConstraintContentHost {
  package func constraintsDidSizeContent(_ size: CGSize) {
    guard let entry = contentLayoutGuide.layoutState.currentEntry, entry.hasDeterminedSize else {
      return
    }
    contentSize = size
  }
}
