package import AmbientGraph
import AmbientReflection
package import AmbientSupport

/// A property wrapper that holds the name of the view with the focus.
///
/// The modifier `focused` gives a view its name.
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
/// Setting the state moves the focus at the end of the next update. That update may insert the view
/// that has the new name. If no view has the new name by then, the state is set back to the name of
/// the view in focus. Setting false or nil removes the focus from the state's views.
///
/// A view that does not appear cannot have the focus, and loses the focus that it has. Examples are
/// the views in a tab that is not selected, and the views that a `ViewThatFits` does not show.
///
/// - Invalidation: A change re-runs the bodies that read the state in their last run.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let unfocused: Value
  private var storage: FocusStorage<Value>?

  /// Creates a state that is true while the focus is in a view that is connected with the state.
  public init() where Value == Bool { unfocused = false }

  /// Creates a state that names the view with the focus, and is nil if no named view has the focus.
  public init<T: Hashable>() where Value == T? { unfocused = nil }

  /// The name of the view with the focus, or of the view that the focus is about to move to.
  ///
  /// Outside of a mounted view, and while no named view has the focus, the value is false or nil.
  public var wrappedValue: Value {
    get { storage?.get() ?? unfocused }
    nonmutating set { storage?.set(newValue) }
  }

  /// A binding to the state, for `focused` and for other views.
  ///
  /// Outside of a mounted view, a read warns and returns a constant binding.
  public var projectedValue: Binding {
    if storage == nil { Diagnostic.focusStateReadOutsideView(Value.self).warn() }
    return Binding(unfocused: unfocused, storage: storage)
  }

  /// A reference to a focus state, for views that read and move the focus.
  @propertyWrapper
  public struct Binding {
    let unfocused: Value
    let storage: FocusStorage<Value>?

    /// The name of the view with the focus, or of the view that the focus is about to move to.
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
    name: StaticText,
    storage: inout AnyObject?
  ) {
    let stored =
      storage as? FocusStorage<Value>
      ?? FocusStorage(
        unfocused,
        name: owner.name.map { "\($0).\(name.description)" } ?? name.description,
        in: owner.node.tree.focus
      )
    storage = stored
    self.storage = stored
  }
}

extension FocusState: TraceableProperty {
  package func isRead(through source: Source) -> Bool { storage?.isRead(through: source) ?? false }
}

extension FocusState: SelfComparing {
  /// Returns true, because a new view value never changes the state.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Always true.
  package func isSame(as other: FocusState) -> Bool { true }
}

extension FocusState.Binding: DynamicProperty {}

extension FocusState.Binding: TraceableProperty {
  package func isRead(through source: Source) -> Bool { storage?.isRead(through: source) ?? false }
}

extension FocusState.Binding: SelfComparing {
  package func isSame(as other: FocusState.Binding) -> Bool { storage === other.storage }
}

extension View {
  /// Sets the name by which a focus state refers to the view.
  ///
  /// The state equals the name while the focus is in the view. Setting the state to the name moves
  /// the focus to the view.
  ///
  /// - Parameters:
  ///   - binding: The focus state.
  ///   - value: The name of the view.
  /// - Returns: The modified view.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Connects the view with a focus state.
  ///
  /// The state is true while the focus is in the view. Setting the state to true moves the focus to
  /// the view.
  ///
  /// - Parameter condition: The focus state.
  /// - Returns: The modified view.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }
}

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
