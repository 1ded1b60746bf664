/// One face in a font file.
nonisolated struct FontFile: Hashable {
  let path: String
  /// Number of the face in a collection; the upper half names an instance of a variable font.
  let index: Int
}
