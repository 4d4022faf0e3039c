public import Foundation

/// Interpolations of two kinds of values: time data sources, and values whose format returns
/// attributed strings.
extension LocalizedStringKey.StringInterpolation {
  /// Appends `%@` to the key, for the current value of a time data source.
  ///
  /// ```swift
  /// Text("Started \(.currentDate, format: .reference(to: start))")
  /// ```
  ///
  /// - Parameters:
  ///   - source: The source of the value.
  ///   - format: The format. The environment determines the locale.
  /// - Invalidation: The text is described again at each date at which the format changes the text.
  ///   No body runs.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>,
    format: F
  ) where F.FormatInput == V, F.FormatOutput == String {
    append(.text(Text(source, format: format)))
  }

  /// Appends `%@` to the key, for the current value of a time data source, in a format that returns
  /// attributed strings.
  ///
  /// - Parameters:
  ///   - source: The source of the value.
  ///   - format: The format. The environment determines the locale.
  /// - Invalidation: The text is described again at each date at which the format changes the text.
  ///   No body runs.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>,
    format: F
  ) where F.FormatInput == V, F.FormatOutput == AttributedString {
    append(.text(Text(source, format: format)))
  }

  /// Appends `%@` to the key, for a value in a format that returns attributed strings.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: The format. The environment determines the locale.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    append(.text(Text(input, format: format)))
  }
}
