import Foundation
import Synchronization

/// An object that is notified when a stored item may have changed.
protocol StoredReader: AnyObject, Sendable {
  /// Notifies the reader that a property wrapper of the library is about to write the item.
  func storeWillChange(in store: any ValueStore, to stored: Any?)

  /// Notifies the reader that the write by the property wrapper is complete.
  func storeHasChanged(in store: any ValueStore)

  /// Notifies the reader that other code may have written the item in any store.
  func storeChanged()
}

extension StoredReader {
  /// Does nothing by default.
  ///
  /// A reader that needs the new value before the write implements this method.
  func storeWillChange(in store: any ValueStore, to stored: Any?) {}

  /// Calls ``storeChanged()``, as after a write by other code.
  func storeHasChanged(in store: any ValueStore) { storeChanged() }
}

/// All readers of stored items in the process.
///
/// Readers are registered by the key of their item, and not by store, because several objects may
/// represent the same store.
enum StoredReaders {
  private static let table = Mutex<[String: ReadersOfKey]>([:])

  /// Registers a reader for notifications of a key.
  ///
  /// The table does not keep the reader alive.
  ///
  /// - Complexity: O(1), independent of the number of the key's readers.
  static func add(_ reader: any StoredReader, of key: String) {
    _ = listensToFoundation
    table.withLock { $0[key, default: ReadersOfKey()].add(reader) }
  }

  /// Removes a reader.
  ///
  /// - Complexity: O(1), independent of the number of the key's readers.
  static func remove(_ reader: any StoredReader, of key: String) {
    let identifier = ObjectIdentifier(reader)
    table.withLock {
      $0[key]?.remove(identifier)
      if $0[key]?.count == 0 { $0[key] = nil }
    }
  }

  /// Writes an item, and notifies the readers of its key before and after the write.
  ///
  /// - Parameters:
  ///   - key: The key of the item.
  ///   - store: The store that is written.
  ///   - stored: The object to store; nil to remove the stored object.
  ///   - write: The closure that writes the object.
  static func notify(
    of key: String,
    in store: any ValueStore,
    to stored: Any?,
    write: () -> Void
  ) {
    let readers = readers(of: key)
    for reader in readers { reader.storeWillChange(in: store, to: stored) }
    write()
    for reader in readers { reader.storeHasChanged(in: store) }
  }

  private static func storeChanged(_ key: String) {
    for reader in readers(of: key) { reader.storeChanged() }
  }

  private static func storesChanged() {
    let keys = table.withLock { $0.keys.sorted() }
    for key in keys { storeChanged(key) }
  }

  private static func readers(of key: String) -> [any StoredReader] {
    table.withLock { $0[key]?.all ?? [] }
  }

  static func count(of key: String) -> Int { table.withLock { $0[key]?.count ?? 0 } }

  /// Returns how often readers of the key were added or removed.
  ///
  /// The count begins again at 0 when the last reader of the key is removed.
  static func steps(of key: String) -> Int { table.withLock { $0[key]?.steps ?? 0 } }

  /// Observes the notification that Foundation, or other code, posts after a write.
  ///
  /// The value is always true. Its first read starts the observation.
  private static let listensToFoundation: Bool = {
    _ = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification,
      object: nil,
      queue: nil
    ) { _ in storesChanged() }
    return true
  }()
}

/// The readers of one key, in the order of registration.
private struct ReadersOfKey: Sendable {
  private struct Reference: Sendable {
    let number: Int
    weak let reader: (any StoredReader)?
  }

  private var references: [ObjectIdentifier: Reference] = [:]
  private var additions = 0

  /// The number of calls of `add` and `remove`; for tests.
  ///
  /// Notifications are not counted, because they may come from any thread at any time.
  private(set) var steps = 0

  var count: Int { references.count }

  mutating func add(_ reader: any StoredReader) {
    additions += 1
    steps += 1
    references[ObjectIdentifier(reader)] = Reference(number: additions, reader: reader)
  }

  mutating func remove(_ reader: ObjectIdentifier) {
    steps += 1
    references[reader] = nil
  }

  /// The readers that still exist, in the order of registration.
  var all: [any StoredReader] {
    references.values.sorted { $0.number < $1.number }.compactMap(\.reader)
  }
}
