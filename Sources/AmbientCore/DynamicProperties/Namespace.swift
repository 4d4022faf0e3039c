import AmbientGraph
import AmbientReflection
package import AmbientSupport
import Synchronization

/// A space of identifiers of its own for each view that declares one.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// Tells one namespace from all others of the process.
  public struct ID: Hashable, Sendable {
    fileprivate let number: UInt
  }

  private final class Storage: Sendable {
    let id = ID(number: NamespaceNumbers.next())
  }

  private var storage: Storage?

  /// Makes a namespace that gets its identity when its view appears.
  public init() {}

  /// The identity, which stays as long as the view does.
  public var wrappedValue: ID {
    if let storage { return storage.id }
    Diagnostic.namespaceReadOutsideView().warn()
    return ID(number: NamespaceNumbers.next())
  }
}

extension Namespace: BuiltInProperty {
  package mutating func install(
    in owner: PropertyOwner,
    name: LiteralText,
    storage: inout AnyObject?
  ) {
    let kept = storage as? Storage ?? Storage()
    storage = kept
    self.storage = kept
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
      remedies: ["Read it in 'body' or in an action, not in an initializer."]
    )
  }
}
