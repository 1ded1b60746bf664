/// Finds the word that somebody probably meant.
nonisolated enum NearestMatch {
  /// The candidate with the fewest edits, if a third of the letters or more are right.
  static func of(_ word: String, among candidates: [String]) -> String? {
    let ranked = candidates.map { (candidate: $0, distance: distance(word, $0)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    let tolerance = max(best.candidate.count, word.count) * 2 / 3
    return best.distance < tolerance ? best.candidate : nil
  }

  /// Levenshtein's distance: insertions, deletions and replacements of letters.
  static func distance(_ first: String, _ second: String) -> Int {
    let letters = Array(second)
    var row = Array(0...letters.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in letters.indices {
        let replaced = diagonal + (letters[column] == letter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[letters.count]
  }
}
