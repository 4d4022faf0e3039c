import Synchronization

// @unchecked: what is not atomic is guarded by the lock.
/// Objects by identity, which every thread finds without a lock and without counting references.
///
/// What was published stays until the table goes away, also what another object has replaced: somebody
/// may be reading it. So do the cells that became too few; all of them together are fewer than those of
/// today.
package final class PublishedTable<Object: AnyObject>: @unchecked Sendable {
  private struct Cell: ~Copyable {
    let key = Atomic<UInt>(0)
    let object = Atomic<UInt>(0)
  }

  // @unchecked: the pointer never changes, and everything behind it is atomic.
  private final class Cells: @unchecked Sendable {
    let mask: Int
    let start: UnsafeMutablePointer<Cell>

    init(count: Int) {
      mask = count - 1
      start = .allocate(capacity: count)
      for place in 0..<count { (start + place).initialize(to: Cell()) }
    }

    deinit {
      start.deinitialize(count: mask + 1)
      start.deallocate()
    }

    func object(of key: ObjectIdentifier) -> Unretained<Object>? {
      let place = place(of: UInt(bitPattern: key))
      // A cell that was free a moment ago may be another key's now.
      guard start[place].key.load(ordering: .acquiring) == UInt(bitPattern: key) else { return nil }
      return Unretained(address: start[place].object.load(ordering: .acquiring))
    }

    func publish(_ object: Object, for key: ObjectIdentifier) {
      let place = place(of: UInt(bitPattern: key))
      start[place].object.store(Unretained(object).address, ordering: .releasing)
      start[place].key.store(UInt(bitPattern: key), ordering: .releasing)
    }

    /// The cell of a key, or the free one where it belongs.
    private func place(of key: UInt) -> Int {
      let product = UInt64(key) &* 0x9E37_79B9_7F4A_7C15
      var place = Int(truncatingIfNeeded: product >> 32) & mask
      while true {
        let found = start[place].key.load(ordering: .acquiring)
        if found == key || found == 0 { return place }
        place = (place + 1) & mask
      }
    }
  }

  private let lock = Mutex<Void>(())
  private var generations: [Cells] = []
  private var published: [(key: ObjectIdentifier, object: Object)] = []
  private let current = Atomic<UInt>(0)

  /// Makes an empty table.
  package init() {}

  /// The object of a key.
  package subscript(_ key: ObjectIdentifier) -> Unretained<Object>? {
    Unretained<Cells>(address: current.load(ordering: .acquiring))?.with { $0.object(of: key) }
  }

  /// The object of a key; where there is none, the one that is made.
  package func object(of key: ObjectIdentifier, or make: () -> Object) -> Object {
    if let known = self[key] { return known.object }
    let made = make()
    return lock.exclusively {
      if let known = self[key] { return known.object }
      publish(made, for: key)
      return made
    }
  }

  /// Puts an object in the place of the one that a key had.
  package func replace(_ key: ObjectIdentifier, with object: Object) {
    lock.exclusively { publish(object, for: key) }
  }

  private func publish(_ object: Object, for key: ObjectIdentifier) {
    published.append((key, object))
    if let cells = generations.last, 2 * published.count <= cells.mask {
      return cells.publish(object, for: key)
    }
    let cells = Cells(count: max(16, 2 * (generations.last.map { $0.mask + 1 } ?? 0)))
    for (key, object) in published { cells.publish(object, for: key) }
    generations.append(cells)
    current.store(Unretained(cells).address, ordering: .releasing)
  }
}
