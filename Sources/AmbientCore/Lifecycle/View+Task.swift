import AmbientGraph

extension View {
  /// Starts an asynchronous task when the view appears, and cancels it when the view disappears.
  ///
  /// A view can appear and disappear several times: see ``onAppear(perform:)``. Each time, the task
  /// starts from the beginning.
  ///
  /// The task starts after all `onAppear`, `onChange` and `onDisappear` actions of the same update.
  /// The tasks of descendants start first.
  ///
  /// - Parameters:
  ///   - name: The name of the task, which debuggers and `Task.name` show; nil for no name.
  ///   - priority: The priority of the task.
  ///   - action: The work of the task.
  /// - Returns: The modified view.
  public nonisolated func task(
    name: String? = nil,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, name: name, priority: priority, action: action))
  }

  /// Starts an asynchronous task when the view appears, and starts it again when an identifier
  /// changes.
  ///
  /// The running task is canceled before the next one starts, and when the view disappears. If the
  /// identifier changes while the tab or page that contains the view is hidden, the task starts
  /// when the view appears again.
  ///
  /// A task starts after all `onAppear`, `onChange` and `onDisappear` actions of the same update.
  /// The tasks of descendants start first.
  ///
  /// - Parameters:
  ///   - value: The identifier, compared with `==`.
  ///   - name: The name of the task, which debuggers and `Task.name` show; nil for no name.
  ///   - priority: The priority of the task.
  ///   - action: The work of the task.
  /// - Returns: The modified view.
  public nonisolated func task<T: Equatable>(
    id value: T,
    name: String? = nil,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, name: name, priority: priority, action: action))
  }
}

private struct TaskModifier<ID: Equatable> {
  let id: ID
  let name: String?
  let priority: TaskPriority
  let action: @Sendable @isolated(any) () async -> Void
}

extension TaskModifier: AppearanceModifier {
  final class ModifierState: AppearanceState {
    private var modifier: TaskModifier
    private var task: Task<Void, Never>?

    /// The number of starts and ends so far.
    ///
    /// A task does not start if another start or end follows in the same update.
    private var number = 0

    init(_ modifier: TaskModifier) { self.modifier = modifier }

    func update(with modifier: TaskModifier, in node: AppearanceNode) {
      let isSame = self.modifier.id == modifier.id
      self.modifier = modifier
      guard !isSame, node.hasAppeared else { return }
      end()
      appear(in: node)
    }

    /// Starts the task after the update, so that the task finds the tree up to date.
    func appear(in node: ViewNode) {
      number += 1
      node.afterUpdate(.taskStart) { [weak self, modifier, number] in
        guard let self, number == self.number else { return }
        task = Task(
          name: modifier.name,
          priority: modifier.priority,
          operation: modifier.action
        )
      }
    }

    func disappear(in node: ViewNode) { end() }

    private func end() {
      number += 1
      task?.cancel()
      task = nil
    }
  }
}
