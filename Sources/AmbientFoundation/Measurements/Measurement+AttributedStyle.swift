#if !canImport(Darwin)
public import Foundation

extension Measurement.FormatStyle {
  /// Writes measurements as texts in which attributes mark the number and the unit.
  public struct Attributed: Foundation.FormatStyle, Sendable {
    private var style: Measurement<UnitType>.FormatStyle

    init(_ style: Measurement<UnitType>.FormatStyle) { self.style = style }

    /// Returns a measurement as text whose parts have the attribute `measurement`.
    ///
    /// - Parameter value: The measurement.
    /// - Returns: The text.
    public func format(_ value: Measurement<UnitType>) -> AttributedString {
      var result = AttributedString(style.format(value))
      let characters = result.characters
      var index = characters.startIndex
      while index < characters.endIndex {
        let start = index
        let isNumber = characters.isPartOfNumber(at: index)
        while index < characters.endIndex, characters.isPartOfNumber(at: index) == isNumber {
          index = characters.index(after: index)
        }
        let part = characters[start..<index].trimmed
        if !part.isEmpty {
          result[part.startIndex..<part.endIndex].foundation.measurement =
            isNumber ? .value : .unit
        }
      }
      return result
    }

    /// Returns the style in another locale.
    ///
    /// - Parameter locale: The other locale.
    /// - Returns: The style.
    public func locale(_ locale: Locale) -> Self { Self(style.locale(locale)) }
  }

  /// A style whose texts have attributes for the number and the unit.
  public var attributed: Attributed { Attributed(self) }
}

extension AttributedString.CharacterView {
  /// Whether a character is a digit, a sign before a digit, or a separator between two digits.
  ///
  /// The digits after a slash belong to a unit, such as L/100 km.
  fileprivate func isPartOfNumber(at index: Index) -> Bool {
    if isDigit(at: index) { return true }
    let next = self.index(after: index)
    guard next < endIndex, isDigit(at: next), !self[index].isLetter else { return false }
    if "-−+".contains(self[index]) { return true }
    return index > startIndex && isDigit(at: self.index(before: index))
  }

  private func isDigit(at index: Index) -> Bool {
    guard self[index].isDecimalDigit else { return false }
    return self[..<index].last { !$0.isDecimalDigit } != "/"
  }
}

extension Slice<AttributedString.CharacterView> {
  fileprivate var trimmed: Self {
    let start = drop(while: \.isSpacing)
    let end = start.lastIndex { !$0.isSpacing }
    return end.map { start[...$0] } ?? start[start.endIndex...]
  }
}

extension Character {
  fileprivate var isDecimalDigit: Bool { unicodeScalars.first?.properties.numericType == .decimal }

  /// Whether the character is a space, or an invisible mark of the direction of a text.
  fileprivate var isSpacing: Bool {
    isWhitespace || unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
  }
}
#endif
