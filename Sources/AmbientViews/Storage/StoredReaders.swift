import Foundation
import Synchronization

/// What reads an item of a store, and is notified when that may have changed.
protocol StoredReader: AnyObject, Sendable {
  /// Something is about to be kept under the name that it reads, by a property of this library.
  func storeWillChange(in store: any ValueStore, to stored: Any?)

  /// What was about to be kept is kept now.
  func storeHasChanged(in store: any ValueStore)

  /// Something was kept under the name that it reads, by others; in which store is not known.
  func storeChanged()
}

extension StoredReader {
  /// Most are concerned with what is kept alone.
  func storeWillChange(in store: any ValueStore, to stored: Any?) {}

  /// Most look at what is kept, whoever wrote it.
  func storeHasChanged(in store: any ValueStore) { storeChanged() }
}

/// Everything in the process that reads items of stores.
///
/// Readers are found by names alone, because several objects may stand for one store.
enum StoredReaders {
  private static let table = Mutex<[String: ReadersOfKey]>([:])

  /// Lets a reader be notified of changes, for as long as it lives.
  ///
  /// - Complexity: O(1), however many read the key.
  static func add(_ reader: any StoredReader, of key: String) {
    _ = listensToFoundation
    table.withLock { $0[key, default: ReadersOfKey()].add(reader) }
  }

  /// Forgets a reader.
  ///
  /// - Complexity: O(1), however many read the key.
  static func remove(_ reader: any StoredReader, of key: String) {
    let identifier = ObjectIdentifier(reader)
    table.withLock {
      $0[key]?.remove(identifier)
      if $0[key]?.count == 0 { $0[key] = nil }
    }
  }

  /// Notifies the readers of an item, before and after it is written.
  ///
  /// - Parameters:
  ///   - key: The name of the item.
  ///   - store: Where it is written.
  ///   - stored: What is to be kept, in the form in which it is kept.
  ///   - write: Keeps it.
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

  /// How many readers of a key there are.
  static func count(of key: String) -> Int { table.withLock { $0[key]?.count ?? 0 } }

  /// How many steps it took to add and remove readers so far, since the key has had any.
  static func steps(of key: String) -> Int { table.withLock { $0[key]?.steps ?? 0 } }

  /// Others than the library's properties may write; Foundation posts a notification, or the writer does.
  private static let listensToFoundation: Bool = {
    _ = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification,
      object: nil,
      queue: nil
    ) { _ in storesChanged() }
    return true
  }()
}

/// The readers of one key, in the order in which they came.
private struct ReadersOfKey: Sendable {
  private struct Reference: Sendable {
    let number: Int
    weak let reader: (any StoredReader)?
  }

  private var references: [ObjectIdentifier: Reference] = [:]
  private var additions = 0

  /// How many references were added and removed.
  ///
  /// A notification looks at all of them, and may come at any time from any thread: it is not counted.
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

  /// All that are still there.
  var all: [any StoredReader] {
    references.values.sorted { $0.number < $1.number }.compactMap(\.reader)
  }
}
