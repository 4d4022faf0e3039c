/// A feature that keeps the storage of properties while their views are out of the tree.
class StateKeeper {
  /// Returns the storage that the properties of a view had when the view was last in the tree.
  ///
  /// - Parameter node: The new node of the view.
  /// - Returns: An element for each slot of the view: a ``RestoredStorage``, or nil for a property
  ///   that is not kept. The result is nil if nothing was kept for the view.
  func takeStorage(of node: ViewNode) -> [AnyObject?]? { nil }

  /// Drops the storage that views could have taken in the last update, but did not take.
  func dropUntakenStorage() {}
}

/// The storage of a property that a ``StateKeeper`` can keep while the view is out of the tree.
package protocol KeptStorage: AnyObject {}

/// The storage that a property had when its view was last in the tree.
///
/// The view has a new node, so the property makes a new storage with the old value.
package final class RestoredStorage {
  let storage: AnyObject

  init(_ storage: AnyObject) { self.storage = storage }

  /// Returns the old storage; nil if `object` is not a ``RestoredStorage``, or if the old storage
  /// is not of the type `Storage`.
  ///
  /// - Parameters:
  ///   - type: The type of the old storage.
  ///   - object: The object in the slot of the property.
  /// - Returns: The old storage.
  package static func storage<Storage: AnyObject>(
    _ type: Storage.Type,
    in object: AnyObject?
  ) -> Storage? {
    guard let object, isRestored(object) else { return nil }
    return unsafeDowncast(object, to: Self.self).storage as? Storage
  }

  package static func isRestored(_ object: AnyObject) -> Bool {
    Swift.type(of: object) == RestoredStorage.self
  }
}

/// Returns an element for each slot: a restored storage if the property in the slot is kept, or
/// else nil.
func restored(_ slots: [AnyObject?]) -> [AnyObject?] {
  slots.map { $0 is any KeptStorage ? $0.map(RestoredStorage.init) : nil }
}
