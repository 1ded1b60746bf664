/// A piece of a line that one font file draws in one direction and script.
nonisolated struct TextRun: Equatable {
  var text: String
  let file: FontFile
  let shaping: Shaping
  /// Embedding level of the bidirectional algorithm; decides the order on the screen.
  let level: Int

  /// Splits a line into runs, in their order on the screen.
  ///
  /// `file` answers which font file draws a cluster; what none can draw is left out.
  static func runs(of line: String, file: (Character) -> FontFile?) -> [TextRun] {
    let clusters = line.compactMap(drawable)
    let levels = TextDirection.levels(of: clusters)
    var runs: [TextRun] = []
    var script = clusters.lazy.compactMap { Self.script(of: $0) }.first ?? TextScript.latin
    for (index, cluster) in clusters.enumerated() {
      guard let file = file(cluster) else { continue }
      script = Self.script(of: cluster) ?? script
      let shaping = Shaping(isRightToLeft: !levels[index].isMultiple(of: 2), script: script)
      if let last = runs.indices.last, runs[last].file == file, runs[last].shaping == shaping,
        runs[last].level == levels[index],
        !formsArrow(clusters[index - 1], cluster)
      {
        runs[last].text.append(cluster)
      } else {
        let run = TextRun(
          text: String(cluster),
          file: file,
          shaping: shaping,
          level: levels[index]
        )
        runs.append(run)
      }
    }
    return TextDirection.visualOrder(of: runs.map(\.level)).map { runs[$0] }
  }

  private static func script(of cluster: Character) -> TextScript? {
    cluster.unicodeScalars.first.flatMap { TextScript($0) }
  }

  /// Line breaks and tabs show as spaces, other control characters not at all.
  private static func drawable(_ cluster: Character) -> Character? {
    guard let first = cluster.unicodeScalars.first,
      first.properties.generalCategory == .control
    else { return cluster }
    return cluster.isWhitespace ? " " : nil
  }

  /// Inter replaces these pairs by arrows, the font of iOS does not; apart they stay as written.
  private static func formsArrow(_ first: Character, _ second: Character) -> Bool {
    let shafts: Set<Character> = ["-", "="]
    return (shafts.contains(first) && second == ">") || (first == "<" && shafts.contains(second))
  }
}
