import AmbientEnvironment
import AmbientGraph
public import AmbientSupport
public import Observation

extension View {
  /// Sets an environment value for this view and its descendants.
  ///
  /// The key path's setter decides what is set: it may clamp the value, set several keys, or none.
  ///
  /// - Invalidation: When the value changes, the bodies below run that read it in their last run, and
  ///   no others, whatever their number and depth.
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
        place: SourceLocation(fileID, line)
      )
    )
  }

  /// Puts an observable object into the surroundings, to be found by its type; nil hides the one that
  /// an ancestor put there.
  ///
  /// - Invalidation: Another object re-runs the bodies that read it. A change of one of its properties
  ///   re-runs the bodies that read that property.
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
        place: SourceLocation(fileID, line)
      )
    )
  }

  /// Changes a value in the surroundings of this view and everything below it.
  ///
  /// - Invalidation: The closure runs when the view around it makes it anew, when the incoming value
  ///   changes, and when something observable that it read changes. Below, only bodies run that read
  ///   the value and find another one.
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
        place: SourceLocation(fileID, line)
      )
    )
  }
}

extension View {
  /// Sets a value of a type that is its own key in the surroundings of this view and everything below.
  ///
  /// - Invalidation: As for the same value set with its key path.
  public nonisolated func environment<T: EnvironmentValue>(
    _ value: T,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(T.keyPath, value, fileID: fileID, line: line)
  }
}

/// Sets one value in the surroundings of a view.
public struct _EnvironmentKeyWritingModifier<Value> {
  /// Where the value is written.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>

  /// What is written.
  public var value: Value

  @usableFromInline let place: SourceLocation

  /// Makes the modifier.
  public init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>,
    value: Value,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      keyPath: keyPath,
      value: value,
      place: SourceLocation(fileID, line)
    )
  }

  @inlinable
  init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>,
    value: Value,
    place: SourceLocation
  ) {
    self.keyPath = keyPath
    self.value = value
    self.place = place
  }
}

@available(*, unavailable)
extension _EnvironmentKeyWritingModifier: Sendable {}

extension _EnvironmentKeyWritingModifier: ViewModifier, EnvironmentWriter {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Makes a node that keeps a scope of its own for what is below.
  @inlinable
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    makeWriterNode(view, inputs)
  }

  /// Lets the node write again if the modifier writes something else.
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

/// Changes one value in the surroundings of a view.
public struct _EnvironmentKeyTransformModifier<Value> {
  /// What is changed.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>

  /// How it is changed.
  public var transform: (inout Value) -> Void

  @usableFromInline let place: SourceLocation

  /// Makes the modifier.
  public init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      keyPath: keyPath,
      transform: transform,
      place: SourceLocation(fileID, line)
    )
  }

  @inlinable
  init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void,
    place: SourceLocation
  ) {
    self.keyPath = keyPath
    self.transform = transform
    self.place = place
  }
}

@available(*, unavailable)
extension _EnvironmentKeyTransformModifier: Sendable {}

extension _EnvironmentKeyTransformModifier: ViewModifier, EnvironmentWriter {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Makes a node that keeps a scope of its own for what is below.
  @inlinable
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    makeWriterNode(view, inputs)
  }

  /// Lets the node write again if the modifier writes something else.
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

/// Names the place of an object in a key path.
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

  /// The way to the place of an object that is found by its type.
  package static func path<Object: AnyObject>(
    to objectType: Object.Type
  ) -> WritableKeyPath<EnvironmentValues, Object?> {
    \EnvironmentValues[observable: ObjectSlot<Object>()]
  }
}
