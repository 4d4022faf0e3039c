import Synchronization

// `@unchecked`: the lock guards all fields that are not atomic.
/// A table from object identifiers to objects.
///
/// Any thread can read the table without a lock and without counting references.
///
/// A published object stays alive until the table is released, even after another object has
/// replaced it. A reader on another thread may still use the replaced object. For the same reason,
/// the old storage stays allocated when the table grows. All old storage together is smaller than
/// the current storage.
package final class PublishedTable<Object: AnyObject>: @unchecked Sendable {
  private struct Cell: ~Copyable {
    let key = Atomic<UInt>(0)
    let object = Atomic<UInt>(0)
  }

  // `@unchecked`: the pointer never changes, and everything behind it is atomic.
  private final class Cells: @unchecked Sendable {
    let mask: Int
    let start: UnsafeMutablePointer<Cell>

    init(count: Int) {
      mask = count - 1
      start = .allocate(capacity: count)
      for index in 0..<count { (start + index).initialize(to: Cell()) }
    }

    deinit {
      start.deinitialize(count: mask + 1)
      start.deallocate()
    }

    func object(of key: ObjectIdentifier) -> Unretained<Object>? {
      let index = index(of: UInt(bitPattern: key))
      // Another thread may have used the cell for another key after `index(of:)` found the cell
      // free.
      guard start[index].key.load(ordering: .acquiring) == UInt(bitPattern: key) else { return nil }
      return Unretained(address: start[index].object.load(ordering: .acquiring))
    }

    func publish(_ object: Object, for key: ObjectIdentifier) {
      let index = index(of: UInt(bitPattern: key))
      start[index].object.store(Unretained(object).address, ordering: .releasing)
      start[index].key.store(UInt(bitPattern: key), ordering: .releasing)
    }

    /// Returns the index of the key's cell, or of the free cell where the key belongs.
    private func index(of key: UInt) -> Int {
      let product = UInt64(key) &* 0x9E37_79B9_7F4A_7C15
      var index = Int(truncatingIfNeeded: product >> 32) & mask
      while true {
        let storedKey = start[index].key.load(ordering: .acquiring)
        if storedKey == key || storedKey == 0 { return index }
        index = (index + 1) & mask
      }
    }
  }

  private let lock = Mutex<Void>(())
  private var generations: [Cells] = []
  private var published: [(key: ObjectIdentifier, object: Object)] = []
  private let current = Atomic<UInt>(0)

  package init() {}

  package subscript(_ key: ObjectIdentifier) -> Unretained<Object>? {
    Unretained<Cells>(address: current.load(ordering: .acquiring))?.with { $0.object(of: key) }
  }

  /// Returns the object of a key; if the key has none, creates and publishes an object.
  ///
  /// Two threads may call `make` at the same time. The table publishes one of the two results, and
  /// releases the other one.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - make: Creates the object.
  /// - Returns: The published object.
  package func object(of key: ObjectIdentifier, or make: () -> Object) -> Object {
    if let existing = self[key] { return existing.object }
    let newObject = make()
    return lock.exclusively {
      if let existing = self[key] { return existing.object }
      publish(newObject, for: key)
      return newObject
    }
  }

  /// Publishes an object in place of the previous object of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - object: The new object.
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
