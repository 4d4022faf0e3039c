import Foundation

/// A city with its time zone.
///
/// The cities of the example have no daylight saving time.
struct City: Identifiable {
  let name: String
  let timeZone: TimeZone

  var id: String { name }

  private init(_ name: String, hoursFromGMT hours: Int) {
    self.name = name
    timeZone = TimeZone(secondsFromGMT: hours * 3600) ?? .gmt
  }

  static let all = [City("Bogotá", hoursFromGMT: -5), City("Tokyo", hoursFromGMT: 9)]
}
