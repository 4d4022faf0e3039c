import AmbientGraph

extension View {
  /// Runs an action with the old and the new value after each update in which a value changes.
  ///
  /// The actions of one update run inside-out, like the actions of ``onAppear(perform:)``. If an
  /// action changes the value again, the action runs at most twice until the tree settles. Further
  /// runs are dropped with a warning.
  ///
  /// - Parameters:
  ///   - value: The value to compare with `==`.
  ///   - initial: Whether the action also runs when the view is inserted into the tree, with the
  ///     first value as both arguments.
  ///   - action: Receives the old and the new value.
  /// - Returns: The modified view.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Runs an action after each update in which a value changes.
  ///
  /// The actions of one update run inside-out, like the actions of ``onAppear(perform:)``. If an
  /// action changes the value again, the action runs at most twice until the tree settles. Further
  /// runs are dropped with a warning.
  ///
  /// - Parameters:
  ///   - value: The value to compare with `==`.
  ///   - initial: Whether the action also runs when the view is inserted into the tree.
  ///   - action: The action.
  /// - Returns: The modified view.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Runs an action with the new value after each update in which a value changes.
  ///
  /// The actions of one update run inside-out, like the actions of ``onAppear(perform:)``. If an
  /// action changes the value again, the action runs at most twice until the tree settles. Further
  /// runs are dropped with a warning.
  ///
  /// - Parameters:
  ///   - value: The value to compare with `==`.
  ///   - action: Receives the new value.
  /// - Returns: The modified view.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }

  /// Runs work of the library after each update in which a value changes.
  ///
  /// Unlike an `onChange` action, the work is never dropped, no matter how often the value changes
  /// before the tree settles. If an `onChange` action in client code keeps changing the value, that
  /// action still runs at most twice until the tree settles.
  ///
  /// If the change of the value is animated, the changes that the work makes are animated too. The
  /// changes that an `onChange` action makes are not animated.
  ///
  /// - Parameters:
  ///   - value: The value to compare with `==`.
  ///   - initial: Whether the work also runs after the update that inserts the view into the tree.
  ///   - work: Receives the old and the new value. In the run after the insertion, both are the
  ///     first value.
  /// - Returns: The modified view.
  package nonisolated func onEveryChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ work: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, isLimited: false, action: work))
  }

  /// Runs an action when the view is inserted into the tree, and after each update in which a value
  /// changes.
  ///
  /// Other modifiers, such as `onGeometryChange`, use this function.
  ///
  /// If the action changes the value again, the number of its runs is limited, as for an `onChange`
  /// action.
  ///
  /// - Parameters:
  ///   - value: The value to compare with `==`.
  ///   - name: The beginning of the modifier's name in the warning about repeated runs, such as
  ///     `onChange(of:`.
  ///   - action: Receives the old and the new value.
  /// - Returns: The modified view.
  package nonisolated func onChange<V: Equatable>(
    of value: V,
    reportedAs name: StaticString,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: true, name: name, action: action))
  }
}

private struct ChangeModifier<Value: Equatable> {
  let value: Value
  let initial: Bool
  /// Whether the action runs at most twice until the tree settles.
  var isLimited = true
  /// The beginning of the modifier's name in the warning about repeated runs.
  var name: StaticString = "onChange(of:"
  let action: (Value, Value) -> Void
}

extension ChangeModifier: LifecycleModifier {
  final class ModifierState: LifecycleState {
    private var last: Value
    private var repeats = ActionRepeats()

    init(_ modifier: ChangeModifier, in node: ViewNode) {
      last = modifier.value
      if modifier.initial {
        node.afterUpdate { modifier.action(modifier.value, modifier.value) }
      }
    }

    func update(with modifier: ChangeModifier, in node: ViewNode) {
      let old = last
      guard old != modifier.value else { return }
      last = modifier.value
      let act: @MainActor () -> Void = { modifier.action(old, modifier.value) }
      guard modifier.isLimited else {
        // The work is animated like the change of the value.
        guard let animation = node.tree.transaction.animation else {
          return node.afterUpdate(.change, act)
        }
        return node.afterUpdate(.change) { withAnimation(animation, act) }
      }
      node.afterUpdate(
        counting: &repeats,
        since: node.tree.settleNumber,
        label: "\(modifier.name) \(Value.self)) action",
        act
      )
    }

    func end(in node: ViewNode) {}
  }
}
