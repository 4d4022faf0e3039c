import AmbientEnvironment
import AmbientSupport

/// The overrides that apply in a scope, each found by the identity of its key.
///
/// A scope also has the overrides of the scopes that enclose it. A read therefore does not search
/// the enclosing scopes. The newest overrides are in a linked list, and all older overrides are in
/// a table. Copies share the list and the table. ``add(_:_:at:)`` only extends the list of one
/// copy. It copies the table only when the list is full.
package struct Overrides {
  /// The head of the list: the override that was added last.
  private var newest: Override?
  private var length = 0
  private var table = IdentityTable<Override>()

  /// The length of the list at which its overrides move into the table.
  ///
  /// A read walks the list before it searches the table.
  private static let limit = 4

  init() {}

  var isEmpty: Bool { length == 0 && table.count == 0 }

  package subscript(_ key: ObjectIdentifier) -> Override? {
    self.borrow(key)?.object
  }

  /// Returns the newest override of a key, unretained.
  ///
  /// The reference is valid while the caller keeps an unchanged copy of these overrides.
  func borrow(_ key: ObjectIdentifier) -> Unretained<Override>? {
    var candidate = newest.map { Unretained($0) }
    while let override = candidate {
      if override.with({ $0.key == key }) { return override }
      candidate = override.with { $0.next.map { Unretained($0) } }
    }
    return table.borrow(key)
  }

  /// Adds an override for the key of `write`, in place of an earlier override of that key.
  mutating func add(
    _ write: EnvironmentWrite,
    _ stamp: UInt64,
    at location: SourceLocation?
  ) -> Override {
    if length == Self.limit { moveIntoTable() }
    let override = Override(write, stamp, at: location, before: newest)
    newest = override
    length += 1
    return override
  }

  /// Moves a full list into the table, so that later additions to copies do not repeat the move.
  mutating func finishAdding() {
    if length == Self.limit { moveIntoTable() }
  }

  /// Adds an existing override, in place of an earlier override of the same key.
  mutating func insert(_ override: Override) {
    moveIntoTable()
    table.insert(override, for: override.key)
  }

  private mutating func moveIntoTable() {
    for override in list.reversed() { table.insert(override, for: override.key) }
    newest = nil
    length = 0
  }

  /// The overrides of the list, the newest first.
  ///
  /// An override is included even if a newer one replaces it.
  private var list: [Override] {
    var list: [Override] = []
    var next = newest
    while let override = next {
      list.append(override)
      next = override.next
    }
    return list
  }

  /// The newest override of each key, in no particular order.
  package var all: [Override] {
    var copy = self
    copy.moveIntoTable()
    return copy.table.objects
  }
}
