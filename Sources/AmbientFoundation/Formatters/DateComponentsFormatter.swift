#if !canImport(Darwin)
public import Foundation

/// Formats durations, as in "1 hour, 5 minutes" and "1:05:00".
///
/// The words are English in all locales.
public final class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Programs must set all properties before other threads use the formatter, as in Foundation.

  /// The style in which units are written.
  public enum UnitsStyle: Int, Sendable {
    /// The style with colons between the numbers, as in "1:05:00".
    case positional

    /// The style with shortened units, as in "1h 5m".
    case abbreviated

    /// The style with short units and with commas, as in "1 hr, 5 min".
    case short

    /// The style with whole words for the units, as in "1 hour, 5 minutes".
    case full

    /// The style with words for the numbers too, as in "one hour, five minutes".
    case spellOut

    /// The style with short units and without commas, as in "1hr 5min".
    case brief
  }

  /// The treatment of units whose value is zero.
  ///
  /// If all units would be left out, the smallest unit is written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In the style `positional`, zeros before the first unit that is not zero are left out.
    ///
    /// In other styles, all zeros are left out.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)

    /// Zeros before the first unit that is not zero are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)

    /// Zeros between units that are not zero are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)

    /// Zeros after the last unit that is not zero are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)

    /// All zeros are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]

    /// The behavior that keeps all units whose value is zero.
    ///
    /// In the style `positional`, each number has at least two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 0x10000)
  }

  /// The units that a text may have.
  ///
  /// If the set is empty, a text may have all units from years to seconds, except weeks.
  public var allowedUnits: NSCalendar.Unit = []

  /// The style in which units are written.
  public var unitsStyle = UnitsStyle.positional

  /// The treatment of units whose value is zero.
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default

  /// The largest number of units, or zero for no limit.
  public var maximumUnitCount = 0

  /// Whether the text begins with "About".
  public var includesApproximationPhrase = false

  /// Whether the text ends with "remaining".
  public var includesTimeRemainingPhrase = false

  /// The calendar that divides the time between two dates into units.
  public var calendar: Calendar? = .autoupdatingCurrent

  /// The date from which a number of seconds is counted; nil for the beginning of 2001.
  public var referenceDate: Date?

  /// Returns a text for a number of seconds.
  ///
  /// - Parameter timeInterval: The number of seconds.
  /// - Returns: The text; nil if ``allowedUnits`` has no unit that the formatter can write.
  public func string(from timeInterval: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(timeInterval))
  }

  /// Returns a text for the time between two dates.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - endDate: The second date.
  /// - Returns: The text; nil if ``allowedUnits`` has no unit that the formatter can write.
  public func string(from startDate: Date, to endDate: Date) -> String? {
    let calendar = calendar ?? .autoupdatingCurrent
    let units = DurationUnit.allCases.filter(isAllowed)
    return string(
      from: calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    )
  }

  /// Returns a text for date components.
  ///
  /// - Parameter components: The components. A missing component counts as 0.
  /// - Returns: The text; nil if ``allowedUnits`` has no unit that the formatter can write.
  public func string(from components: DateComponents) -> String? {
    var parts = DurationUnit.allCases.filter(isAllowed)
      .map { (unit: $0, value: components.value(for: $0.component) ?? 0) }
    let isNegative = parts.contains { $0.value < 0 }
    if isNegative { parts = parts.map { ($0.unit, abs($0.value)) } }
    guard let last = parts.last else { return nil }
    parts = withoutZeros(parts)
    if parts.isEmpty { parts = [last] }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let text = (isNegative ? "-" : "") + joined(parts)
    return (includesApproximationPhrase ? "About " : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// Returns a text for date components or a number of seconds, or nil for other objects.
  ///
  /// - Parameter obj: The object.
  /// - Returns: The text; nil for other objects.
  public override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }

  /// Returns a text for date components, with the units in a style.
  ///
  /// - Parameters:
  ///   - components: The components.
  ///   - unitsStyle: The style of the units.
  /// - Returns: The text, which is never nil.
  public class func localizedString(
    from components: DateComponents,
    unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private func isAllowed(_ unit: DurationUnit) -> Bool {
    allowedUnits.isEmpty ? unit != .week : allowedUnits.contains(unit.flag)
  }

  /// Returns the units without the zeros that ``zeroFormattingBehavior`` leaves out.
  private func withoutZeros(
    _ parts: [(unit: DurationUnit, value: Int)]
  ) -> [(unit: DurationUnit, value: Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return parts }
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    let isZero = parts.map { $0.value == 0 }
    let first = isZero.firstIndex(of: false) ?? parts.count
    let last = isZero.lastIndex(of: false) ?? -1
    return parts.indices.filter { index in
      guard isZero[index] else { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return !behavior.contains(.dropMiddle)
    }.map { parts[$0] }
  }

  private func joined(_ parts: [(unit: DurationUnit, value: Int)]) -> String {
    guard unitsStyle == .positional else {
      let texts = parts.map { $0.unit.text(of: $0.value, in: unitsStyle) }
      let isTight = unitsStyle == .abbreviated || unitsStyle == .brief
      return texts.joined(separator: isTight ? " " : ", ")
    }
    let pads = zeroFormattingBehavior.contains(.pad)
    return parts.enumerated().map { index, part in
      let digits = "\(part.value)"
      return digits.count == 1 && (pads || index > 0) ? "0\(digits)" : digits
    }.joined(separator: ":")
  }
}
#endif
