package import AmbientGraph
import AmbientReflection
package import AmbientSupport
public import Observation

/// A value that a view owns and keeps while it stays in the tree.
///
/// The initial value counts when the view appears in the tree; later ones are ignored while its
/// identity holds. Setting a value equal to the present one does nothing.
///
/// - Invalidation: A change re-runs the bodies that read it, or a binding to it, in their last run.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  @usableFromInline
  enum Initial {
    case value(Value)
    case made(() -> Value)

    @usableFromInline var value: Value {
      switch self {
      case .value(let value): value
      case .made(let make): make()
      }
    }

    /// The value for a view; only one that is made now has to do with where that stands.
    func value(in owner: PropertyOwner) -> Value {
      switch self {
      case .value(let value): value
      case .made(let make): owner.making(make)
      }
    }
  }

  @usableFromInline let initial: Initial
  @usableFromInline var storage: StateStorage<Value>?

  /// Makes a state with its initial value.
  @inlinable public init(wrappedValue value: Value) { initial = .value(value) }

  /// Makes a state with its initial value.
  @inlinable public init(initialValue value: Value) { initial = .value(value) }

  /// Makes a state of an observable object, which is made once, when the view appears.
  public init(wrappedValue thunk: @autoclosure @escaping () -> Value)
  where Value: AnyObject & Observable { initial = .made(thunk) }

  /// The value of now.
  ///
  /// Can be read and set on any thread. Set while a body runs, it warns and stays as it is. Without a
  /// view it is the initial value, and a write is ignored.
  public var wrappedValue: Value {
    @inlinable get { storage?.get() ?? initial.value }
    @inlinable nonmutating set { storage?.set(newValue) }
  }

  /// A binding to the value; a constant one, with a warning, without a view.
  public var projectedValue: Binding<Value> {
    guard let storage else {
      Diagnostic.stateReadOutsideView(Value.self, place: nil).warn()
      return .constant(initial.value)
    }
    return Binding(storage)
  }
}

// The storage guards its value; a function that makes the first one is called by one node, once.
extension State: @unchecked Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that is nil at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: BuiltInProperty {
  package mutating func install(
    in owner: PropertyOwner,
    name: LiteralText,
    storage: inout AnyObject?
  ) {
    if let existing = storage {
      // Safe because a place is filled by this very property of the same type of view.
      self.storage = unsafeDowncast(existing, to: StateStorage<Value>.self)
    } else {
      let made = StateStorage(
        initial.value(in: owner),
        name: owner.name.map { "\($0).\(name.description)" } ?? name.description,
        in: owner.graph
      )
      storage = made
      self.storage = made
    }
  }
}

extension State {
  /// Replaces the value from a body of the library's own, for views elsewhere in the tree to read.
  ///
  /// Those behind this view in the order of the tree see it in the same update. The body that sets it
  /// must not read it.
  package func setDuringUpdate(_ newValue: Value) { storage?.input.set(newValue) }
}

extension State: TraceableProperty {
  package func isRead(through source: Source) -> Bool { storage?.isRead(through: source) ?? false }
}

extension State: SelfComparing {
  /// Two are always the same: what a state is initialised with matters only once.
  package func isSame(as other: State) -> Bool { true }

  package static func isSame(at a: UnsafePointer<Self>, asAt b: UnsafePointer<Self>) -> Bool {
    true
  }
}

extension Diagnostic {
  package static func stateReadOutsideView(
    _ value: Any.Type,
    place: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      "Accessing State's value outside of being installed on a View. "
        + "This will result in a constant Binding of the initial value and will not update.",
      facts: [("State", "State<\(value)>")] + (place.map { [("Declared at", "\($0)")] } ?? []),
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
        "Write in an action: a button's, 'onAppear', 'onChange' or 'task'.",
        "Compute the value in 'body' instead of storing it.",
      ]
    )
  }
}
