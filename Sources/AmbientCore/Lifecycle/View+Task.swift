import AmbientGraph

extension View {
  /// Starts an asynchronous task when the view appears, and cancels it when the view disappears.
  ///
  /// The task starts after all `onAppear`, `onChange` and `onDisappear` actions of the same update.
  /// The tasks of descendants start first.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - action: The work of the task.
  /// - Returns: The modified view.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Starts an asynchronous task when the view appears, and starts it again when an identifier
  /// changes.
  ///
  /// The running task is canceled before the next one starts, and when the view disappears. A task
  /// starts after all `onAppear`, `onChange` and `onDisappear` actions of the same update. The
  /// tasks of descendants start first.
  ///
  /// - Parameters:
  ///   - value: The identifier, compared with `==`.
  ///   - priority: The priority of the task.
  ///   - action: The work of the task.
  /// - Returns: The modified view.
  public nonisolated func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}

private struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable @isolated(any) () async -> Void
}

extension TaskModifier: LifecycleModifier {
  final class Memory: LifecycleMemory {
    private var id: ID
    private var task: Task<Void, Never>?

    init(_ modifier: TaskModifier, in node: ViewNode) {
      id = modifier.id
      start(modifier, in: node)
    }

    func update(with modifier: TaskModifier, in node: ViewNode) {
      guard id != modifier.id else { return }
      id = modifier.id
      task?.cancel()
      start(modifier, in: node)
    }

    func end(in node: ViewNode) {
      task?.cancel()
      task = nil
    }

    /// Starts the task after the update, so that the task finds the tree up to date.
    private func start(_ modifier: TaskModifier, in node: ViewNode) {
      node.afterUpdate(.taskStart) { [weak self] in
        self?.task = Task(priority: modifier.priority, operation: modifier.action)
      }
    }
  }
}
