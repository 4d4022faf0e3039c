public import AmbientAnimation
public import AmbientEnvironment

/// The environment and the state of a running animation, for a ``CustomAnimation``.
///
/// The state consists of the values that the animation keeps from one step to the next.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the animation keeps while it runs.
  public var state: AnimationState<Value>

  /// The environment of the animated view.
  public let environment: EnvironmentValues

  /// Whether the animation counts as complete, although the value may still change a little.
  public var isLogicallyComplete = false

  init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
    self.state = state
    self.environment = environment
  }

  /// Returns a copy of this context with the given state.
  ///
  /// - Parameter state: The state of the new context.
  /// - Returns: The new context.
  public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, environment: environment)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// The values, by key, that an animation keeps from one step to the next.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state in which every value is its default.
  public init() {}

  /// The value of a key; the default of the key if no value is set.
  ///
  /// - Parameter key: The type of the key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The identity, type and default of a value in an ``AnimationState``.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value

  /// The value before an animation sets one.
  static var defaultValue: Value { get }
}
