public import AmbientCore

/// A style that determines the appearance of menus.
///
/// A style may have properties such as `@Environment` and `@State`. A menu in the style's body
/// takes the style that is set further up the tree, not this style again.
///
/// ```swift
/// struct Framed: MenuStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Menu(configuration).padding()
///   }
/// }
/// ```
///
/// - Invalidation: The body runs when a stored property of the style or a dependency of the body
///   changes. A change inside the label or the content does not run the body.
@MainActor
@preconcurrency
public protocol MenuStyle {
  /// The type of the body, inferred from the implementation of ``makeBody(configuration:)``.
  associatedtype Body: View

  /// The properties of a menu that are passed to the style.
  typealias Configuration = MenuStyleConfiguration

  /// Creates the view that replaces a menu.
  ///
  /// - Parameter configuration: The properties of the menu.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu for a ``MenuStyle``.
public struct MenuStyleConfiguration {
  /// The label of the menu.
  public struct Label {
    fileprivate let view: AnyView
  }

  /// The items of the menu.
  public struct Content {
    fileprivate let view: AnyView
  }

  /// The label of the menu.
  public let label: Label

  /// The items of the menu.
  public let content: Content

  let primaryAction: ButtonAction?
}

extension MenuStyleConfiguration.Label: View, LibraryView {
  /// The label of the menu.
  public var body: some View { view }
}

extension MenuStyleConfiguration.Content: View, LibraryView {
  /// The items of the menu.
  public var body: some View { view }
}

extension MenuStyleConfiguration: StyleConfiguration {
  static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> {
    \.menuStyles
  }

  init(_ parts: ControlParts, _ values: ButtonAction?) {
    label = Label(view: parts.view(at: 0))
    content = Content(view: parts.view(at: 1))
    primaryAction = values
  }
}

extension EnvironmentValues {
  var menuStyles: ControlStyles<MenuStyleConfiguration> {
    get { self[ControlStylesKey<MenuStyleConfiguration>.self] }
    set { self[ControlStylesKey<MenuStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the menus in the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: When a stored property of the style changes, the style's body runs for each
  ///   menu in the view. Setting an equal style again runs no body.
  public nonisolated func menuStyle<S: MenuStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.menuStyles.nearest,
      AppliedMenuStyle(style: style),
      fileID: fileID,
      line: line
    )
  }

  /// The form of `menuStyle(_:)` without the parameters `fileID` and `line`, for use as a function
  /// value.
  public nonisolated func menuStyle<S: MenuStyle>(_asFunction style: S) -> some View {
    menuStyle(style, fileID: "", line: 0)
  }
}

private struct AppliedMenuStyle<Style: MenuStyle>: AppliedStyle {
  typealias Configuration = MenuStyleConfiguration

  let style: Style

  @MainActor func makeBody(_ configuration: MenuStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}
