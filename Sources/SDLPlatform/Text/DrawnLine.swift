/// Pixels of a line as SDL_ttf drew it, valid only during the call that hands them out.
nonisolated struct DrawnLine {
  /// 32 bits a pixel: blue, green, red, alpha in the order of bytes, not premultiplied.
  let pixels: UnsafeRawPointer
  let width: Int
  let height: Int
  /// Bytes from one row to the next.
  let stride: Int
  /// Rows from the top to the baseline.
  let baseline: Int
}
