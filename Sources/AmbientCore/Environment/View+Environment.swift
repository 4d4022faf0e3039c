import AmbientEnvironment
import AmbientGraph
public import AmbientSupport
public import Observation

extension View {
  /// Sets an environment value for this view and its descendants.
  ///
  /// The setter of the key path runs on a copy of the environment. The setter may clamp the value,
  /// or set several keys or none.
  ///
  /// - Parameters:
  ///   - keyPath: The key path from the environment to the value.
  ///   - value: The new value.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The view with the environment value.
  /// - Invalidation: A change of the value runs only the bodies of descendants that read it in
  ///   their last run.
  @inlinable
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(
      _EnvironmentKeyWritingModifier(
        keyPath: keyPath,
        value: value,
        location: SourceLocation(fileID, line)
      )
    )
  }

  /// Sets an observable object for this view and its descendants.
  ///
  /// The descendants read the object by its type.
  ///
  /// - Parameters:
  ///   - object: The object; nil hides the object of this type that an ancestor sets.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The view with the object in its environment.
  /// - Invalidation: Setting another object runs the bodies of descendants that read the object. A
  ///   change of a property of the object runs the bodies that read the property.
  @inlinable
  public nonisolated func environment<T: AnyObject & Observable>(
    _ object: T?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(
      _EnvironmentKeyWritingModifier(
        keyPath: \EnvironmentValues[observable: ObjectSlot<T>()],
        value: object,
        location: SourceLocation(fileID, line)
      )
    )
  }

  /// Changes an environment value for this view and its descendants.
  ///
  /// - Parameters:
  ///   - keyPath: The key path from the environment to the value.
  ///   - transform: Changes the incoming value: the value in the environment around this view.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The view with the changed environment value.
  /// - Invalidation: The closure runs when the parent creates the modifier again, and when the
  ///   incoming value changes. It also runs after a change of an observable property that it read.
  ///   A different result runs the bodies of descendants that read the value.
  @inlinable
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(
      _EnvironmentKeyTransformModifier(
        keyPath: keyPath,
        transform: transform,
        location: SourceLocation(fileID, line)
      )
    )
  }
}

extension View {
  /// Sets an environment value by its type, for this view and its descendants.
  ///
  /// - Parameters:
  ///   - value: The value. Its type declares the key path to set.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The view with the environment value.
  /// - Invalidation: A change of the value runs only the bodies of descendants that read it in
  ///   their last run.
  public nonisolated func environment<T: EnvironmentValue>(
    _ value: T,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(T.keyPath, value, fileID: fileID, line: line)
  }
}

/// A modifier that sets one environment value.
public struct _EnvironmentKeyWritingModifier<Value> {
  /// The key path from the environment to the value.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>

  /// The value that is set.
  public var value: Value

  @usableFromInline let location: SourceLocation

  /// Creates a modifier that sets one environment value.
  ///
  /// - Parameters:
  ///   - keyPath: The key path from the environment to the value.
  ///   - value: The new value.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>,
    value: Value,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      keyPath: keyPath,
      value: value,
      location: SourceLocation(fileID, line)
    )
  }

  @inlinable
  init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>,
    value: Value,
    location: SourceLocation
  ) {
    self.keyPath = keyPath
    self.value = value
    self.location = location
  }
}

@available(*, unavailable)
extension _EnvironmentKeyWritingModifier: Sendable {}

extension _EnvironmentKeyWritingModifier: ViewModifier, EnvironmentWriter {
  /// The type of the body; this modifier has none.
  public typealias Body = Never

  /// Makes a node, and a new scope for the modified view.
  ///
  /// - Parameters:
  ///   - view: The modified view, with the modifier.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  @inlinable
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    makeWriterNode(view, inputs)
  }

  /// Schedules the node to write again if the modifier has changed, and updates the modified view.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new modified view, with the new modifier.
  @inlinable
  public static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    updateWriterNode(node, view)
  }

  @inlinable func modify(_ values: inout EnvironmentValues) {
    values[keyPath: keyPath] = value
  }
}

/// A modifier that changes one environment value.
public struct _EnvironmentKeyTransformModifier<Value> {
  /// The key path from the environment to the value.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>

  /// The closure that changes the incoming value.
  public var transform: (inout Value) -> Void

  @usableFromInline let location: SourceLocation

  /// Creates a modifier that changes one environment value.
  ///
  /// - Parameters:
  ///   - keyPath: The key path from the environment to the value.
  ///   - transform: Changes the incoming value: the value in the environment around the modified
  ///     view.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      keyPath: keyPath,
      transform: transform,
      location: SourceLocation(fileID, line)
    )
  }

  @inlinable
  init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void,
    location: SourceLocation
  ) {
    self.keyPath = keyPath
    self.transform = transform
    self.location = location
  }
}

@available(*, unavailable)
extension _EnvironmentKeyTransformModifier: Sendable {}

extension _EnvironmentKeyTransformModifier: ViewModifier, EnvironmentWriter {
  /// The type of the body; this modifier has none.
  public typealias Body = Never

  /// Makes a node, and a new scope for the modified view.
  ///
  /// - Parameters:
  ///   - view: The modified view, with the modifier.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  @inlinable
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    makeWriterNode(view, inputs)
  }

  /// Schedules the node to write again if the modifier has changed, and updates the modified view.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new modified view, with the new modifier.
  @inlinable
  public static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    updateWriterNode(node, view)
  }

  @inlinable func modify(_ values: inout EnvironmentValues) {
    transform(&values[keyPath: keyPath])
  }
}

/// A subscript argument that selects the object of one type.
@usableFromInline
struct ObjectSlot<Object: AnyObject>: Hashable {
  @inlinable init() {}
}

extension EnvironmentValues {
  @usableFromInline
  subscript<Object: AnyObject>(observable slot: ObjectSlot<Object>) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }

  /// Returns the key path to the environment object of a type.
  package static func path<Object: AnyObject>(
    to objectType: Object.Type
  ) -> WritableKeyPath<EnvironmentValues, Object?> {
    \EnvironmentValues[observable: ObjectSlot<Object>()]
  }
}
