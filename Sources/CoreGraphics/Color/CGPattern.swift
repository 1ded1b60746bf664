package import Foundation

/// How the cells of a pattern meet; all tile without distortion here.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion
  case constantSpacingMinimalDistortion
  case constantSpacing
}

/// A cell that repeats over the plane: the paint of pattern colours.
///
/// Unlike Apple's class it is made from a picture, not from C callbacks.
public final class CGPattern: Sendable {
  /// The cell, drawn upright in a space with y down.
  package let image: CGImage
  /// Size of the cell in the space of the pattern.
  package let cell: CGSize

  package init(image: CGImage, cell: CGSize) {
    self.image = image
    self.cell = cell
  }
}
