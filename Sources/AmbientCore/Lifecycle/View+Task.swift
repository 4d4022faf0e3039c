import AmbientGraph

extension View {
  /// Starts an asynchronous task when the view appears, and cancels it when the view goes away.
  ///
  /// Tasks start when all other actions of the update have run, those of inner views before those of outer
  /// ones.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Starts an asynchronous task when the view appears, and anew when the identifier becomes another
  /// one; cancels it before that, and when the view goes away.
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

    /// Starts after the update, when the view shows what the task may look at.
    private func start(_ modifier: TaskModifier, in node: ViewNode) {
      node.afterUpdate(.taskStart) { [weak self] in
        self?.task = Task(priority: modifier.priority, operation: modifier.action)
      }
    }
  }
}
