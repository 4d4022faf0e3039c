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
