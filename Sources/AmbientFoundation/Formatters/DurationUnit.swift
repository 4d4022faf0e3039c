#if !canImport(Darwin)
import Foundation

/// The units of durations, from the largest to the smallest.
enum DurationUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var flag: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  private var words: (full: String, short: String, brief: String, abbreviated: String) {
    switch self {
    case .year: ("year", "yr", "yr", "y")
    case .month: ("month", "mth", "mth", "mo")
    case .week: ("week", "wk", "wk", "w")
    case .day: ("day", "day", "day", "d")
    case .hour: ("hour", "hr", "hr", "h")
    case .minute: ("minute", "min", "min", "m")
    case .second: ("second", "sec", "sec", "s")
    }
  }

  func text(of value: Int, in style: DateComponentsFormatter.UnitsStyle) -> String {
    let plural = value == 1 ? "" : "s"
    // The short words of hours, minutes and seconds have no plural.
    let shortPlural = self == .hour || self == .minute || self == .second ? "" : plural
    switch style {
    case .full, .positional: return "\(value) \(words.full)\(plural)"
    case .short: return "\(value) \(words.short)\(shortPlural)"
    case .brief: return "\(value)\(words.brief)\(shortPlural)"
    case .abbreviated: return "\(value)\(words.abbreviated)"
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.numberStyle = .spellOut
      formatter.locale = Locale(identifier: "en_US")
      let number = formatter.string(from: NSNumber(value: value)) ?? "\(value)"
      return "\(number) \(words.full)\(plural)"
    }
  }
}
#endif
