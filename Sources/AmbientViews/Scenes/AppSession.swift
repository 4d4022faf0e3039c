public import AmbientCore
import AmbientFoundation
public import struct Foundation.URL

/// A running app of a type that conforms to ``App``.
///
/// A host knows it as a `HostedApp`. Code that knows the views of the app, such as a test, makes one itself
/// and uses its ``viewTree``.
@MainActor
public final class AppSession: HostedApp {
  /// The tree of the app's scenes.
  public let viewTree: ViewTree

  /// The tree of the app's scenes, as hosts know it.
  public var tree: any HostedTree { viewTree }

  let windows = Windows()

  /// Makes an app and mounts its scenes, active, with the windows it begins with, in the locale, the
  /// calendar and the time zone of the user.
  public init<A: App>(_ app: A.Type) {
    var environment = EnvironmentValues.ofProcess
    environment.windows = windows
    environment.scenePhase = .active
    viewTree = ViewTree(environment: environment) { AppBody(owner: A()) }
  }

  /// How much the app takes part in what the user does.
  public var phase: ScenePhase {
    get { viewTree.environment.scenePhase }
    set { viewTree.environment.scenePhase = newValue }
  }

  /// Makes what `@SceneStorage` keeps its values in for a window that opens, by the identifier of the
  /// window's scene.
  ///
  /// A host that brings windows back as the user left them sets it before it settles the tree for the
  /// first time, and writes what it gave when the windows go.
  public var makeSceneValues: (_ id: String?) -> SceneValues {
    get { windows.makeSceneValues }
    set { windows.makeSceneValues = newValue }
  }

  /// Delivers a URL to the first window in which a view asks for them with `onOpenURL`; false if there
  /// is none.
  @discardableResult
  public func open(_ url: URL) -> Bool { windows.deliver(url) }

  /// Delivers a URL to the first window in which a view asks for them with `onOpenURL`.
  ///
  /// - Parameter url: The URL as text.
  /// - Returns: Whether there is such a window, and the text is a URL.
  @discardableResult
  public func open(url: String) -> Bool { URL(string: url).map { open($0) } ?? false }

  /// Sends the app to the background and takes it down.
  public func end() {
    phase = .background
    viewTree.settle()
    viewTree.unmount()
  }
}
