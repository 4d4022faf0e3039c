import AmbientCore
import AmbientGraph
import AmbientHosting

extension Scene {
  /// Runs a task when the host wakes the app in the background.
  ///
  /// ```swift
  /// WindowGroup { Feed() }
  ///   .backgroundTask(.appRefresh("feed")) { await store.refresh() }
  /// ```
  ///
  /// A host wakes the app with ``AppSession/runBackgroundTask(for:)``, and so does a test.
  ///
  /// - Parameters:
  ///   - task: The event for which the task runs.
  ///   - action: The work, which gets the value of the event. The result is not used.
  /// - Returns: A scene with the task.
  public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>,
    action: @escaping @Sendable (D) async -> R
  ) -> some Scene {
    let work: BackgroundWork = { event in
      guard let request = task.request(event) else { return nil }
      return { _ = await action(request) }
    }
    return ViewsScene(_sceneViews.modifier(BackgroundTaskReader(work: work)))
  }
}

/// A function that returns the work for an event; nil if there is no work for the event.
typealias BackgroundWork = @Sendable (BackgroundEvent) -> (@Sendable () async -> Void)?

/// A modifier that finds the ``Windows`` object, which keeps the app's list of background tasks.
private struct BackgroundTaskReader {
  let work: BackgroundWork

  @Environment(\.windows) private var windows

  nonisolated init(work: @escaping BackgroundWork) { self.work = work }
}

extension BackgroundTaskReader: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    content.modifier(BackgroundTaskModifier(windows: windows, work: work))
  }

  static var bodyName: String? { nil }
}

/// A modifier that keeps a task in the app's list while the task's scene is in the tree.
struct BackgroundTaskModifier {
  let windows: Windows?
  let work: BackgroundWork
}

extension BackgroundTaskModifier: LifecycleModifier {
  final class ModifierState: LifecycleState {
    private var modifier: BackgroundTaskModifier
    // Unowned, because the node owns this object and outlives it.
    private unowned let node: ViewNode

    init(_ modifier: BackgroundTaskModifier, in node: ViewNode) {
      self.modifier = modifier
      self.node = node
      modifier.windows?.backgroundTasks.append(self)
    }

    func update(with modifier: BackgroundTaskModifier, in node: ViewNode) {
      self.modifier = modifier
    }

    func end(in node: ViewNode) {
      modifier.windows?.backgroundTasks.removeAll { $0 === self }
    }

    /// Starts the work for an event.
    ///
    /// The work uses the `@Dependency` values that are set for the scene.
    ///
    /// - Returns: The task; nil if there is no work for the event.
    func start(for event: BackgroundEvent) -> Task<Void, Never>? {
      guard let work = modifier.work(event) else { return nil }
      var task: Task<Void, Never>?
      node.withTaskScope { task = Task { await work() } }
      return task
    }
  }
}
