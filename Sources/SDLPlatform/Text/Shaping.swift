/// How a run of text is shaped: its direction and its script.
nonisolated struct Shaping: Hashable {
  var isRightToLeft = false
  var script = TextScript.latin
}
