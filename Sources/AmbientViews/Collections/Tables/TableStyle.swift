public import AmbientCore

/// A style of tables; hosts see the name of the style.
///
/// - Note: Ambient only passes this on to the host.
public protocol TableStyle: Sendable {
  /// The value of the attribute `style`; nil for the default style, which sets no attribute.
  var _name: String? { get }

  /// Whether the backgrounds of rows alternate; nil if the style leaves this to the host.
  var _alternatesRowBackgrounds: Bool? { get }
}

/// The default style of tables.
public struct AutomaticTableStyle: TableStyle {
  /// Nil, because the style does not set the attribute `style`.
  public let _name: String? = nil
  /// Nil, because the host decides whether the backgrounds of rows alternate.
  public let _alternatesRowBackgrounds: Bool? = nil

  /// Creates the style.
  public init() {}
}

/// A style of tables: rows at a distance from the edges.
public struct InsetTableStyle: TableStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "inset"
  /// Whether the backgrounds of rows alternate; nil if the host decides.
  public let _alternatesRowBackgrounds: Bool?

  /// Creates the style.
  public init() { _alternatesRowBackgrounds = nil }

  /// Creates the style.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether the backgrounds of rows alternate.
  public init(alternatesRowBackgrounds: Bool) {
    _alternatesRowBackgrounds = alternatesRowBackgrounds
  }
}

/// A style of tables: rows in a frame.
public struct BorderedTableStyle: TableStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "bordered"
  /// Whether the backgrounds of rows alternate; nil if the host decides.
  public let _alternatesRowBackgrounds: Bool?

  /// Creates the style.
  public init() { _alternatesRowBackgrounds = nil }

  /// Creates the style.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether the backgrounds of rows alternate.
  public init(alternatesRowBackgrounds: Bool) {
    _alternatesRowBackgrounds = alternatesRowBackgrounds
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default style.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows at a distance from the edges.
  public static var inset: InsetTableStyle { InsetTableStyle() }

  /// Rows at a distance from the edges.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether the backgrounds of rows alternate.
  /// - Returns: The style.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows in a frame.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }

  /// Rows in a frame.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether the backgrounds of rows alternate.
  /// - Returns: The style.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

struct TableTraits: Equatable {
  var style: String?
  var alternatesRows: Bool?
  var headers = Visibility.automatic

  fileprivate var styleValues: TableTraits {
    get { self }
    set { (style, alternatesRows) = (newValue.style, newValue.alternatesRows) }
  }
}

private struct TableTraitsKey: EnvironmentKey {
  static var defaultValue: TableTraits { TableTraits() }
}

extension EnvironmentValues {
  var tableTraits: TableTraits {
    get { self[TableTraitsKey.self] }
    set { self[TableTraitsKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the tables in the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - fileID: The file of the caller, for messages.
  ///   - line: The line of the caller, for messages.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the tables.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func tableStyle<S: TableStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    let traits = TableTraits(style: style._name, alternatesRows: style._alternatesRowBackgrounds)
    return environment(\.tableTraits.styleValues, traits, fileID: fileID, line: line)
  }

  /// `tableStyle(_:)` for use as a function value.
  public nonisolated func tableStyle<S: TableStyle>(_asFunction style: S) -> some View {
    tableStyle(style, fileID: "", line: 0)
  }

  /// Sets the visibility of the column labels in the tables of the view.
  ///
  /// - Parameters:
  ///   - visibility: The visibility; only `.hidden` removes the labels from the tree.
  ///   - fileID: The file of the caller, for messages.
  ///   - line: The line of the caller, for messages.
  /// - Returns: The modified view.
  public nonisolated func tableColumnHeaders(
    _ visibility: Visibility,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.tableTraits.headers, visibility, fileID: fileID, line: line)
  }

  /// `tableColumnHeaders(_:)` for use as a function value.
  public nonisolated func tableColumnHeaders(_asFunction visibility: Visibility) -> some View {
    tableColumnHeaders(visibility, fileID: "", line: 0)
  }
}
