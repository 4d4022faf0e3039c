public import AmbientCore

/// A style that determines the appearance of tables.
///
/// A style of your own decorates the view that a style of the library makes. The style may have
/// properties such as `@Environment` and `@State`.
///
/// ```swift
/// struct Framed: TableStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     InsetTableStyle().makeBody(configuration: configuration).border(.gray)
///   }
/// }
/// ```
///
/// - Invalidation: The body runs when a stored property of the style or a dependency of the body
///   changes. A change inside the table does not run the body.
@MainActor
@preconcurrency
public protocol TableStyle {
  /// The type of the body, inferred from the implementation of ``makeBody(configuration:)``.
  associatedtype Body: View

  /// The properties of a table that are passed to the style.
  typealias Configuration = TableStyleConfiguration

  /// Creates the view that replaces a table.
  ///
  /// - Parameter configuration: The properties of the table, to pass to a style of the library.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a table for a ``TableStyle``.
public struct TableStyleConfiguration {
  private let table: AnyView

  /// Returns the table; each argument that is not nil is an attribute of the table's element.
  @MainActor func table(style: String?, alternatesRows: Bool?) -> some View {
    let traits = TableTraits(style: style, alternatesRows: alternatesRows)
    return table.environment(\.tableTraits.styleValues, traits)
  }
}

extension TableStyleConfiguration: StyleConfiguration {
  static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> { \.tableStyles }

  init(_ parts: ControlParts, _ values: Void) { table = parts.view(at: 0) }
}

extension EnvironmentValues {
  var tableStyles: ControlStyles<TableStyleConfiguration> {
    get { self[ControlStylesKey<TableStyleConfiguration>.self] }
    set { self[ControlStylesKey<TableStyleConfiguration>.self] = newValue }
  }
}

struct TableTraits: Equatable {
  var style: String?
  var alternatesRows: Bool?
  var headers = Visibility.automatic

  /// The traits that a style sets; setting them keeps the value of `headers`.
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
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: When a stored property of the style changes, the style's body runs for each
  ///   table in the view. Setting an equal style again runs no body.
  public nonisolated func tableStyle<S: TableStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.tableStyles.nearest,
      AppliedTableStyle(style: style),
      fileID: fileID,
      line: line
    )
  }

  /// The form of `tableStyle(_:)` without the parameters `fileID` and `line`, for use as a function
  /// value.
  public nonisolated func tableStyle<S: TableStyle>(_asFunction style: S) -> some View {
    tableStyle(style, fileID: "", line: 0)
  }

  /// Sets the visibility of the column labels in the tables of the view.
  ///
  /// - Parameters:
  ///   - visibility: The visibility; `.automatic` lets the host decide.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the tables in the view; no body runs.
  public nonisolated func tableColumnHeaders(
    _ visibility: Visibility,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.tableTraits.headers, visibility, fileID: fileID, line: line)
  }

  /// The form of `tableColumnHeaders(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func tableColumnHeaders(_asFunction visibility: Visibility) -> some View {
    tableColumnHeaders(visibility, fileID: "", line: 0)
  }
}

private struct AppliedTableStyle<Style: TableStyle>: AppliedStyle {
  typealias Configuration = TableStyleConfiguration

  let style: Style

  @MainActor func makeBody(_ configuration: Configuration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}
