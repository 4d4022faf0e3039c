public import AmbientCore

/// A style of lists; hosts see the name of the style.
///
/// - Note: Ambient only passes this on to the host.
public protocol ListStyle: Sendable {
  /// The value of the attribute `style`; nil for the default style, which sets no attribute.
  var _name: String? { get }

  /// Whether the backgrounds of rows alternate; nil if the style does not determine this.
  var _alternatesRowBackgrounds: Bool? { get }
}

extension ListStyle {
  /// Nil by default: the style does not determine whether the backgrounds of rows alternate.
  public var _alternatesRowBackgrounds: Bool? { nil }
}

/// A rule for whether the rows of a list or table have alternating backgrounds.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  /// Whether the backgrounds of rows alternate; nil if the host decides.
  let alternates: Bool?

  /// The host decides whether the backgrounds of rows alternate.
  public static let automatic = Self(alternates: nil)
  /// The backgrounds of rows alternate.
  public static let enabled = Self(alternates: true)
  /// All rows have the same background.
  public static let disabled = Self(alternates: false)
}

extension ListTraits {
  /// The traits that a list style determines.
  ///
  /// A style whose `_alternatesRowBackgrounds` is nil does not change the trait `alternatesRows`.
  fileprivate var styleValues: ListTraits {
    get { self }
    set {
      style = newValue.style
      alternatesRows = newValue.alternatesRows ?? alternatesRows
    }
  }
}

extension View {
  /// Sets the style of the lists in the view.
  ///
  /// - Parameters:
  ///   - style: The style, such as `.plain`.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view with the style.
  /// - Invalidation: A change updates the elements of the lists in the view; no body runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func listStyle<S: ListStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    var traits = ListTraits()
    traits.style = style._name
    traits.alternatesRows = style._alternatesRowBackgrounds
    return environment(\.listTraits.styleValues, traits, fileID: fileID, line: line)
  }

  /// The form of `listStyle(_:)` without the parameters `fileID` and `line`, for use as a function
  /// value.
  public nonisolated func listStyle<S: ListStyle>(_asFunction style: S) -> some View {
    listStyle(style, fileID: "", line: 0)
  }

  /// Sets whether the backgrounds of rows alternate in the lists and tables of the view.
  ///
  /// - Parameters:
  ///   - behavior: Whether the backgrounds alternate; `.automatic` lets the host decide.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the lists and tables in the view; no body
  ///   runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.listTraits.alternatesRows, behavior.alternates, fileID: fileID, line: line)
  }

  /// The form of `alternatingRowBackgrounds(_:)` without the parameters `fileID` and `line`, for
  /// use as a function value.
  public nonisolated func alternatingRowBackgrounds(
    _asFunction behavior: AlternatingRowBackgroundBehavior
  ) -> some View {
    alternatingRowBackgrounds(behavior, fileID: "", line: 0)
  }
}
