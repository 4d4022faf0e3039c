import Foundation

/// A time on a clock, in seconds since midnight.
public struct TimeOfDay: Hashable, Sendable {
  /// The seconds since midnight, less than a day.
  public private(set) var seconds: Int

  /// Creates a time.
  public init(hour: Int, minute: Int, second: Int = 0) {
    seconds = 0
    self = advanced(by: (hour * 60 + minute) * 60 + second)
  }

  /// Returns the time after some seconds, on the same day or another one.
  public func advanced(by interval: Int) -> TimeOfDay {
    var time = self
    let day = 24 * 60 * 60
    time.seconds = ((seconds + interval) % day + day) % day
    return time
  }

  var hour: Int { seconds / 3600 }
  var minute: Int { seconds / 60 % 60 }
  var second: Int { seconds % 60 }

  /// The time in digits, such as 09:41.
  var digits: String { String(format: "%02d:%02d", hour, minute) }
}

/// The hands of a clock, with the turns in which they go round.
enum HandKind: CaseIterable {
  case hour
  case minute
  case second

  /// The part of a whole turn that the hand has made at a time.
  func turn(at time: TimeOfDay) -> Double {
    switch self {
    case .hour: Double(time.seconds % (12 * 3600)) / (12 * 3600)
    case .minute: Double(time.seconds % 3600) / 3600
    case .second: Double(time.second) / 60
    }
  }
}
