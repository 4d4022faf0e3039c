public import AmbientCore
public import AmbientHosting
import AmbientFoundation
public import struct Foundation.URL

/// A running app of a type that conforms to ``App``.
///
/// A host uses the session as a `HostedApp`. Other code, such as a test, can create a session
/// itself and use its ``viewTree``.
@MainActor
public final class AppSession: HostedApp {
  /// The tree of the app's scenes.
  public let viewTree: ViewTree

  /// The ``viewTree``, for hosts.
  public var tree: any HostedTree { viewTree }

  let windows = Windows()

  /// Creates an app and the tree of its scenes.
  ///
  /// When the tree settles for the first time, it mounts the scenes. Each scene then opens the
  /// window that it shows at launch, if any. The environment of the tree has the locale, the
  /// calendar and the time zone of the user. The scene phase is `.active`.
  ///
  /// - Parameter app: The type of the app. The session creates a single value of this type.
  public init<A: App>(_ app: A.Type) {
    var environment = EnvironmentValues.ofProcess
    environment.windows = windows
    environment.scenePhase = .active
    viewTree = ViewTree(environment: environment) { AppBody(owner: A()) }
  }

  /// The phase of the app, which the app's views read as the environment value `scenePhase`.
  ///
  /// - Invalidation: A change runs the bodies that read `scenePhase` in their last run.
  public var phase: ScenePhase {
    get { viewTree.environment.scenePhase }
    set { viewTree.environment.scenePhase = newValue }
  }

  /// Creates the storage of `@SceneStorage` for a window that opens.
  ///
  /// The argument is the identifier of the window's scene, if the scene has one. By default each
  /// window gets new, empty storage. A host that restores windows sets this property before it
  /// settles the tree for the first time. When a window closes, the host saves the storage that the
  /// closure returned for the window.
  public var makeSceneValues: (_ id: String?) -> SceneValues {
    get { windows.makeSceneValues }
    set { windows.makeSceneValues = newValue }
  }

  /// Delivers a URL to the first window in which a view handles URLs with `onOpenURL`.
  ///
  /// Windows are searched in the order in which they were opened.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether a window handles URLs.
  @discardableResult
  public func open(_ url: URL) -> Bool { windows.deliver(url) }

  /// Delivers a URL to the first window in which a view handles URLs with `onOpenURL`.
  ///
  /// - Parameter url: The URL as text.
  /// - Returns: Whether the text is a URL and a window handles URLs.
  @discardableResult
  public func open(url: String) -> Bool { URL(string: url).map { open($0) } ?? false }

  /// Runs the background tasks for an event.
  ///
  /// Scenes declare the tasks with `backgroundTask(_:action:)`.
  ///
  /// ```swift
  /// await session.runBackgroundTask(for: .appRefresh("feed"))
  /// ```
  ///
  /// The tasks run at the same time. The call returns when they are done.
  ///
  /// - Parameter event: The event.
  /// - Returns: Whether a scene has a task for the event.
  @discardableResult
  public func runBackgroundTask(for event: BackgroundEvent) async -> Bool {
    viewTree.settle()
    let tasks = windows.backgroundTasks.compactMap { $0.start(for: event) }
    for task in tasks { await task.value }
    viewTree.settle()
    return !tasks.isEmpty
  }

  /// Moves the app to the background, and then settles and unmounts the tree.
  public func end() {
    phase = .background
    viewTree.settle()
    viewTree.unmount()
  }
}
