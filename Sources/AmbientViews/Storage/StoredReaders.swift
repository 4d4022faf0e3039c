import Foundation
import Synchronization

/// What reads an item of a store, and is told when it may have changed.
protocol StoredReader: AnyObject, Sendable {
  /// Something was kept under the name that it reads; in which store is not known.
  func storeChanged()
}

/// Everything in the process that reads items of stores.
///
/// Readers are found by names alone, because several objects may stand for one store.
enum StoredReaders {
  private struct Reference: Sendable {
    weak let reader: (any StoredReader)?
  }

  private static let references = Mutex<[String: [Reference]]>([:])

  /// Lets a reader be told of changes, for as long as it lives.
  static func add(_ reader: any StoredReader, of key: String) {
    _ = listensToFoundation
    references.withLock {
      $0[key, default: []].removeAll { $0.reader == nil }
      $0[key, default: []].append(Reference(reader: reader))
    }
  }

  /// Forgets a reader.
  static func remove(_ reader: any StoredReader, of key: String) {
    references.withLock {
      $0[key]?.removeAll { $0.reader == nil || $0.reader === reader }
      if $0[key]?.isEmpty == true { $0[key] = nil }
    }
  }

  /// Tells those who read an item.
  static func storeChanged(_ key: String) {
    let readers = references.withLock { $0[key, default: []].compactMap(\.reader) }
    for reader in readers { reader.storeChanged() }
  }

  private static func storesChanged() {
    let readers = references.withLock { $0.values.joined().compactMap(\.reader) }
    for reader in readers { reader.storeChanged() }
  }

  /// Others than the library's properties may write; Foundation tells of it, or the one who writes.
  private static let listensToFoundation: Bool = {
    _ = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification,
      object: nil,
      queue: nil
    ) { _ in storesChanged() }
    return true
  }()
}
