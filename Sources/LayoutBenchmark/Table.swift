/// Prints rows in columns, as Markdown.
nonisolated struct Table {
  private let title: String
  private var rows: [[String]]

  init(_ title: String, columns: [String]) {
    self.title = title
    rows = [columns]
  }

  mutating func add(_ row: [String]) {
    rows.append(row)
  }

  func show() {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    func line(_ row: [String]) -> String {
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return "| " + cells.joined(separator: " | ") + " |"
    }
    print(title + "\n")
    print(line(rows[0]))
    print("|" + widths.map { String(repeating: "-", count: $0 + 2) }.joined(separator: "|") + "|")
    for row in rows.dropFirst() {
      print(line(row))
    }
    print("")
  }
}
