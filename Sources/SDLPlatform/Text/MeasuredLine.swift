import Foundation

/// A line split into runs with their places, all in em: valid for every size and scale.
nonisolated struct MeasuredLine {
  /// In their order on the screen.
  let runs: [MeasuredRun]
  let width: CGFloat
}

/// A run and its place in the line, in em.
nonisolated struct MeasuredRun {
  let run: TextRun
  /// Where the run starts, from the left end of the line.
  let start: CGFloat
  /// Advance of the space that is put before the run when it is drawn.
  let spaceWidth: CGFloat
  let advance: CGFloat
}
