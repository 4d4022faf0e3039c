import Foundation

/// A city, and the time zone in which it is.
struct City: Identifiable, Hashable, Codable {
  let name: String
  let zone: String

  var id: String { name }
  var timeZone: TimeZone { TimeZone(identifier: zone) ?? .gmt }

  static let known = [
    City(name: "Berlin", zone: "Europe/Berlin"),
    City(name: "Kathmandu", zone: "Asia/Kathmandu"),
    City(name: "London", zone: "Europe/London"),
    City(name: "New York", zone: "America/New_York"),
    City(name: "Tokyo", zone: "Asia/Tokyo"),
  ]
}

/// The hour and minute in a time zone.
struct ClockTime: Equatable {
  let hour: Int
  let minute: Int
  let second: Int

  init(_ date: Date, in zone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
    (hour, minute, second) = (parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0)
  }

  var isDay: Bool { (6..<18).contains(hour) }

  var text: String {
    "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}

extension TimeZone {
  /// How far this zone is from another at a date, as in `+5:45`.
  func difference(from other: TimeZone, at date: Date) -> String {
    let minutes = (secondsFromGMT(for: date) - other.secondsFromGMT(for: date)) / 60
    let (hours, rest) = abs(minutes).quotientAndRemainder(dividingBy: 60)
    let sign = minutes < 0 ? "−" : "+"
    return rest == 0 ? "\(sign)\(hours)" : "\(sign)\(hours):\(rest)"
  }
}
