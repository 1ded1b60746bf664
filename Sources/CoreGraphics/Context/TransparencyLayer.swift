/// What a context remembers of the time before a transparency layer began.
internal struct TransparencyLayer {
  /// Number of saved states of the context outside the layer.
  var savedStateCount: Int
  var outerState: GraphicsState
  /// In device space with y down; the pixels of the layer cover it.
  var area: PixelRect
}
