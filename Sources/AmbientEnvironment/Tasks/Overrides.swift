import AmbientSupport
import AmbientGraph

/// The overrides that hold in a scope, by the identity of their key.
///
/// All are here, also those of the scopes around it, so that a read looks once. The last few are links of a
/// list in front of a table, and both are shared with the scopes that they came from: what a scope adds costs
/// the same on top of any number.
package struct Overrides {
  private var newest: Override?
  private var length = 0
  private var table = IdentityTable<Override>()

  /// How long the list gets, before it goes into the table: a read walks it first.
  private static let limit = 4

  init() {}

  /// Whether there are none.
  var isEmpty: Bool { length == 0 && table.count == 0 }

  /// The newest override of a key.
  package subscript(_ key: ObjectIdentifier) -> Override? {
    self.borrow(key)?.object
  }

  /// The same, with no reference counted, for those who know that these stay as they are.
  func borrow(_ key: ObjectIdentifier) -> Unretained<Override>? {
    var candidate = newest.map { Unretained($0) }
    while let override = candidate {
      if override.with({ $0.key == key }) { return override }
      candidate = override.with { $0.next.map { Unretained($0) } }
    }
    return table.borrow(key)
  }

  /// Adds what was written, in place of what was there.
  mutating func add(
    _ write: EnvironmentWrite,
    _ stamp: UInt64,
    at place: SourceLocation?
  ) -> Override {
    if length == Self.limit { moveIntoTable() }
    let override = Override(write, stamp, at: place, before: newest)
    newest = override
    length += 1
    return override
  }

  /// Has everything in the table if the list is long; all who add to copies would have to do it otherwise.
  mutating func finishAdding() {
    if length == Self.limit { moveIntoTable() }
  }

  /// Adds an override that is known elsewhere, in place of what was there.
  mutating func insert(_ override: Override) {
    moveIntoTable()
    table.insert(override, for: override.key)
  }

  private mutating func moveIntoTable() {
    for override in list.reversed() { table.insert(override, for: override.key) }
    newest = nil
    length = 0
  }

  /// The list, the newest first, also with those that a newer one hides.
  private var list: [Override] {
    var list: [Override] = []
    var next = newest
    while let override = next {
      list.append(override)
      next = override.next
    }
    return list
  }

  /// One for each key, in no particular order.
  package var all: [Override] {
    var copy = self
    copy.moveIntoTable()
    return copy.table.objects
  }
}
