package import AmbientGraph
import AmbientReflection
package import AmbientSupport
public import Observation

/// A property wrapper for a value that a view owns while the view is in the tree.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///
///   var body: some View { Button("Count: \(count)") { count += 1 } }
/// }
/// ```
///
/// When the view is mounted, the state gets the initial value. If the view is created again with
/// the same identity, the new initial value is ignored. Setting a value that equals the current
/// value does nothing.
///
/// - Invalidation: A change re-runs the bodies that read the value in their last run, directly or
///   through a binding.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  @usableFromInline
  enum Initial {
    case value(Value)
    case closure(() -> Value)

    @usableFromInline var value: Value {
      switch self {
      case .value(let value): value
      case .closure(let make): make()
      }
    }

    /// Returns the initial value for a view.
    ///
    /// If a closure creates the value, the `@Dependency` values that are set for the view apply in
    /// the closure.
    func value(in owner: PropertyOwner) -> Value {
      switch self {
      case .value(let value): value
      case .closure(let make): owner.making(make)
      }
    }
  }

  @usableFromInline let initial: Initial
  @usableFromInline var storage: StateStorage<Value>?

  /// Creates a state with its initial value.
  ///
  /// - Parameter value: The initial value. It is used only when the view is mounted; later runs of
  ///   the initializer do not change the state.
  @inlinable public init(wrappedValue value: Value) { initial = .value(value) }

  /// Creates a state with its initial value, for use in an initializer of the view.
  ///
  /// - Parameter value: The initial value. It is used only when the view is mounted; later runs of
  ///   the initializer do not change the state.
  @inlinable public init(initialValue value: Value) { initial = .value(value) }

  /// Creates a state with an observable object.
  ///
  /// - Parameter thunk: The expression that creates the object. The expression is evaluated once,
  ///   when the view is mounted. It is not evaluated when the view is created again.
  public init(wrappedValue thunk: @autoclosure @escaping () -> Value)
  where Value: AnyObject & Observable { initial = .closure(thunk) }

  /// The current value, which can be read and set on any thread.
  ///
  /// While a body runs, a write is dropped with a warning. Outside a mounted view, a read
  /// returns the initial value and a write is ignored.
  public var wrappedValue: Value {
    @inlinable get { storage?.get() ?? initial.value }
    @inlinable nonmutating set { storage?.set(newValue) }
  }

  /// A binding to the value.
  ///
  /// Outside a mounted view, a read warns and returns a constant binding to the initial value.
  public var projectedValue: Binding<Value> {
    guard let storage else {
      Diagnostic.stateReadOutsideView(Value.self, location: nil).warn()
      return .constant(initial.value)
    }
    return Binding(storage)
  }
}

// Sendable because the storage guards its value. The closure that creates the initial value is not
// called again after the property is installed.
extension State: @unchecked Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: BuiltInProperty {
  package mutating func install(
    in owner: PropertyOwner,
    name: StaticText,
    storage: inout AnyObject?
  ) {
    if let existing = storage, !RestoredStorage.isRestored(existing) {
      // Safe because `storage` is for this property alone. It holds a `RestoredStorage`, or the
      // `StateStorage` that the code below has stored.
      self.storage = unsafeDowncast(existing, to: StateStorage<Value>.self)
    } else {
      let name = owner.name.map { "\($0).\(name.description)" } ?? name.description
      let restored = RestoredStorage.storage(StateStorage<Value>.self, in: storage)
      let newStorage = StateStorage(
        restored.map(\.newestInputValue) ?? initial.value(in: owner),
        name: name,
        in: owner.graph
      )
      storage = newStorage
      self.storage = newStorage
    }
  }
}

extension State {
  /// Sets the value from the body of a library view.
  ///
  /// Views that follow the library view in tree order see the new value in the same update. The
  /// body that sets the value must not read the value.
  package func setDuringUpdate(_ newValue: Value) { storage?.input.set(newValue) }
}

extension State: TraceableProperty {
  package func isRead(through source: Source) -> Bool { storage?.isRead(through: source) ?? false }
}

extension State: Inspectable {
  var inspectedValue: Any? { storage?.inspectedValue }
}

extension State: SelfComparing {
  /// Returns true, because a new view value never changes the state.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Always true.
  package func isSame(as other: State) -> Bool { true }

  package static func isSame(at a: UnsafePointer<Self>, asAt b: UnsafePointer<Self>) -> Bool {
    true
  }
}

extension Diagnostic {
  package static func stateReadOutsideView(
    _ value: Any.Type,
    location: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      "Accessing State's value outside of being installed on a View. "
        + "This will result in a constant Binding of the initial value and will not update.",
      facts: [("State", "State<\(value)>")] + (location.map { [("Declared at", "\($0)")] } ?? []),
      remedies: ["Use the binding in 'body' or in an action, not in an initializer."]
    )
  }

  package static func stateSetDuringUpdate(
    _ name: String,
    value: Any.Type,
    views: [String]
  ) -> Diagnostic {
    Diagnostic(
      "Modifying state during view update, this will cause undefined behavior.",
      facts: [
        ("State", "'\(name)', a State<\(value)>; the write is dropped"),
        ("Running", chain(views)),
      ],
      remedies: [
        "Write in the action of a button, or of 'onAppear', 'onChange' or 'task'.",
        "Compute the value in 'body' instead of storing it.",
      ]
    )
  }
}
