public import AmbientCore

/// A style of navigation views; hosts see the name of the style.
///
/// - Note: Ambient only passes this on to the host.
public protocol NavigationViewStyle: Sendable {
  /// The value of the attribute `style`; nil for the default style, which sets no attribute.
  var _name: String? { get }
}

/// The default style of navigation views.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Nil, because the style does not set the attribute `style`.
  public let _name: String? = nil

  /// Creates a default navigation view style.
  public init() {}
}

/// A style of navigation views that shows one page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "stack"

  /// Creates a stack navigation view style.
  public init() {}
}

/// A style of navigation views that shows columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "columns"

  /// Creates a column navigation view style.
  public init() {}
}

/// A style of navigation views that shows two columns; the older form of
/// ``ColumnNavigationViewStyle``.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "doubleColumn"

  /// Creates a double-column navigation view style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Pages side by side, in columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

struct NavigationTraits: Equatable {
  var viewStyle: String?
  var splitStyle: String?
  var linkIndicator = Visibility.automatic
}

private struct NavigationTraitsKey: EnvironmentKey {
  static var defaultValue: NavigationTraits { NavigationTraits() }
}

extension EnvironmentValues {
  var navigationTraits: NavigationTraits {
    get { self[NavigationTraitsKey.self] }
    set { self[NavigationTraitsKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the navigation views and stacks in the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the stacks; no body runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.navigationTraits.viewStyle, style._name, fileID: fileID, line: line)
  }

  /// The form of `navigationViewStyle(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(
    _asFunction style: S
  ) -> some View {
    navigationViewStyle(style, fileID: "", line: 0)
  }

  /// Sets whether a link in a list shows a mark, such as an arrow.
  ///
  /// - Parameters:
  ///   - visibility: The visibility; `.automatic` lets the host decide.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the links; no body runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func navigationLinkIndicatorVisibility(
    _ visibility: Visibility,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.navigationTraits.linkIndicator, visibility, fileID: fileID, line: line)
  }

  /// The form of `navigationLinkIndicatorVisibility(_:)` without the parameters `fileID` and
  /// `line`, for use as a function value.
  public nonisolated func navigationLinkIndicatorVisibility(
    _asFunction visibility: Visibility
  ) -> some View {
    navigationLinkIndicatorVisibility(visibility, fileID: "", line: 0)
  }
}
