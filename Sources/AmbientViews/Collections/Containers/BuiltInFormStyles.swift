public import AmbientCore

/// The default style, which leaves the appearance of forms to the host.
public struct AutomaticFormStyle: Sendable {
  /// Creates an automatic form style.
  public init() {}
}

extension AutomaticFormStyle: FormStyle, BuiltInStyle {
  /// Returns an element that has no attribute `style`.
  ///
  /// - Parameter configuration: The properties of the view.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    FormElement(style: nil, content: configuration.content)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style, which leaves the appearance of forms to the host.
  public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// A style that groups the rows of a form in boxes.
///
/// - Note: Ambient only passes this on to the host.
public struct GroupedFormStyle: Sendable {
  /// Creates a grouped form style.
  public init() {}
}

extension GroupedFormStyle: FormStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `grouped`.
  ///
  /// - Parameter configuration: The properties of the view.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    FormElement(style: "grouped", content: configuration.content)
  }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A style that groups the rows of a form in boxes.
  public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A style that aligns the labels and the controls of a form in two columns.
///
/// - Note: Ambient only passes this on to the host.
public struct ColumnsFormStyle: Sendable {
  /// Creates a columns form style.
  public init() {}
}

extension ColumnsFormStyle: FormStyle, BuiltInStyle {
  /// Returns an element that has the attribute `style` with the value `columns`.
  ///
  /// - Parameter configuration: The properties of the view.
  /// - Returns: The element.
  public func makeBody(configuration: Configuration) -> some View {
    FormElement(style: "columns", content: configuration.content)
  }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A style that aligns the labels and the controls of a form in two columns.
  public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
