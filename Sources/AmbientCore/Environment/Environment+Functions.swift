import AmbientEnvironment
public import Observation

// Swift does not convert a function that has arguments with defaults: `path.map(Environment.init)` needs
// one without. Where both fit, the one that knows its place is preferred.
extension Environment {
  /// Reads what a key path leads to.
  @_disfavoredOverload
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.init(keyPath, fileID: "", line: 0, function: "an unknown view")
  }

  /// Reads the object of a type, or nil where no ancestor set one.
  @_disfavoredOverload
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(objectType, fileID: "", line: 0, function: "an unknown view")
  }
}

extension Environment where Value: AnyObject & Observable {
  /// Reads the object of a type that an ancestor set with `.environment(object)`.
  @_disfavoredOverload
  public init(_ objectType: Value.Type) {
    self.init(objectType, fileID: "", line: 0, function: "an unknown view")
  }
}

extension _EnvironmentKeyWritingModifier {
  /// Makes the modifier.
  @_disfavoredOverload
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.init(keyPath: keyPath, value: value, fileID: "", line: 0)
  }
}

extension _EnvironmentKeyTransformModifier {
  /// Makes the modifier.
  @_disfavoredOverload
  public init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) {
    self.init(keyPath: keyPath, transform: transform, fileID: "", line: 0)
  }
}

// The modifiers' forms have a label, which keeps them away from calls: another overload of the same form would
// slow those down exponentially where a chain does not compile.
extension View {
  /// `environment(_:_:)` as a function.
  public nonisolated func environment<V>(
    _asFunction keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    environment(keyPath, value, fileID: "", line: 0)
  }

  /// `environment(_:)` as a function.
  public nonisolated func environment<T: AnyObject & Observable>(_asFunction object: T?)
    -> some View
  {
    environment(object, fileID: "", line: 0)
  }

  /// `transformEnvironment(_:transform:)` as a function.
  public nonisolated func transformEnvironment<V>(
    _asFunction keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    transformEnvironment(keyPath, transform: transform, fileID: "", line: 0)
  }
}
