import Foundation

/// The units in which a format writes the distance of a date from an anchor.
struct DateUnits: Codable, Hashable {
  /// The units that may appear, the largest first.
  let allowed: [DateUnit]

  /// The largest number of units in a text.
  let maxCount: Int

  init(allowed: [DateUnit], maxCount: Int) {
    self.allowed = allowed.isEmpty ? [.second] : allowed
    self.maxCount = max(1, maxCount)
  }
}

/// The distance of a date from an anchor, in the units of a format.
///
/// The first unit is the largest one that fits into the distance. A remainder that is smaller than
/// the last unit is cut off.
struct DateDistance {
  /// The units and their numbers, which may be zero.
  private let parts: [(unit: DateUnit, number: Int)]

  /// Whether the anchor is later than the date.
  let isRemaining: Bool

  private let anchor: Date
  private let date: Date

  private static var calendar: Calendar { .autoupdatingCurrent }

  init(of date: Date, from anchor: Date, in units: DateUnits) {
    let distance = TimeDistance(to: anchor, from: date)
    isRemaining = distance.isRemaining
    self.anchor = anchor
    self.date = date
    // Sums of whole seconds have no rounding errors.
    let start = anchor.wholeSeconds
    let end = start.addingTimeInterval(Double(isRemaining ? -distance.seconds : distance.seconds))
    let components = Self.calendar.dateComponents(
      Set(units.allowed.map(\.component)),
      from: start,
      to: end
    )
    let all = units.allowed.map {
      (unit: $0, number: abs(components.value(for: $0.component) ?? 0))
    }
    let first = all.firstIndex { $0.number != 0 } ?? all.count - 1
    parts = Array(all[first...].prefix(units.maxCount))
  }

  /// Whether all numbers are zero.
  var isZero: Bool { parts.allSatisfy { $0.number == 0 } }

  /// The parts that appear in texts: the parts with a number other than zero, or only the smallest
  /// unit if all numbers are zero.
  private var shown: [(unit: DateUnit, number: Int)] {
    isZero ? parts.suffix(1) : parts.filter { $0.number != 0 }
  }

  /// The first date after `date` at which the numbers change.
  var nextChange: Date {
    let change: Date?
    if isRemaining, !isZero {
      change = anchorMoved(by: -1, of: parts)?.addingTimeInterval(1)
    } else {
      var next = parts
      next[next.count - 1].number += 1
      change = anchorMoved(by: 1, of: next)
    }
    // The numbers change at most once in a second.
    return change.flatMap { $0 > date ? $0 : nil } ?? date.addingTimeInterval(1)
  }

  private func anchorMoved(by sign: Int, of parts: [(unit: DateUnit, number: Int)]) -> Date? {
    var components = DateComponents()
    for (unit, number) in parts { components.setValue(sign * number, for: unit.component) }
    let start = anchor.wholeSeconds
    return Self.calendar.date(byAdding: components, to: start)?
      .addingTimeInterval(anchor.timeIntervalSince(start))
  }

  // MARK: Words

  /// Returns the distance in words, such as `2 hours, 5 minutes`.
  func words(in locale: Locale) -> String {
    list(shown.map { $0.unit.words($0.number, in: locale) }, in: locale)
  }

  /// Returns the anchor relative to the date, such as `in 2 hours, 5 minutes`.
  ///
  /// The text has several units only if all of them share the words that say whether the anchor is
  /// past or future, such as `in` or `ago`. Otherwise, the text has only the largest unit.
  func relativeWords(in locale: Locale) -> String {
    let phrases = shown.map {
      $0.unit.relativeWords(isRemaining ? $0.number : -$0.number, in: locale)
    }
    // The words before the numbers and after the units say whether the anchor is past or future.
    let heads = phrases.map { $0.prefix { !$0.isNumber } }
    let tails = phrases.dropFirst().map { $0.commonWords(atEndOf: phrases[0]) }
    let head = heads[0]
    let tail = tails.min { $0.count < $1.count } ?? ""
    guard phrases.count > 1, heads.allSatisfy({ $0 == head }), head.count + tail.count > 0 else {
      return phrases[0]
    }
    let numbers = phrases.map { String($0.dropFirst(head.count).dropLast(tail.count)) }
    return head + list(numbers, in: locale) + tail
  }

  private func list(_ items: [String], in locale: Locale) -> String {
    items.count == 1
      ? items[0] : items.formatted(.list(type: .and, width: .narrow).locale(locale))
  }
}

extension String {
  /// Returns the words with which both strings end, and the space before these words.
  fileprivate func commonWords(atEndOf other: String) -> Substring {
    let common = zip(reversed(), other.reversed()).prefix { $0 == $1 }.count
    return suffix(common).drop { !$0.isWhitespace }
  }
}

extension Date {
  /// The date without its fraction of a second.
  fileprivate var wholeSeconds: Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.rounded(.down))
  }
}
