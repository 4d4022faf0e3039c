public import AmbientCore
import AmbientSupport

/// Opens windows of the app, by the identifiers and the types of values that its scenes declare.
///
/// A window that is single, or open for the same value, is not opened again.
@MainActor
@preconcurrency
public struct OpenWindowAction {
  private let windows: Windows?

  nonisolated init(_ windows: Windows?) { self.windows = windows }

  /// Opens a window of the scene with an identifier.
  public func callAsFunction(id: String) { windows.orWarn?.open(id: id) }

  /// Opens a window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { windows.orWarn?.open(value: value) }

  /// Opens a window of the scene with an identifier, for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    windows.orWarn?.open(id: id, value: value)
  }
}

/// Closes windows of the app.
@MainActor
@preconcurrency
public struct DismissWindowAction {
  private let windows: Windows?
  private let window: Presentation?

  nonisolated init(_ windows: Windows?, _ window: Presentation?) {
    self.windows = windows
    self.window = window
  }

  /// Closes the window that the view is in which reads the action.
  public func callAsFunction() { window?.dismiss() }

  /// Closes the windows of the scene with an identifier.
  public func callAsFunction(id: String) { windows?.close(id: id) }

  /// Closes the windows that are open for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { windows?.close(value: value) }

  /// Closes the windows of the scene with an identifier that are open for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    windows?.close(id: id, value: value)
  }
}

/// Opens the window with the settings of the app.
@MainActor
@preconcurrency
public struct OpenSettingsAction {
  private let windows: Windows?

  nonisolated init(_ windows: Windows?) { self.windows = windows }

  /// Opens the window, unless it is open.
  public func callAsFunction() { windows.orWarn?.openSettings() }
}

extension Windows? {
  /// The windows; without an app, a warning.
  fileprivate var orWarn: Windows? {
    if self == nil { Diagnostic.windowsOutsideApp().warn() }
    return self
  }
}

extension EnvironmentValues {
  /// Opens windows of the app.
  public var openWindow: OpenWindowAction { OpenWindowAction(windows) }

  /// Closes windows of the app.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(windows, window) }

  /// Opens the window with the settings of the app.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(windows) }

  /// Whether more than one window can be open: in an app.
  public var supportsMultipleWindows: Bool { windows != nil }
}
