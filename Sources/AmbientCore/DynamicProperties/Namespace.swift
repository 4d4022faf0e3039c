import AmbientGraph
import AmbientReflection
package import AmbientSupport
import Synchronization

/// A property wrapper that gives its view a unique namespace for identifiers.
///
/// A view keeps its namespace until the view leaves the tree.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The identity of a namespace, unique in the process.
  public struct ID: Hashable, Sendable {
    fileprivate let number: UInt
  }

  private final class Storage: Sendable {
    let id = ID(number: NamespaceNumbers.next())
  }

  private var storage: Storage?

  /// Creates a namespace that gets its identity when its view is mounted.
  public init() {}

  /// The identity of the namespace.
  ///
  /// Outside a mounted view, each read warns and returns a new identity.
  public var wrappedValue: ID {
    if let storage { return storage.id }
    Diagnostic.namespaceReadOutsideView().warn()
    return ID(number: NamespaceNumbers.next())
  }
}

extension Namespace: BuiltInProperty {
  package mutating func install(
    in owner: PropertyOwner,
    name: StaticText,
    storage: inout AnyObject?
  ) {
    let object = storage as? Storage ?? Storage()
    storage = object
    self.storage = object
  }
}

extension Namespace: SelfComparing {
  package func isSame(as other: Namespace) -> Bool { true }
}

private enum NamespaceNumbers {
  private static let last = Atomic<UInt>(0)

  static func next() -> UInt { last.add(1, ordering: .relaxed).newValue }
}

extension Diagnostic {
  package static func namespaceReadOutsideView() -> Diagnostic {
    Diagnostic(
      "Reading a Namespace property outside View.body. "
        + "This will result in identifiers that never match any other identifier.",
      remedies: ["Read the property in 'body' or in an action, not in an initializer."]
    )
  }
}
