/// What the compositor did for one frame.
package nonisolated struct RenderStatistics: Equatable, Sendable {
  /// Layers whose properties were read.
  package var updatedLayers = 0
  /// Layers looked at while painting, those in cached pixels not counted.
  package var visitedLayers = 0
  /// Shapes, shadows and pictures that had to be drawn anew.
  package var cacheMisses = 0
  package var damagedPixels = 0
  /// Layers drawn through pixels of their own: translucent groups, masks, transforms.
  package var groups = 0
  /// Buffers made for groups and cached layers.
  package var allocatedBuffers = 0
  /// Steps painted onto the target and into cached pixels.
  package var operations = 0
  /// Bytes held in cached pixels after the frame.
  package var cachedBytes = 0
  /// CPU time that the host measured for the frame, in milliseconds; zero until it says so.
  package var milliseconds = 0.0

  package init() {}
}
