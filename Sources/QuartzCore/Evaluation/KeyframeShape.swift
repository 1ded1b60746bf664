import Foundation

/// How a cubic keyframe animation bends at its values (Kochanek and Bartels, 1984).
nonisolated struct KeyframeShape {
  var tensions: [Double] = []
  var continuities: [Double] = []
  var biases: [Double] = []

  func tension(_ index: Int) -> Double { tensions.indices.contains(index) ? tensions[index] : 0 }

  func continuity(_ index: Int) -> Double {
    continuities.indices.contains(index) ? continuities[index] : 0
  }

  func bias(_ index: Int) -> Double { biases.indices.contains(index) ? biases[index] : 0 }
}
