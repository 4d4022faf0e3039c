import AmbientEnvironment
import AmbientSupport
public import Foundation
import Synchronization

/// The store of the `@SceneStorage` properties of one scene.
///
/// A host that restores a scene saves the store in a file:
///
/// ```swift
/// let values = (try? SceneValues(contentsOf: url)) ?? SceneValues()
/// tree.environment.sceneValues = values
/// // When the scene closes:
/// try values.write(to: url)
/// ```
///
/// The store may be used on any thread.
public final class SceneValues: @unchecked Sendable {
  private let lock = Mutex(())
  // Guarded by the lock. All values are of types that a property list can contain.
  private var values: [String: Any]

  /// Creates an empty store.
  public init() { values = [:] }

  /// Creates a store from a property list.
  ///
  /// - Parameter propertyList: The data that ``propertyList()`` returned.
  /// - Throws: An error of Foundation if the data is not a property list, and
  ///   `CocoaError.propertyListReadCorrupt` if the property list is not a dictionary.
  public init(propertyList: Data) throws {
    let list = try PropertyListSerialization.propertyList(from: propertyList, format: nil)
    guard let values = list as? [String: Any] else {
      throw CocoaError(.propertyListReadCorrupt)
    }
    self.values = values
  }

  /// Creates a store from a file.
  ///
  /// - Parameter file: The file that ``write(to:)`` wrote.
  /// - Throws: An error of Foundation if the file cannot be read, and the errors of
  ///   ``init(propertyList:)``.
  public convenience init(contentsOf file: URL) throws {
    try self.init(propertyList: Data(contentsOf: file))
  }

  /// Returns all values as a binary property list.
  ///
  /// - Returns: The data, for ``init(propertyList:)``.
  /// - Throws: An error of Foundation if a value cannot be encoded.
  /// - Complexity: O(*n*) for *n* values.
  public func propertyList() throws -> Data {
    let list = lock.exclusively { values }
    return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
  }

  /// Writes all values to a file, which is replaced atomically.
  ///
  /// - Parameter file: The file.
  /// - Throws: An error of Foundation if the file cannot be written.
  /// - Complexity: O(*n*) for *n* values.
  public func write(to file: URL) throws { try propertyList().write(to: file, options: .atomic) }
}

extension SceneValues: ValueStore {
  func object(forKey key: String) -> Any? { lock.exclusively { values[key] } }

  func set(_ value: Any?, forKey key: String) {
    // The old value is released after the lock is unlocked. Its release may run other code, and
    // that code may use this store.
    let replaced = lock.exclusively {
      let replaced = values.removeValue(forKey: key)
      values[key] = value
      return replaced
    }
    withExtendedLifetime(replaced) {}
  }
}
