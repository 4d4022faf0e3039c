public import AmbientCore

/// A style of tab views.
///
/// The style decides whether the views are tabs or pages. Hosts see the name of the style.
public protocol TabViewStyle: Sendable {
  /// The value of the attribute `style`; nil for the default style, which sets no attribute.
  var _name: String? { get }

  /// The value of the attribute `indexDisplay`; nil by default.
  var _indexDisplay: String? { get }
}

extension TabViewStyle {
  /// Nil, which means that the index is visible if there are several pages.
  public var _indexDisplay: String? { nil }
}

/// A style of the index of a tab view with pages.
///
/// The index has a mark for each page.
///
/// - Note: Ambient only passes this on to the host.
public protocol IndexViewStyle: Sendable {
  /// The value of the attribute `indexBackground`; nil for the default style.
  var _background: String? { get }
}

/// The values that modifiers set for a tab view, such as the names of its styles.
struct TabStyleTraits: Equatable {
  var name: String?
  var indexDisplay: String?
  var indexBackground: String?
  var minimizeBehavior: String?
  var placement: String?
  var searchActivation: String?

  /// Whether each view is a page, which the user turns.
  var hasPages: Bool { name == "page" || name == "verticalPage" || name == "carousel" }

  /// The attributes for the values that are not the default.
  var attributes: ElementAttributes {
    var attributes = ElementAttributes()
    attributes[.style] = name
    attributes[.indexDisplay] = indexDisplay
    attributes[.indexBackground] = indexBackground
    attributes[.minimizeBehavior] = minimizeBehavior
    attributes[.placement] = placement
    attributes[.searchActivation] = searchActivation
    return attributes
  }
}

private struct TabStyleKey: EnvironmentKey {
  static var defaultValue: TabStyleTraits { TabStyleTraits() }
}

extension EnvironmentValues {
  var tabStyle: TabStyleTraits {
    get { self[TabStyleKey.self] }
    set { self[TabStyleKey.self] = newValue }
  }
}

extension TabStyleTraits {
  /// The traits; the setter changes only the two traits that `tabViewStyle` sets.
  fileprivate var style: TabStyleTraits {
    get { self }
    set {
      name = newValue.name
      indexDisplay = newValue.indexDisplay
    }
  }
}

extension View {
  /// Sets the style of the tab views in the view.
  ///
  /// With `.page`, each view in a tab view is a page, even a view without a `tabItem`. The user
  /// turns the pages, and the selection is the tag of the visible page.
  ///
  /// - Parameters:
  ///   - style: The style, such as `.page`.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view with the style.
  /// - Invalidation: A change updates the elements of the tab views. A change between pages and
  ///   tabs creates the views in the tab views again.
  public nonisolated func tabViewStyle<S: TabViewStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.tabStyle.style,
      TabStyleTraits(name: style._name, indexDisplay: style._indexDisplay),
      fileID: fileID,
      line: line
    )
  }

  /// The form of `tabViewStyle(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_asFunction style: S) -> some View {
    tabViewStyle(style, fileID: "", line: 0)
  }

  /// Sets the style of the index of tab views with pages.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view with the style.
  /// - Invalidation: A change updates the elements of the tab views in the view; no body runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.tabStyle.indexBackground, style._background, fileID: fileID, line: line)
  }

  /// The form of `indexViewStyle(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_asFunction style: S) -> some View {
    indexViewStyle(style, fileID: "", line: 0)
  }
}
