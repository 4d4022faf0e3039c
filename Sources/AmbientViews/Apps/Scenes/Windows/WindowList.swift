import AmbientCore
import Observation

/// The open windows of one scene.
@MainActor
@Observable
final class WindowList<Value: Hashable>: WindowScene {
  private(set) var windows: [OpenWindow<Value>] = []

  @ObservationIgnored private(set) var id: String?
  @ObservationIgnored private(set) var title: Text?
  @ObservationIgnored private(set) var role = WindowRole.group
  @ObservationIgnored private(set) var launchBehavior = SceneLaunchBehavior.automatic
  @ObservationIgnored private var makeValue: (() -> Value)?

  nonisolated init() {}

  var valueType: Any.Type { Value.self }
  var isSettings: Bool { role == .settings }
  var isForDocuments: Bool { role == .documentLaunch }
  var isOpen: Bool { !windows.isEmpty }

  var opensAtLaunch: Bool {
    guard launchBehavior == .automatic else { return alwaysOpensAtLaunch }
    return [.group, .single, .documentLaunch].contains(role)
  }

  var alwaysOpensAtLaunch: Bool { launchBehavior == .presented }

  func update(
    id: String?,
    title: Text?,
    role: WindowRole,
    launchBehavior: SceneLaunchBehavior,
    makeValue: (() -> Value)?
  ) {
    self.id = id
    self.title = title
    self.role = role
    self.launchBehavior = launchBehavior
    self.makeValue = makeValue
  }

  func open(_ value: AnyHashable?, in app: Windows) {
    guard role == .group || windows.isEmpty else { return }
    let value = value?.base as? Value ?? makeValue?()
    if let value, windows.contains(where: { $0.value == value }) { return }
    windows.append(OpenWindow(value, app.makeSceneValues(id)))
  }

  func close() { windows = [] }

  func close(_ value: AnyHashable) {
    windows.removeAll { $0.value.map { AnyHashable($0) } == value }
  }

  func close(_ window: OpenWindow<Value>) { windows.removeAll { $0 === window } }
}

/// The purpose of the windows of a scene.
enum WindowRole {
  /// Any number of windows; each can show a value of its own, as in a `WindowGroup`.
  case group
  case single
  case settings
  /// A single window for tools.
  case utility
  /// The window in which the user creates and opens documents.
  case documentLaunch

  /// The value of the attribute `role` of the windows; nil for ordinary windows.
  var name: String? {
    switch self {
    case .group, .single: nil
    case .settings: "settings"
    case .utility: "utility"
    case .documentLaunch: "documentLaunch"
    }
  }
}

/// An open window of a scene, with the value that the window shows.
@MainActor
@Observable
final class OpenWindow<Value: Hashable>: Identifiable {
  /// The value of the window; nil if the window opened without a value.
  var value: Value?

  /// The storage of `@SceneStorage` in the window.
  let sceneValues: SceneValues

  let undoManager = UndoManager()

  init(_ value: Value?, _ sceneValues: SceneValues) {
    self.value = value
    self.sceneValues = sceneValues
  }

  nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }
}
