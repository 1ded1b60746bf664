/// The phases of a frame, in order.
///
/// Each may mark work for a later phase only.
///
/// The first six make a turn of the run loop. Turns repeat at one instant while work is due; the last
/// three then make the picture.
package nonisolated enum FramePhase: Int, CaseIterable, Sendable {
  case input
  case timersAndBlocks
  case displayLinks
  case animations
  case updateConstraints
  case layout
  case display
  case composite
  case present
}
