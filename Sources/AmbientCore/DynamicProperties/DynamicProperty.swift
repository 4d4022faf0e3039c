import AmbientEnvironment
package import AmbientGraph
import AmbientScopes
package import AmbientSupport

/// A stored property of a view that takes part in its updates.
///
/// Conform a struct or an enum to it to combine built-in properties into one of your own:
///
/// ```swift
/// struct Countdown: DynamicProperty {
///   @Environment(\.startingCount) private var start
///   @State private var passed = 0
///   var remaining: Int { start - passed }
/// }
/// ```
///
/// Properties are found by type: in plain fields as well as behind attributes, nested to any depth, in
/// the payload of an enum's active case, and in optionals. A type that does not conform is not entered.
/// An enum may contain itself.
///
/// - Invalidation: A view runs again when something changes that the property read in the view's last run,
///   in `update()` or for the body. An `@Environment` in a property of your own counts as read until a run
///   does read it: properties declare some only to be updated with them.
public protocol DynamicProperty {
  /// Prepares the property for the body that follows; all properties within it are ready.
  ///
  /// Runs before every run of the body, innermost properties first. What it reads counts as read by the
  /// body; it does not let a body run by itself.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property that keeps something in the node of the view that owns it.
package protocol BuiltInProperty: DynamicProperty {
  /// Whether it keeps something in its owner.
  static var keepsStorage: Bool { get }

  /// Connects the property with its owner.
  ///
  /// The name is that of the stored property, as it is declared; the storage is what the property keeps
  /// in its owner for as long as that lives, nil at first.
  mutating func install(in owner: PropertyOwner, name: LiteralText, storage: inout AnyObject?)
}

extension BuiltInProperty {
  /// It does.
  package static var keepsStorage: Bool { true }
}

/// A property of the library's own that is made of others, which count only where they are read.
package protocol LibraryProperty: DynamicProperty {}

/// A property that, within one that a client wrote, counts as read until a run reads it.
protocol DeclaredProperty: BuiltInProperty {
  /// Makes the current run depend on the property.
  ///
  /// - Parameter wasRead: What the owner keeps to know that a run has read the property, nil until then.
  func subscribeUntilRead(_ wasRead: inout AnyObject?)
}

/// What a property keeps in its owner, when it has something in the graph.
package protocol RetiringStorage: AnyObject {
  /// The owner leaves the tree: from now on the storage may go away on any thread.
  func retire()
}

/// A property whose fields are entered as if they were the owner's own, conforming or not.
package protocol DynamicPropertyContainer: DynamicProperty {}

/// A property that can tell, for reports, where its value comes from.
package protocol TraceableProperty: DynamicProperty {
  /// Whether what the property reads comes from a source.
  func isRead(through source: Source) -> Bool
}

/// What a property learns of the node that owns it.
package struct PropertyOwner {
  let node: ViewNode

  var scope: Scope { node.scope }

  /// What a key path was read as before, where the owner stands.
  func cachedRead(of keyPath: Unretained<AnyKeyPath>) -> Unretained<Source>? {
    Unretained(node.scope).with { $0.cachedRead(of: keyPath) }
  }

  /// The name under which the owner's body is reported.
  package var name: String? { node.ownerName }

  /// The graph that the owner is in.
  package var graph: Graph { node.graph }

  /// Makes what a property keeps.
  ///
  /// What that reads is no dependency of the view; code that it calls, and tasks that it starts, find the
  /// values that are set for the view.
  package func making<Value>(_ make: () -> Value) -> Value {
    graph.withoutTracking { scope.withTaskScope(make) }
  }

  /// What all properties of the tree share under a key: its default, made once for each tree.
  package func shared<K: EnvironmentKey>(_ key: K.Type) -> K.Value { scope.defaultValue(of: key) }
}
