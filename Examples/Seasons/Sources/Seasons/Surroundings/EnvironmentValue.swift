import Ambient

/// A type that is its own key: a default, and the place where it is found.
protocol EnvironmentValue {
  init()
  static var keyPath: EnvironmentPath { get }

  typealias EnvironmentPath = WritableKeyPath<EnvironmentValues, Self>
}

struct EnvironmentValueKey<Value: EnvironmentValue>: EnvironmentKey {
  static var defaultValue: Value { Value() }
}

extension EnvironmentValues {
  func get<Value: EnvironmentValue>() -> Value { self[EnvironmentValueKey<Value>.self] }

  mutating func set<Value: EnvironmentValue>(_ value: Value) {
    self[EnvironmentValueKey<Value>.self] = value
  }
}

extension View {
  func environment<Value: EnvironmentValue>(_ value: Value) -> some View {
    environment(Value.keyPath, value)
  }
}

/// A value of the view's own, else the one in its surroundings.
@propertyWrapper
struct EnvironmentBacked<Value>: DynamicProperty {
  @Environment private var environmentValue: Value
  private var ownValue: Value?

  init(wrappedValue: Value? = nil, _ keyPath: KeyPath<EnvironmentValues, Value>) {
    _environmentValue = Environment(keyPath)
    ownValue = wrappedValue
  }

  var wrappedValue: Value {
    get { ownValue ?? environmentValue }
    set { ownValue = newValue }
  }
}
