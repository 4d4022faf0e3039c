import AmbientGraph
public import Observation

extension View {
  /// Sets a value in the surroundings of this view and everything below it.
  ///
  /// The key path's setter decides what is written: it may clamp the value, write several keys, or none.
  ///
  /// A key path that is written as a literal costs no more than a call of its setter. It is evaluated when the
  /// modifier is made, and may be again when the value is written.
  ///
  /// - Invalidation: When the value changes, the bodies below run that read it in their last run, and
  ///   no others, whatever their number and depth.
  @inlinable
  public nonisolated func environment<V>(
    _ keyPath: @autoclosure @escaping () -> WritableKeyPath<EnvironmentValues, V>,
    _ value: V,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(
      _EnvironmentKeyWritingModifier(
        keyPath: keyPath(),
        value: value,
        writtenOut: WrittenOut { values, value, path in
          guard keyPath() === path else { return false }
          values[keyPath: keyPath()] = value
          return true
        },
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
        writtenOut: WrittenOut { values, object, _ in
          values[observable: ObjectSlot<T>()] = object
          return true
        },
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
    _ keyPath: @autoclosure @escaping () -> WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(
      _EnvironmentKeyTransformModifier(
        keyPath: keyPath(),
        transform: transform,
        writtenOut: ChangeWrittenOut { values, change, path in
          guard keyPath() === path else { return false }
          change(&values[keyPath: keyPath()])
          return true
        },
        place: SourceLocation(fileID, line)
      )
    )
  }
}

/// Sets one value in the surroundings of a view.
public struct _EnvironmentKeyWritingModifier<Value> {
  /// Where the value is written.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value> {
    didSet { writtenOut = WrittenOut() }
  }

  /// What is written.
  public var value: Value

  @usableFromInline var writtenOut: WrittenOut<Value>
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
      writtenOut: WrittenOut(),
      place: SourceLocation(fileID, line)
    )
  }

  @inlinable
  init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>,
    value: Value,
    writtenOut: WrittenOut<Value>,
    place: SourceLocation
  ) {
    self.keyPath = keyPath
    self.value = value
    self.writtenOut = writtenOut
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

  /// Lets the node write again if the modifier at the place writes something else.
  @inlinable
  public static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    at view: UnsafePointer<ModifiedContent<Modified, Self>>
  ) {
    updateWriterNode(node, at: view)
  }

  @inlinable func write(into values: inout EnvironmentValues) {
    if let write = writtenOut.write, write(&values, value, keyPath) { return }
    values[keyPath: keyPath] = value
  }
}

/// Changes one value in the surroundings of a view.
public struct _EnvironmentKeyTransformModifier<Value> {
  /// What is changed.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value> {
    didSet { writtenOut = ChangeWrittenOut() }
  }

  /// How it is changed.
  public var transform: (inout Value) -> Void

  @usableFromInline var writtenOut: ChangeWrittenOut<Value>
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
      writtenOut: ChangeWrittenOut(),
      place: SourceLocation(fileID, line)
    )
  }

  @inlinable
  init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void,
    writtenOut: ChangeWrittenOut<Value>,
    place: SourceLocation
  ) {
    self.keyPath = keyPath
    self.transform = transform
    self.writtenOut = writtenOut
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

  /// Lets the node write again if the modifier at the place writes something else.
  @inlinable
  public static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    at view: UnsafePointer<ModifiedContent<Modified, Self>>
  ) {
    updateWriterNode(node, at: view)
  }

  @inlinable func write(into values: inout EnvironmentValues) {
    if let change = writtenOut.change, change(&values, transform, keyPath) { return }
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
