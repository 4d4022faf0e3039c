#if !canImport(Darwin)
public import Foundation

/// A comparator of strings that follows the rules of the user's language.
///
/// On Apple's systems, `String.StandardComparator` does this. On this platform, that type only
/// compares characters.
///
/// ```swift
/// let sorted = names.sorted(using: .localizedStandard)
/// ```
public struct LocalizedStringComparator: SortComparator, Codable, Hashable, Sendable {
  private enum Rules: Codable { case localized, localizedStandard }

  private let rules: Rules

  /// The order of the results.
  public var order: SortOrder

  private init(rules: Rules) {
    self.rules = rules
    order = .forward
  }

  /// Creates a comparator with the rules of another comparator.
  ///
  /// - Parameters:
  ///   - base: The comparator whose rules the new comparator has.
  ///   - order: The order of the results.
  public init(_ base: LocalizedStringComparator, order: SortOrder = .forward) {
    rules = base.rules
    self.order = order
  }

  /// Compares strings by the rules of the user's language.
  public static let localized = LocalizedStringComparator(rules: .localized)

  /// Compares strings as file names are sorted: numbers by their value, and letters without regard
  /// to case.
  public static let localizedStandard = LocalizedStringComparator(rules: .localizedStandard)

  /// Compares two strings.
  ///
  /// - Parameters:
  ///   - lhs: The first string.
  ///   - rhs: The second string.
  /// - Returns: The order of the strings, reversed if ``order`` is `reverse`.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let (first, second) = order == .forward ? (lhs, rhs) : (rhs, lhs)
    switch rules {
    case .localized: return first.localizedCompare(second)
    case .localizedStandard: return first.localizedStandardCompare(second)
    }
  }
}

extension SortComparator where Self == LocalizedStringComparator {
  /// Compares strings by the rules of the user's language.
  public static var localized: Self { LocalizedStringComparator.localized }

  /// Compares strings as file names are sorted: numbers by their value, and letters without regard
  /// to case.
  public static var localizedStandard: Self { LocalizedStringComparator.localizedStandard }
}

extension SortComparator where Self == String.StandardComparator {
  /// Compares strings by their characters.
  public static var lexical: Self { String.StandardComparator.lexical }
}

extension String.StandardComparator {
  /// Compares strings by the rules of the user's language.
  public static var localized: LocalizedStringComparator { .localized }

  /// Compares strings as file names are sorted: numbers by their value, and letters without regard
  /// to case.
  public static var localizedStandard: LocalizedStringComparator { .localizedStandard }
}
#endif
