#if !canImport(Darwin)
public import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// Writes amounts of storage in the unit that fits them, as in "1.2 MB".
  public struct ByteCount: Foundation.FormatStyle, Sendable {
    private var bytes: ByteCountFormatStyle

    /// Creates a style for counts of bytes.
    ///
    /// - Parameters:
    ///   - style: Whether a kilobyte has 1000 or 1024 bytes.
    ///   - allowedUnits: The units from which the style chooses one.
    ///   - spellsOutZero: Whether zero is written as a word.
    ///   - includesActualByteCount: Whether the text also has the number of bytes.
    ///   - locale: The language and region.
    public init(
      style: ByteCountFormatStyle.Style,
      allowedUnits: ByteCountFormatStyle.Units = .all,
      spellsOutZero: Bool = true,
      includesActualByteCount: Bool = false,
      locale: Locale = .autoupdatingCurrent
    ) {
      bytes = ByteCountFormatStyle(
        style: style,
        allowedUnits: allowedUnits,
        spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount,
        locale: locale
      )
    }

    /// Returns an amount of storage as text.
    ///
    /// - Parameter value: The measurement.
    /// - Returns: The text.
    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      let count = value.converted(to: .bytes).value.rounded()
      return bytes.format(Int64(exactly: count) ?? (count > 0 ? .max : .min))
    }

    /// Returns the style in another locale.
    ///
    /// - Parameter locale: The other locale.
    /// - Returns: The style.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.bytes = bytes.locale(locale)
      return style
    }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  /// Returns a style for amounts of storage.
  ///
  /// - Parameters:
  ///   - style: Whether a kilobyte has 1000 or 1024 bytes.
  ///   - allowedUnits: The units from which the style chooses one.
  ///   - spellsOutZero: Whether zero is written as a word.
  ///   - includesActualByteCount: Whether the text also has the number of bytes.
  /// - Returns: The style.
  public static func byteCount(
    style: ByteCountFormatStyle.Style,
    allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true,
    includesActualByteCount: Bool = false
  ) -> Self {
    .init(
      style: style,
      allowedUnits: allowedUnits,
      spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount
    )
  }
}
#endif
