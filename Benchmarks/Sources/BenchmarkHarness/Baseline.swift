import Foundation

/// The saved counters of all cases, in a file next to the sources.
struct Baseline {
  private var counters: [String: Counters] = [:]

  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "baseline.json")

  /// The sizes for which work is counted: large enough to show growth, and small enough to count
  /// the work within seconds.
  static let sizes = [1_000, 10_000]

  static func key(_ name: String, _ size: Int) -> String { "\(name) @ \(size)" }

  mutating func record(_ name: String, _ size: Int, _ counters: Counters) {
    self.counters[Self.key(name, size)] = counters
  }

  static func load() throws -> Baseline {
    let saved = try JSONDecoder().decode([String: Counters].self, from: Data(contentsOf: file))
    return Baseline(counters: saved)
  }

  /// Writes the counters in a stable order, and keeps the counters of cases that were not counted.
  func save() throws {
    let saved = (try? Self.load())?.counters ?? [:]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    var data = try encoder.encode(saved.merging(counters) { $1 })
    data.append(10)
    try data.write(to: Self.file)
  }

  /// Returns the changes since the counters were saved, one line for each.
  func differences(from saved: Baseline) -> (grown: [String], shrunk: [String], unknown: [String]) {
    var (grown, shrunk, unknown): ([String], [String], [String]) = ([], [], [])
    for (key, now) in counters.sorted(by: { $0.key < $1.key }) {
      guard let before = saved.counters[key] else {
        unknown.append(key)
        continue
      }
      for (name, path) in Counters.names {
        let (old, new) = (before[keyPath: path], now[keyPath: path])
        guard abs(new - old) > (name == "allocations" ? Self.tolerance(old) : 0) else { continue }
        let line = "\(key): \(name) \(old) → \(new)"
        if new > old { grown.append(line) } else { shrunk.append(line) }
      }
    }
    return (grown, shrunk, unknown)
  }

  /// Returns the largest difference of allocations that does not count as a change.
  ///
  /// Small numbers are exact. Larger numbers may differ slightly between processes, because arrays
  /// grow by the capacity that the allocator returns.
  private static func tolerance(_ allocations: Int) -> Int {
    allocations < 10 ? 0 : 1 + allocations / 100
  }
}
