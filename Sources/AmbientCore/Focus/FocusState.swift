package import AmbientGraph
import AmbientReflection
package import AmbientSupport

/// Where the focus is among the views that were named with `focused`, and the way to move it.
///
/// ```swift
/// struct SignIn: View {
///   private enum Field { case name, password }
///   @State private var name = ""
///   @FocusState private var field: Field?
///
///   var body: some View {
///     TextField("Name", text: $name)
///       .focused($field, equals: .name)
///       .onSubmit { field = .password }
///   }
/// }
/// ```
///
/// Setting it moves the focus at the end of the next update, so the view may come in the same one. If
/// there is no such view by then, the state says again where the focus is. False or nil takes the focus
/// away, if it is in one of the views.
///
/// - Invalidation: A change re-runs the bodies that read it in their last run.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let unfocused: Value
  private var storage: FocusStorage<Value>?

  /// Makes a state that says whether the focus is in a view.
  public init() where Value == Bool { unfocused = false }

  /// Makes a state that says in which view the focus is, if in any.
  public init<T: Hashable>() where Value == T? { unfocused = nil }

  /// Where the focus is, or is to be; without a view it is nowhere.
  public var wrappedValue: Value {
    get { storage?.get() ?? unfocused }
    nonmutating set { storage?.set(newValue) }
  }

  /// A binding to the state, for `focused` and for other views; a constant one, with a warning, without
  /// a view.
  public var projectedValue: Binding {
    if storage == nil { Diagnostic.focusStateReadOutsideView(Value.self).warn() }
    return Binding(unfocused: unfocused, storage: storage)
  }

  /// A way to read and to move the focus for views that do not own the state.
  @propertyWrapper
  public struct Binding {
    let unfocused: Value
    let storage: FocusStorage<Value>?

    /// Where the focus is, or is to be.
    public var wrappedValue: Value {
      get { storage?.get() ?? unfocused }
      nonmutating set { storage?.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: BuiltInProperty {
  package mutating func install(
    in owner: PropertyOwner,
    name: LiteralText,
    storage: inout AnyObject?
  ) {
    let kept =
      storage as? FocusStorage<Value>
      ?? FocusStorage(
        unfocused,
        name: owner.name.map { "\($0).\(name.description)" } ?? name.description,
        in: owner.node.tree.focus
      )
    storage = kept
    self.storage = kept
  }
}

extension FocusState: TraceableProperty {
  package func isRead(through source: Source) -> Bool { storage?.isRead(through: source) ?? false }
}

extension FocusState: SelfComparing {
  /// Two are always the same: each view has its own.
  package func isSame(as other: FocusState) -> Bool { true }
}

extension FocusState.Binding: DynamicProperty {}

extension FocusState.Binding: TraceableProperty {
  package func isRead(through source: Source) -> Bool { storage?.isRead(through: source) ?? false }
}

extension FocusState.Binding: SelfComparing {
  /// Two are the same if they lead to the same state.
  package func isSame(as other: FocusState.Binding) -> Bool { storage === other.storage }
}

extension View {
  /// Names the view for a focus state: the state has the value while the focus is in the view, and
  /// setting it to the value moves the focus here.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Connects the view with a focus state: the state is true while the focus is in the view, and setting
  /// it to true moves the focus here.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }
}

/// Names a view for a focus state.
struct FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension FocusedModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ inputs: _ViewInputs) -> FocusAnchorOf<Value> {
    FocusAnchorOf(binding.storage, value, inputs)
  }

  func update(_ node: FocusAnchorOf<Value>) {
    node.update(binding.storage, value)
  }
}

extension Diagnostic {
  package static func focusStateReadOutsideView(_ value: Any.Type) -> Diagnostic {
    Diagnostic(
      """
      Accessing FocusState's value outside of the body of a View. \
      This will result in a constant Binding of the initial value and will not update.
      """,
      facts: [("State", "FocusState<\(value)>")],
      remedies: ["Use the binding in 'body' or in an action, not in an initializer."]
    )
  }
}
