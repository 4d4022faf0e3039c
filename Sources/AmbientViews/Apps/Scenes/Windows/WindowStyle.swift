import AmbientCore

/// A style of the windows of a scene.
///
/// - Note: Ambient only passes this on to the host.
public protocol WindowStyle: Sendable {
  /// The value of the attribute `windowStyle`; nil for the default style, which sets no attribute.
  var _name: String? { get }
}

/// The style that the host chooses.
public struct DefaultWindowStyle: WindowStyle {
  /// Nil, because the style sets no attribute.
  public let _name: String? = nil

  /// Creates a default window style.
  public init() {}
}

/// Windows with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// The value of the attribute `windowStyle`.
  public let _name: String? = "titleBar"

  /// Creates a title bar window style.
  public init() {}
}

/// Windows whose content fills the place of the title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// The value of the attribute `windowStyle`.
  public let _name: String? = "hiddenTitleBar"

  /// Creates a hidden title bar window style.
  public init() {}
}

/// Windows without a title bar, without a background, and without a shadow.
public struct PlainWindowStyle: WindowStyle {
  /// The value of the attribute `windowStyle`.
  public let _name: String? = "plain"

  /// Creates a plain window style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The style that the host chooses.
  public static var automatic: Self { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// Windows with a title bar.
  public static var titleBar: Self { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Windows whose content fills the place of the title bar.
  public static var hiddenTitleBar: Self { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// Windows without a title bar, without a background, and without a shadow.
  public static var plain: Self { PlainWindowStyle() }
}

extension Scene {
  /// Sets the style of the scene's windows.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified scene.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    settingWindowAttribute(.windowStyle, style._name)
  }
}
