import AmbientEnvironment
package import AmbientGraph
import AmbientScopes
package import AmbientSupport

/// A stored property that a view prepares before each run of the view's body.
///
/// To combine built-in properties into one of your own, conform a struct or an enum to this
/// protocol:
///
/// ```swift
/// struct Countdown: DynamicProperty {
///   @Environment(\.startingCount) private var start
///   @State private var passed = 0
///   var remaining: Int { start - passed }
/// }
/// ```
///
/// The library finds the dynamic properties of a view by their types. It searches these parts of
/// the view, nested to any depth:
///
/// - plain and wrapped fields;
/// - tuples and optionals;
/// - the payload of an enum's active case.
///
/// The library does not search structs and enums that do not conform to this protocol. A conforming
/// enum may be recursive.
///
/// - Invalidation: A change of a value runs the view again if the property read the value during
///   the view's last run. Reads in `update()` count too. An `@Environment` inside a custom property
///   is an exception: until the view has read its value for the first time, each change of the
///   value runs the view.
public protocol DynamicProperty {
  /// Prepares the property for the next run of the body.
  ///
  /// The method is called before every run of the view's body, for inner properties before outer
  /// ones. Values that the method reads become dependencies of the body. The call itself never
  /// causes a run of the body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing, for a property that needs no preparation.
  public mutating func update() {}
}

/// A dynamic property of the library, which connects itself with the node of its view.
package protocol BuiltInProperty: DynamicProperty {
  /// Whether the property stores an object in its owner.
  static var keepsStorage: Bool { get }

  /// Connects the property with its owner.
  ///
  /// - Parameters:
  ///   - owner: The node that owns the property.
  ///   - name: The name of the stored property in its declaration.
  ///   - storage: The object that the property stores in its owner. In the first call, it is nil or
  ///     a ``RestoredStorage``. Each later call gets the object from the previous call.
  mutating func install(in owner: PropertyOwner, name: StaticText, storage: inout AnyObject?)
}

extension BuiltInProperty {
  /// True by default: most properties store an object in their owner.
  package static var keepsStorage: Bool { true }
}

/// A property of the library that combines other properties.
///
/// A run of the view's body depends only on the inner properties that the run reads.
package protocol LibraryProperty: DynamicProperty {}

/// A property, such as `@Environment`, on which a view's body can depend without reading it.
///
/// This applies only inside a custom property. Until a run of the body reads the property, each run
/// depends on the property. After that, only the runs that read the property depend on it.
protocol DeclaredProperty: BuiltInProperty {
  /// Makes the current run depend on the property, unless a run has read it before.
  ///
  /// - Parameter readMarker: A marker in the owner: nil until a run has read the property.
  func subscribeUntilRead(_ readMarker: inout AnyObject?)
}

/// An object that a property stores in its owner and that has vertices in the graph.
package protocol RetiringStorage: AnyObject {
  /// Removes the vertices from the graph when the owner leaves the tree.
  ///
  /// After the call, the storage may be released on any thread.
  func retire()
}

/// A wrapper around a value that may have dynamic properties.
///
/// The dynamic properties of the value count as properties of the wrapper's owner.
///
/// The type of the wrapped value need not conform to ``DynamicProperty``.
package protocol DynamicPropertyContainer: DynamicProperty {}

/// A property that can say whether its value comes from a given source.
///
/// A report uses this information to say why a body ran.
package protocol TraceableProperty: DynamicProperty {
  /// Returns whether the property reads its value from `source`.
  ///
  /// - Parameter source: A source that the view's body has read.
  /// - Returns: Whether the property reads the source.
  func isRead(through source: Source) -> Bool
}

/// The node that owns a dynamic property, with the operations that the property may use.
package struct PropertyOwner {
  let node: ViewNode

  var scope: Scope { node.scope }

  /// Returns the source that an earlier read of a key path has cached in the owner's scope; nil if
  /// there was no such read.
  func cachedRead(of keyPath: Unretained<AnyKeyPath>) -> Unretained<Source>? {
    Unretained(node.scope).with { $0.cachedRead(of: keyPath) }
  }

  /// The name of the owner's body in reports; nil if reports omit the owner.
  package var name: String? { node.ownerName }

  package var graph: Graph { node.graph }

  package var tree: TreeState { node.tree }

  /// Runs a closure that creates the storage or the initial value of a property.
  ///
  /// The values that the closure reads do not become dependencies of the view. The `@Dependency`
  /// values that are set for the view apply in the closure, in the code that it calls, and in the
  /// tasks that it starts.
  ///
  /// - Parameter make: Creates the storage or the initial value.
  /// - Returns: The result of the closure.
  package func making<Value>(_ make: () -> Value) -> Value {
    graph.withoutTracking { scope.withTaskScope(make) }
  }

  /// Returns the default value of a key; all properties of a tree share one default value.
  package func shared<K: EnvironmentKey>(_ key: K.Type) -> K.Value { scope.defaultValue(of: key) }
}
