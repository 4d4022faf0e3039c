import Foundation

/// The time that clocks show in a place, in seconds since a midnight.
///
/// The seconds go on after the next midnight, so that hands can turn across it.
struct LocalTime: Hashable, Sendable {
  var seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  init(hour: Int, minute: Int, second: Int = 0) {
    seconds = Double((hour * 60 + minute) * 60 + second)
  }

  /// The time of a date in a time zone.
  init(of date: Date, in timeZone: TimeZone) {
    seconds = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
  }

  /// The time in digits, such as 09:41.
  var digits: String {
    let minutes = Int((seconds / 60).rounded(.down))
    let minuteOfDay = (minutes % 1440 + 1440) % 1440
    return String(format: "%02d:%02d", minuteOfDay / 60, minuteOfDay % 60)
  }
}
