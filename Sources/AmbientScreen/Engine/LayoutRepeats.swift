import AmbientHosting
import AmbientLayout
import AmbientViews

/// A reader of a value of the layout.
///
/// The reader gets the new value after each change.
@MainActor
enum LayoutReader: Hashable {
  /// A view that observes its geometry.
  case geometry(LayoutNode)
  /// A view that observes a scroll view: its geometry, or its scroll targets.
  case scrolling(ElementID, takesTargets: Bool)
  /// The container-relative frames in a container.
  case frames(LayoutNode)
  /// A `ViewThatFits`, whose views appear and disappear.
  case fitting(LayoutNode)
}

/// A value of the layout that a reader gets.
enum LayoutValue {
  /// The frame of a view on the screen.
  case frame(CGRect)
  /// The geometry of a scroll view.
  case scrolling(ScrollGeometry)
  /// The scroll targets of a scroll view.
  case targets(ScrollTargetsEvent)
  /// The size of a container.
  case size(CGSize)
  /// The size that is available to a `ViewThatFits`; infinite on an axis without a limit.
  case available(CGSize)
}

/// The values that readers got since the layout last settled.
///
/// A reader can change the layout, which then has another value for the same reader. Each value
/// after the first one is a *repeat*.
///
/// The layout sends values in rounds. At the beginning of a round, all readers with a new value
/// wait. Only the readers that got the fewest values so far get their new value in this round. The
/// other readers wait for a later round. If several readers change the value of one reader, one
/// after the other, that reader therefore waits for them. It does not get a value after each
/// change.
///
/// Without a limit, the rounds of a cycle would never end. A round is in a cycle if each waiting
/// reader has had two repeats, and if at least as many readers wait as in the round before. While
/// the number of waiting readers falls from round to round, the layout converges.
///
/// If new readers replace the readers of each round, no reader ever has a repeat, and this rule
/// finds no cycle. The number of rounds is therefore limited too. After the last round, the waiting
/// readers get no more values.
@MainActor
struct LayoutRepeats {
  private struct History {
    var values: [LayoutValue] = []

    /// Whether the reader gets no more values.
    var hasEnded = false
  }

  private var histories: [LayoutReader: History] = [:]

  /// The smallest number of values that a reader got, among the readers that wait in this round.
  private var fewest = Int.max

  /// The number of readers that wait in this round.
  private var count = 0

  /// The number of readers that waited in the round before.
  private var countBefore = 0

  /// The number of rounds in which readers waited, before this round.
  private var rounds = 0

  /// The number of values that a reader in a cycle gets: a first value, and two repeats.
  private static let limit = 3

  private static let roundLimit = 200

  mutating func beginRound() {
    if count > 0 { rounds += 1 }
    (fewest, countBefore, count) = (.max, count, 0)
  }

  /// Adds a reader with a new value to the round.
  mutating func add(_ reader: LayoutReader) {
    fewest = min(fewest, values(of: reader))
    count += 1
  }

  /// Whether the readers of the round are in a cycle, or the limit of rounds is reached.
  var isCycle: Bool {
    count > 0 && (hasTooManyRounds || fewest >= Self.limit && count >= countBefore)
  }

  /// Whether the limit of rounds is reached, so that all readers of the round have to end.
  var hasTooManyRounds: Bool { rounds >= Self.roundLimit }

  /// Returns whether a reader of the round gets its new value now.
  func isNext(_ reader: LayoutReader) -> Bool { values(of: reader) == fewest }

  /// Returns whether a reader has got no value yet.
  func isNew(_ reader: LayoutReader) -> Bool { values(of: reader) == 0 }

  /// Returns whether a reader gets no more values until the layout has settled.
  func hasEnded(_ reader: LayoutReader) -> Bool { histories[reader]?.hasEnded ?? false }

  /// Records that a reader gets a value.
  mutating func note(_ value: LayoutValue, of reader: LayoutReader) {
    histories[reader, default: History()].values.append(value)
  }

  /// Ends a reader that is in a cycle: it gets no more values until the layout has settled.
  ///
  /// - Parameters:
  ///   - reader: The reader.
  ///   - value: The value that the reader does not get.
  /// - Returns: The values that the reader got, followed by `value`.
  mutating func end(_ reader: LayoutReader, before value: LayoutValue) -> [LayoutValue] {
    histories[reader, default: History()].hasEnded = true
    return histories[reader, default: History()].values + [value]
  }

  /// Forgets all values, because the layout has settled.
  mutating func reset() {
    if !histories.isEmpty { histories = [:] }
    (count, rounds) = (0, 0)
  }

  private func values(of reader: LayoutReader) -> Int { histories[reader]?.values.count ?? 0 }
}
