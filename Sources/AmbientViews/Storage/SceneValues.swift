import AmbientEnvironment
import AmbientSupport
public import Foundation
import Synchronization

/// The values that `@SceneStorage` keeps for one scene.
///
/// A host that brings a scene back as the user left it keeps them in a file:
///
/// ```swift
/// let values = (try? SceneValues(contentsOf: file)) ?? SceneValues()
/// tree.environment.sceneValues = values
/// // When the scene goes:
/// try values.write(to: file)
/// ```
public final class SceneValues: @unchecked Sendable {
  private let lock = Mutex(())
  // Guarded by the lock. What is kept are values of property lists.
  private var values: [String: Any]

  /// Makes values of which none is kept yet.
  public init() { values = [:] }

  /// Takes what ``propertyList()`` gave.
  public init(propertyList: Data) throws {
    let list = try PropertyListSerialization.propertyList(from: propertyList, format: nil)
    guard let values = list as? [String: Any] else {
      throw CocoaError(.propertyListReadCorrupt)
    }
    self.values = values
  }

  /// Reads what ``write(to:)`` wrote.
  public convenience init(contentsOf file: URL) throws {
    try self.init(propertyList: Data(contentsOf: file))
  }

  /// All values, to be kept somewhere.
  public func propertyList() throws -> Data {
    let kept = lock.exclusively { values }
    return try PropertyListSerialization.data(fromPropertyList: kept, format: .binary, options: 0)
  }

  /// Keeps all values in a file.
  public func write(to file: URL) throws { try propertyList().write(to: file, options: .atomic) }
}

extension SceneValues: ValueStore {
  func object(forKey key: String) -> Any? { lock.exclusively { values[key] } }

  func set(_ value: Any?, forKey key: String) {
    // The value that is replaced ends outside the lock.
    let replaced = lock.exclusively {
      let replaced = values.removeValue(forKey: key)
      values[key] = value
      return replaced
    }
    withExtendedLifetime(replaced) {}
  }
}
