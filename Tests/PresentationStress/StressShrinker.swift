import Foundation

/// Makes a failing script short: drops steps, then makes numbers zero, while it still fails.
struct StressShrinker {
  /// Whether a script fails.
  let fails: (StressScript) -> Bool
  /// How many scripts may be tried.
  var patience = 2000

  func shrink(_ script: StressScript) -> StressScript {
    var best = script
    var tries = 0
    func stillFails(_ candidate: StressScript) -> Bool {
      tries += 1
      return tries <= patience && fails(candidate)
    }
    var size = max(best.steps.count / 2, 1)
    while true {
      var start = 0
      var hasChanged = false
      while start < best.steps.count {
        var candidate = best
        candidate.steps.removeSubrange(start..<min(start + size, best.steps.count))
        if !candidate.steps.isEmpty, stillFails(candidate) {
          best = candidate
          hasChanged = true
        } else {
          start += size
        }
      }
      guard tries < patience, size > 1 || hasChanged else { break }
      size = max(size / 2, 1)
    }
    for index in best.steps.indices {
      for position in 0..<StressStep.width where best.steps[index].numbers[position] != 0 {
        var numbers = best.steps[index].numbers
        numbers[position] = 0
        var candidate = best
        candidate.steps[index] = StressStep(best.steps[index].verb, numbers)
        if stillFails(candidate) { best = candidate }
      }
    }
    return best
  }
}
