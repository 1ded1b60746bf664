import CoreGraphics
public import Foundation

/// A layer that emits particles, between its background and its sublayers.
///
/// Each particle is a function of the layer's own time and of `seed`: the same on every run, and scrubbed as all
/// else. Emission begins at the layer's time 0, as on iOS: set `beginTime` to now for a source that starts
/// empty. Changes count for particles born afterwards. The emitter's depth and its z axis count for nothing.
open class CAEmitterLayer: CALayer {
  private static let timeKey = "emitterTime"

  /// In seconds; a layer's time is never near it.
  private static let endlessDuration: TimeInterval = 1e9

  private var history = EmitterHistory()
  /// Stands for the history in the keys of drawings.
  private var version = 0

  /// A layer takes cells over as they are now; change them later with `setValue(_:forKeyPath:)`, by name:
  /// `emitterCells.smoke.birthRate`.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      noteChange()
      keepRunning()
    }
  }

  open var birthRate: Float = 1 { didSet { noteChange() } }
  open var lifetime: Float = 1 { didSet { noteChange() } }
  open var emitterPosition = CGPoint.zero { didSet { noteChange() } }
  open var emitterSize = CGSize.zero { didSet { noteChange() } }
  open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { noteChange() } }
  open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { noteChange() } }
  open var velocity: Float = 1 { didSet { noteChange() } }
  open var scale: Float = 1 { didSet { noteChange() } }
  open var spin: Float = 1 { didSet { noteChange() } }
  open var seed: UInt32 = 0 { didSet { noteChange() } }

  /// Particles of an additive layer add up with each other, not with what lies behind the layer.
  open var renderMode = CAEmitterLayerRenderMode.unordered {
    didSet {
      version += 1
      mark(.appearance)
    }
  }

  open var emitterZPosition: CGFloat = 0 {
    didSet { reportDepth("emitterZPosition", isUsed: emitterZPosition != 0) }
  }

  open var emitterDepth: CGFloat = 0 {
    didSet { reportDepth("emitterDepth", isUsed: emitterDepth != 0) }
  }

  open var preservesDepth = false {
    didSet { reportDepth("preservesDepth", isUsed: preservesDepth) }
  }

  private func reportDepth(_ name: String, isUsed: Bool) {
    if isUsed { UnsupportedLayerFeature.report("CAEmitterLayer.\(name)") }
  }

  // MARK: Running

  open override func removeAllAnimations() {
    super.removeAllAnimations()
    keepRunning()
  }

  package override func becameShown() {
    super.becameShown()
    keepRunning()
  }

  /// The layer's time reaches its drawing as an animated property, which also asks for frames.
  private func keepRunning() {
    removeAnimations(finished: true) { ($0 as? CABasicAnimation)?.keyPath == Self.timeKey }
    guard !history.isEmpty else { return }
    let time = CABasicAnimation(keyPath: Self.timeKey)
    time.fromValue = 0
    time.toValue = Self.endlessDuration
    time.duration = Self.endlessDuration
    time.beginTime = .leastNonzeroMagnitude
    time.isRemovedOnCompletion = false
    time.isDecoration = true
    add(time, forKey: nil)
  }

  private func noteChange() {
    version += 1
    let state = EmitterState(
      start: localTime(at: FrameClock.current.now),
      birthRate: max(Double(birthRate), 0),
      lifetime: max(Double(lifetime), 0),
      velocity: Double(velocity),
      scale: Double(scale),
      spin: Double(spin),
      position: emitterPosition,
      size: emitterSize,
      shape: emitterShape,
      mode: emitterMode,
      seed: seed,
      cells: (emitterCells ?? []).map { EmitterCellState($0) },
      births: []
    )
    if isCommitted {
      history.change(to: state)
    } else {
      history.begin(with: state)
    }
    mark(.appearance)
  }

  // MARK: Values by key path

  open override func value(forKeyPath keyPath: String) -> Any? {
    guard let (cell, key) = cell(at: keyPath) else { return super.value(forKeyPath: keyPath) }
    return cell.value(forKey: key)
  }

  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (cell, key) = cell(at: keyPath) else {
      super.setValue(value, forKeyPath: keyPath)
      return
    }
    cell.setValue(value, forKey: key)
    noteChange()
  }

  private func cell(at keyPath: String) -> (CAEmitterCell, String)? {
    let parts = keyPath.split(separator: ".", maxSplits: 2).map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells",
      let cell = emitterCells?.first(where: { $0.name == parts[1] })
    else { return nil }
    return (cell, parts[2])
  }

  // MARK: Drawing

  package override func drawingKey(for properties: LayerProperties) -> AnyHashable? {
    guard !history.isEmpty else { return nil }
    return [Double(version), time(in: properties)] as [Double]
  }

  package override func drawing(
    for properties: LayerProperties,
    size: LayerDrawingSize
  ) -> LayerDrawing? {
    let particles = history.particles(at: time(in: properties))
    return EmitterDrawing(
      particles: renderMode == .oldestLast ? particles.reversed() : particles,
      isAdditive: renderMode == .additive,
      originX: properties.bounds.minX,
      originY: properties.bounds.minY
    ).draw(size)
  }

  private func time(in properties: LayerProperties) -> TimeInterval {
    AnimatableValue(properties.custom[Self.timeKey]).number.map(Double.init) ?? 0
  }
}
