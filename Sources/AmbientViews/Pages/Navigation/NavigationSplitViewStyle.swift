public import AmbientCore

/// A style that determines the appearance of split views.
///
/// A style of your own decorates the view that a style of the library makes. Your style may have
/// properties such as `@Environment` and `@State`.
///
/// ```swift
/// struct Framed: NavigationSplitViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     BalancedNavigationSplitViewStyle().makeBody(configuration: configuration)
///       .border(.gray)
///   }
/// }
/// ```
///
/// - Invalidation: The body runs when a stored property of the style or a dependency of the body
///   changes. A change inside the split view does not run the body.
@MainActor
@preconcurrency
public protocol NavigationSplitViewStyle {
  /// The type of the body, inferred from the implementation of ``makeBody(configuration:)``.
  associatedtype Body: View

  /// The properties of a split view that are passed to the style.
  typealias Configuration = NavigationSplitViewStyleConfiguration

  /// Creates the view that replaces a split view.
  ///
  /// - Parameter configuration: The properties of the split view. Pass them to the `makeBody`
  ///   method of a style of the library.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a split view for a ``NavigationSplitViewStyle``.
public struct NavigationSplitViewStyleConfiguration {
  private let splitView: AnyView

  /// Returns the split view; its element has the attribute `style`, unless `style` is nil.
  @MainActor fileprivate func splitView(style: String?) -> some View {
    splitView.environment(\.navigationTraits.splitStyle, style)
  }
}

extension NavigationSplitViewStyleConfiguration: StyleConfiguration {
  static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> {
    \.navigationSplitViewStyles
  }

  init(_ parts: ControlParts, _ values: Void) { splitView = parts.view(at: 0) }
}

extension EnvironmentValues {
  var navigationSplitViewStyles: ControlStyles<NavigationSplitViewStyleConfiguration> {
    get { self[ControlStylesKey<NavigationSplitViewStyleConfiguration>.self] }
    set { self[ControlStylesKey<NavigationSplitViewStyleConfiguration>.self] = newValue }
  }
}

/// The default style, which leaves the sizes of the columns to the host.
public struct AutomaticNavigationSplitViewStyle: Sendable {
  /// Creates an automatic navigation split view style.
  public init() {}
}

extension AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, BuiltInStyle {
  /// Returns an element that has no attribute `style`.
  ///
  /// - Parameter configuration: The properties of the view.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.splitView(style: nil)
  }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style, which leaves the sizes of the columns to the host.
  public nonisolated static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

/// A style of split views whose last column becomes smaller when another column appears.
///
/// - Note: Ambient only passes this on to the host.
public struct BalancedNavigationSplitViewStyle: Sendable {
  /// Creates a balanced navigation split view style.
  public init() {}
}

extension BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `balanced`.
  ///
  /// - Parameter configuration: The properties of the view.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.splitView(style: "balanced")
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The last column becomes smaller when another column appears.
  public nonisolated static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

/// A style of split views whose last column keeps its size when another column appears.
///
/// - Note: Ambient only passes this on to the host.
public struct ProminentDetailNavigationSplitViewStyle: Sendable {
  /// Creates a prominent detail navigation split view style.
  public init() {}
}

extension ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `prominentDetail`.
  ///
  /// - Parameter configuration: The properties of the view.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.splitView(style: "prominentDetail")
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its size when another column appears.
  public nonisolated static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Sets the style of the split views in the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: When a stored property of the style changes, the style's body runs for each
  ///   split view in the view. Setting an equal style again runs no body.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.navigationSplitViewStyles.nearest,
      AppliedSplitViewStyle(style: style),
      fileID: fileID,
      line: line
    )
  }

  /// The form of `navigationSplitViewStyle(_:)` without the parameters `fileID` and `line`, for use
  /// as a function value.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _asFunction style: S
  ) -> some View {
    navigationSplitViewStyle(style, fileID: "", line: 0)
  }
}

private struct AppliedSplitViewStyle<Style: NavigationSplitViewStyle>: AppliedStyle {
  typealias Configuration = NavigationSplitViewStyleConfiguration

  let style: Style

  @MainActor func makeBody(_ configuration: Configuration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}
