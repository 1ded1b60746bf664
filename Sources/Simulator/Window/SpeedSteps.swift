/// The speeds that keys step through.
nonisolated enum SpeedSteps {
  private static let all = [0.02, 0.1, 0.2, 0.5, 1, 2, 5]

  static func slower(than speed: Double) -> Double {
    all.last { $0 < speed } ?? speed
  }

  static func faster(than speed: Double) -> Double {
    all.first { $0 > speed } ?? speed
  }
}
