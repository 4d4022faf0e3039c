import AmbientCore
import Observation

/// The windows of one scene.
@MainActor
@Observable
final class WindowList<Value: Hashable>: WindowScene {
  private(set) var windows: [OpenWindow<Value>] = []

  @ObservationIgnored private(set) var id: String?
  @ObservationIgnored private(set) var role = WindowRole.group
  @ObservationIgnored private var makeValue: (() -> Value)?

  nonisolated init() {}

  var valueType: Any.Type { Value.self }
  var isSettings: Bool { role == .settings }
  var opensAtLaunch: Bool { role != .settings }

  /// Takes what the scene says of itself now.
  func describe(id: String?, role: WindowRole, makeValue: (() -> Value)?) {
    self.id = id
    self.role = role
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

/// What the windows of a scene are for.
enum WindowRole {
  /// Any number of windows of the same kind.
  case group
  /// One window.
  case single
  /// The window with the app's settings.
  case settings
}

/// A window that is open, with the value that it is open for.
@MainActor
@Observable
final class OpenWindow<Value: Hashable>: Identifiable {
  var value: Value?

  /// What `@SceneStorage` keeps for the window.
  let sceneValues: SceneValues

  let undoManager = UndoManager()

  init(_ value: Value?, _ sceneValues: SceneValues) {
    self.value = value
    self.sceneValues = sceneValues
  }

  nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }
}
