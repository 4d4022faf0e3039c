public import AmbientCore

/// A style of the toolbars in the windows of a scene.
///
/// - Note: Ambient only passes this on to the host.
public protocol WindowToolbarStyle: Sendable {
  /// The value of the attribute `toolbarStyle`; nil for the default style, which sets no attribute.
  var _name: String? { get }
}

/// The style that the host chooses.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Nil, because the style sets no attribute.
  public let _name: String? = nil

  /// Creates a default window toolbar style.
  public init() {}
}

/// A toolbar below the title bar, with larger items.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// The value of the attribute `toolbarStyle`.
  public let _name: String? = "expanded"

  /// Creates an expanded window toolbar style.
  public init() {}
}

/// A toolbar in the title bar.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  private let showsTitle: Bool

  /// The value of the attribute `toolbarStyle`.
  public var _name: String? { showsTitle ? "unified" : "unifiedWithoutTitle" }

  /// Creates a unified window toolbar style.
  ///
  /// - Parameter showsTitle: Whether the toolbar shows the title of the window.
  public init(showsTitle: Bool = true) { self.showsTitle = showsTitle }
}

/// A toolbar in the title bar, with smaller items.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  private let showsTitle: Bool

  /// The value of the attribute `toolbarStyle`.
  public var _name: String? { showsTitle ? "unifiedCompact" : "unifiedCompactWithoutTitle" }

  /// Creates a unified compact window toolbar style.
  ///
  /// - Parameter showsTitle: Whether the toolbar shows the title of the window.
  public init(showsTitle: Bool = true) { self.showsTitle = showsTitle }
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The style that the host chooses.
  public static var automatic: Self { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A toolbar below the title bar, with larger items.
  public static var expanded: Self { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A toolbar in the title bar, with the title.
  public static var unified: Self { UnifiedWindowToolbarStyle() }

  /// A toolbar in the title bar.
  ///
  /// - Parameter showsTitle: Whether the toolbar shows the title of the window.
  /// - Returns: The style.
  public static func unified(showsTitle: Bool) -> Self {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A toolbar in the title bar, with smaller items and the title.
  public static var unifiedCompact: Self { UnifiedCompactWindowToolbarStyle() }

  /// A toolbar in the title bar, with smaller items.
  ///
  /// - Parameter showsTitle: Whether the toolbar shows the title of the window.
  /// - Returns: The style.
  public static func unifiedCompact(showsTitle: Bool) -> Self {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension View {
  /// Sets the style of the window that contains the view.
  ///
  /// In SwiftUI, this modifier applies to the windows that the view opens.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View {
    setsAttribute(of: \.pageAttributes, .windowStyle, style._name)
  }

  /// Sets the style of the toolbar of the window that contains the view.
  ///
  /// In SwiftUI, this modifier applies to the windows that the view opens.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func presentedWindowToolbarStyle<S: WindowToolbarStyle>(
    _ style: S
  ) -> some View {
    setsAttribute(of: \.pageAttributes, .toolbarStyle, style._name)
  }

  /// Sets when the view's window shows its toolbar in full-screen mode.
  ///
  /// - Parameter visibility: The rule for the visibility.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View {
    setsAttribute(
      of: \.pageAttributes,
      .fullScreenToolbar,
      visibility == .automatic ? nil : visibility.name
    )
  }
}

/// A rule for when a window shows its toolbar in full-screen mode.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  let name: String

  /// The host decides whether the toolbar of a full-screen window is visible.
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  /// The window always shows its toolbar.
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
  /// The window shows its toolbar while the pointer is at the top of the screen.
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}

extension Scene {
  /// Sets the style of the toolbars in the scene's windows.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified scene.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    settingWindowAttribute(.toolbarStyle, style._name)
  }

  /// Sets whether toolbar items in the scene's windows show titles, icons or both.
  ///
  /// Views can also read the style as the environment value `toolbarLabelStyle`.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified scene.
  /// - Invalidation: A change runs the bodies that read `toolbarLabelStyle` in their last run.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func windowToolbarLabelStyle(
    fixed style: ToolbarLabelStyle
  ) -> some Scene {
    environment(\.toolbarLabelStyle, style)
      .settingWindowAttribute(.toolbarLabelStyle, style == .automatic ? nil : style.name)
  }
}
