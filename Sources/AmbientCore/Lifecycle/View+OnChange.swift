import AmbientGraph

extension View {
  /// Runs an action after an update in which a value became another one, with the old and the new one.
  ///
  /// If `initial` is true it also runs when the view appears, with the value twice. The actions of one
  /// update run inside-out, as those of ``onAppear(perform:)`` do.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Runs an action after an update in which a value became another one.
  ///
  /// If `initial` is true it also runs when the view appears.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Runs an action after an update in which a value became another one, with the new one.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }

  /// Does the library's own work after each update in which a value became another one.
  ///
  /// Unlike `onChange`, it is never left out, however often the value changes before the tree comes to
  /// rest: what keeps changing it is the action of a user, which is cut off where the user wrote it.
  package nonisolated func followsChanges<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ work: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, isLimited: false, action: work))
  }
}

private struct ChangeModifier<Value: Equatable> {
  let value: Value
  let initial: Bool
  /// Whether the action is cut off when it keeps changing the value.
  var isLimited = true
  let action: (Value, Value) -> Void
}

extension ChangeModifier: LifecycleModifier {
  final class Memory: LifecycleMemory {
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
      guard modifier.isLimited else { return node.afterUpdate(.change, act) }
      node.afterUpdate(counting: &repeats, label: "onChange(of: \(Value.self)) action", act)
    }

    func end(in node: ViewNode) {}
  }
}
