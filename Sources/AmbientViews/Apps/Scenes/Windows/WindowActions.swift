public import AmbientCore
import AmbientSupport

/// An action that opens windows of the app.
///
/// A view reads the action from the environment as `openWindow`. The action does nothing in two
/// cases:
///
/// - The scene already has a window for an equal value.
/// - The scene can have only a single window, and that window is open.
///
/// ```swift
/// struct SongRow: View {
///   @Environment(\.openWindow) private var openWindow
///   let song: Int
///
///   var body: some View { Button("Open") { openWindow(id: "song", value: song) } }
/// }
/// ```
///
/// If the view is not in an app, or no scene matches the identifier and the type of the value, a
/// call causes a warning and does nothing else.
@MainActor
@preconcurrency
public struct OpenWindowAction {
  private let windows: Windows?

  nonisolated init(_ windows: Windows?) { self.windows = windows }

  /// Opens a window of the scene with the given identifier.
  ///
  /// - Parameter id: The identifier of the scene.
  public func callAsFunction(id: String) { windows.orWarn?.open(id: id) }

  /// Opens a window for a value, in the first scene that has windows for values of that type.
  ///
  /// - Parameter value: The value of the window.
  public func callAsFunction<D: Codable & Hashable>(value: D) { windows.orWarn?.open(value: value) }

  /// Opens a window for a value, in the scene with the given identifier.
  ///
  /// The windows of the scene must be for values of that type.
  ///
  /// - Parameters:
  ///   - id: The identifier of the scene.
  ///   - value: The value of the window.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    windows.orWarn?.open(id: id, value: value)
  }
}

/// An action that closes windows of the app.
///
/// A view reads the action from the environment as `dismissWindow`. A call does nothing if no
/// matching window is open.
@MainActor
@preconcurrency
public struct DismissWindowAction {
  private let windows: Windows?
  private let window: Presentation?

  nonisolated init(_ windows: Windows?, _ window: Presentation?) {
    self.windows = windows
    self.window = window
  }

  /// Closes the window that contains the view.
  public func callAsFunction() { window?.dismiss() }

  /// Closes all windows of the scene with the given identifier.
  ///
  /// - Parameter id: The identifier of the scene.
  public func callAsFunction(id: String) { windows?.close(id: id) }

  /// Closes the window for a value, in the first scene that has windows for values of that type.
  ///
  /// - Parameter value: The value of the window.
  public func callAsFunction<D: Codable & Hashable>(value: D) { windows?.close(value: value) }

  /// Closes the window for a value, in the scene with the given identifier.
  ///
  /// The windows of the scene must be for values of that type.
  ///
  /// - Parameters:
  ///   - id: The identifier of the scene.
  ///   - value: The value of the window.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    windows?.close(id: id, value: value)
  }
}

/// An action that opens the window of the app's settings.
///
/// A view reads the action from the environment as `openSettings`.
@MainActor
@preconcurrency
public struct OpenSettingsAction {
  private let windows: Windows?

  nonisolated init(_ windows: Windows?) { self.windows = windows }

  /// Opens the window, unless it is open.
  ///
  /// Outside of an app, a call causes a warning. If the app has no ``Settings`` scene, a call does
  /// nothing.
  public func callAsFunction() { windows.orWarn?.openSettings() }
}

extension Windows? {
  /// The windows of the app.
  ///
  /// Outside of an app, the property warns and is nil.
  fileprivate var orWarn: Windows? {
    if self == nil { Diagnostic.windowsOutsideApp().warn() }
    return self
  }
}

extension EnvironmentValues {
  /// The action that opens windows of the app.
  public var openWindow: OpenWindowAction { OpenWindowAction(windows) }

  /// The action that closes windows of the app.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(windows, window) }

  /// The action that opens the window of the app's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(windows) }

  /// Whether several windows can be open: true in every app, and false outside of an app.
  public var supportsMultipleWindows: Bool { windows != nil }
}
