import Foundation

/// The results of a case in one size.
struct Row: Encodable {
  let name: String
  let size: Int
  let median: Double
  let floor: Double?
  let unit: String
  let counters: Counters?

  var ratio: Double? { floor.map { median / $0 } }
}

/// The printed table of rows, or their JSON.
struct Table {
  private static let columns: [(title: String, width: Int)] = [
    ("case", -34), ("N", 9), ("median", 11), ("floor", 11), ("ratio", 8), ("per", -10),
    ("bodies", 8), ("visited", 9), ("marked", 8), ("alloc", 9), ("measured", 9), ("placed", 9),
  ]

  static func printHeader() {
    print(columns.map { pad($0.title, $0.width) }.joined(separator: " "))
    print(columns.map { String(repeating: "-", count: abs($0.width)) }.joined(separator: " "))
  }

  static func print(_ row: Row) {
    let counts = row.counters.map {
      [$0.bodies, $0.visited, $0.marked, $0.allocations, $0.measured, $0.placed]
    }
    let cells =
      [
        row.name, "\(row.size)", amount(row.median, row.unit),
        row.floor.map { amount($0, row.unit) } ?? "",
        row.ratio.map { String(format: "%.1f", $0) } ?? "", row.unit,
      ] + (counts?.map(String.init) ?? Array(repeating: "", count: 6))
    print(zip(cells, columns).map { pad($0, $1.width) }.joined(separator: " "))
    fflush(nil)
  }

  /// Prints a row as one line, so that the output of several programs can be joined.
  static func printJSON(_ row: Row) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    print(String(decoding: try encoder.encode(row), as: UTF8.self))
    fflush(nil)
  }

  private static func print(_ line: String) { Swift.print(line) }

  private static func amount(_ value: Double, _ unit: String) -> String {
    if unit.hasPrefix("B") { return String(format: "%.0f B", value) }
    if unit.hasPrefix("%") { return String(format: "%.1f %%", value) }
    switch value {
    case ..<1_000: return String(format: "%.1f ns", value)
    case ..<1_000_000: return String(format: "%.2f µs", value / 1_000)
    default: return String(format: "%.2f ms", value / 1_000_000)
    }
  }

  /// Adds spaces before the text up to a width, or after it if the width is negative.
  private static func pad(_ text: String, _ width: Int) -> String {
    let space = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? text + space : space + text
  }
}
