import AmbientCore
import AmbientSupport
import struct Foundation.URL
import Observation

/// The open windows of an app.
///
/// Scenes register themselves here, and the environment actions for windows find the scenes here.
@MainActor
@Observable
final class Windows {
  private(set) var scenes: [any WindowScene] = []
  @ObservationIgnored private var hasLaunched = false

  /// The scenes whose bodies have run, except document groups.
  ///
  /// `add` uses this list to find out whether a document launch scene opens a window at launch. If
  /// so, a document group opens no window, unless its launch behavior is `presented`.
  ///
  /// The list `scenes` does not suffice, because a document group may be added to it before the
  /// document launch scene. In the first update, the bodies of all scenes run, and the body of a
  /// document launch scene adds the scene to `announcedScenes`. Only after this update are the
  /// scenes added to `scenes`.
  @ObservationIgnored private var announcedScenes: [any WindowScene] = []

  /// The views that handle URLs, in one list for each window.
  ///
  /// The lists are in the order in which the windows were opened.
  @ObservationIgnored private var receivers: [URLReceivers] = []

  @ObservationIgnored var backgroundTasks: [BackgroundTaskModifier.ModifierState] = []

  /// Creates the storage of `@SceneStorage` for a window of the scene with the given identifier.
  @ObservationIgnored var makeSceneValues: (_ id: String?) -> SceneValues = { _ in SceneValues() }

  /// The number of documents that were opened so far.
  @ObservationIgnored var documentCount = 0

  nonisolated init() {}

  // MARK: Scenes

  /// Registers a scene, and opens a window if the scene opens one at launch.
  func add(_ scene: any WindowScene) {
    scenes.append(scene)
    guard scene.opensAtLaunch, scene.alwaysOpensAtLaunch || !hasLaunched else { return }
    let isReplaced =
      scene is any DocumentScene && !scene.alwaysOpensAtLaunch
      && announcedScenes.contains { $0.isForDocuments && $0.opensAtLaunch }
    if isReplaced { return }
    hasLaunched = true
    open(scene)
  }

  func remove(_ scene: any WindowScene) {
    scenes.removeAll { $0 === scene }
    announcedScenes.removeAll { $0 === scene }
  }

  func announce(_ scene: any WindowScene) {
    if !announcedScenes.contains(where: { $0 === scene }) { announcedScenes.append(scene) }
  }

  // MARK: Opening and closing

  func open(id: String) {
    guard let scene = scenes.first(where: { $0.id == id }) else {
      return Diagnostic.noWindow(id: id, present: names).warn()
    }
    open(scene)
  }

  func open<Value: Hashable>(id: String? = nil, value: Value) {
    guard let scene = scene(id: id, Value.self) else {
      return Diagnostic.noWindow(id: id, for: Value.self, present: names).warn()
    }
    open(scene, AnyHashable(value))
  }

  func openSettings() { if let scene = scenes.first(where: \.isSettings) { open(scene) } }

  private func open(_ scene: any WindowScene, _ value: AnyHashable? = nil) {
    scene.open(value, in: self)
  }

  func close(id: String) { scenes.first { $0.id == id }?.close() }

  func close<Value: Hashable>(id: String? = nil, value: Value) {
    scene(id: id, Value.self)?.close(AnyHashable(value))
  }

  private func scene(id: String?, _ type: Any.Type) -> (any WindowScene)? {
    scenes.first { $0.valueType == type && (id == nil || $0.id == id) }
  }

  /// The names of all scenes that are not for settings or documents, for use in messages.
  private var names: [String] {
    scenes.filter { !$0.isSettings && !$0.isForDocuments }.map { scene in
      let name = scene.id.map { "\"\($0)\"" } ?? "a scene without an identifier"
      return scene.valueType == Never.self ? name : "\(name) (for \(scene.valueType))"
    }
  }

  // MARK: URLs

  func add(_ receivers: URLReceivers) { self.receivers.append(receivers) }

  func remove(_ receivers: URLReceivers) { self.receivers.removeAll { $0 === receivers } }

  func deliver(_ url: URL) -> Bool {
    receivers.first { !$0.isEmpty }?.deliver(url) ?? false
  }
}

/// A scene whose windows can be opened and closed by the object ``Windows``.
@MainActor
protocol WindowScene: AnyObject {
  var id: String? { get }

  /// The type of the values that the windows show; `Never` for windows without values.
  var valueType: Any.Type { get }

  var isSettings: Bool { get }

  /// Whether the scene is a document group or a document launch scene; false by default.
  var isForDocuments: Bool { get }

  var title: Text? { get }

  var isOpen: Bool { get }

  /// Whether a window of the scene can open at launch.
  var opensAtLaunch: Bool { get }

  /// Whether a window of the scene opens at launch even if another scene has opened a window.
  var alwaysOpensAtLaunch: Bool { get }

  /// Opens a window for a value.
  ///
  /// If the value is nil, the window gets the default value of the scene. Without a default value,
  /// the window has no value. A scene that shows documents ignores the value, and opens a new
  /// document if the scene can create documents.
  ///
  /// The call has no effect in two cases:
  ///
  /// - The scene already has a window for an equal value.
  /// - The scene can have only a single window, and that window is open.
  func open(_ value: AnyHashable?, in app: Windows)

  func close()

  /// Closes the windows that are open for a value.
  func close(_ value: AnyHashable)
}

extension WindowScene {
  var isForDocuments: Bool { false }
}

private struct WindowsKey: EnvironmentKey {
  static var defaultValue: Windows? { nil }
}

extension EnvironmentValues {
  /// The windows of the app that contains the view; nil outside of an app.
  var windows: Windows? {
    get { self[WindowsKey.self] }
    set { self[WindowsKey.self] = newValue }
  }
}
