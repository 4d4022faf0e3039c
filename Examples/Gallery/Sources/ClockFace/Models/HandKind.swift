import SwiftUI

/// The hands of a clock, with their speeds and forms.
enum HandKind: CaseIterable {
  case hour
  case minute
  case second

  /// The seconds that a whole turn takes.
  var period: Double {
    switch self {
    case .hour: 12 * 3600
    case .minute: 3600
    case .second: 60
    }
  }

  /// The length, as a part of the radius.
  var length: Double {
    switch self {
    case .hour: 0.5
    case .minute: 0.75
    case .second: 0.85
    }
  }

  /// The width in points.
  var width: Double {
    switch self {
    case .hour: 6
    case .minute: 4
    case .second: 2
    }
  }

  /// The angle from the top at a time, less than a whole turn.
  func angle(at time: LocalTime) -> Angle {
    let part = (time.seconds / period).truncatingRemainder(dividingBy: 1)
    return .degrees(360 * (part < 0 ? part + 1 : part))
  }
}
