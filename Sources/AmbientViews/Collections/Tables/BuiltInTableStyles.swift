public import AmbientCore

/// The default style, which leaves the appearance of tables to the host.
public struct AutomaticTableStyle: Sendable {
  /// Creates an automatic table style.
  public init() {}
}

extension AutomaticTableStyle: TableStyle, BuiltInStyle {
  /// Returns an element that has no attribute `style`.
  ///
  /// - Parameter configuration: The properties of the view.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.table(style: nil, alternatesRows: nil)
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default style, which leaves the appearance of tables to the host.
  public nonisolated static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

/// A style of tables: rows at a distance from the edges of the table.
///
/// - Note: Ambient only passes this on to the host.
public struct InsetTableStyle: Sendable {
  private let alternatesRows: Bool?

  /// Creates an inset table style.
  public init() { alternatesRows = nil }

  /// Creates an inset table style.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether the backgrounds of rows alternate.
  public init(alternatesRowBackgrounds: Bool) { alternatesRows = alternatesRowBackgrounds }
}

extension InsetTableStyle: TableStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `inset`.
  ///
  /// - Parameter configuration: The properties of the view.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.table(style: "inset", alternatesRows: alternatesRows)
  }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows at a distance from the edges of the table.
  public nonisolated static var inset: InsetTableStyle { InsetTableStyle() }

  /// Rows at a distance from the edges of the table.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether the backgrounds of rows alternate.
  /// - Returns: The style.
  public nonisolated static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// A style of tables: rows with a border around them.
///
/// - Note: Ambient only passes this on to the host.
public struct BorderedTableStyle: Sendable {
  private let alternatesRows: Bool?

  /// Creates a bordered table style.
  public init() { alternatesRows = nil }

  /// Creates a bordered table style.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether the backgrounds of rows alternate.
  public init(alternatesRowBackgrounds: Bool) { alternatesRows = alternatesRowBackgrounds }
}

extension BorderedTableStyle: TableStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `bordered`.
  ///
  /// - Parameter configuration: The properties of the view.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.table(style: "bordered", alternatesRows: alternatesRows)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// The style that draws a border around the rows of a table.
  public nonisolated static var bordered: BorderedTableStyle { BorderedTableStyle() }

  /// Rows with a border around them.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether the backgrounds of rows alternate.
  /// - Returns: The style.
  public nonisolated static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
