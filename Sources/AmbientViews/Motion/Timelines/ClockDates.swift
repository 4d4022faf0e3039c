public import AmbientCore
public import Foundation

private struct ClockStartKey: EnvironmentKey {
  static var defaultValue: Date? { nil }
}

extension EnvironmentValues {
  /// The date that the tree's clock shows at time zero.
  ///
  /// Timelines, and texts such as `Text(date, style: .timer)`, add the time of the clock to this
  /// date. If this date is nil, which is the default, timelines and texts start with the date of
  /// the system. If the program sets `ViewTree.date`, timelines and texts follow that property, and
  /// this date has no effect. SwiftUI has no such value.
  ///
  /// ```swift
  /// var environment = EnvironmentValues()
  /// environment.clockStart = Date(timeIntervalSince1970: 0)
  /// let host = TestHost(environment: environment) { Stopwatch() }
  /// ```
  public var clockStart: Date? {
    get { self[ClockStartKey.self] }
    set { self[ClockStartKey.self] = newValue }
  }
}

/// The conversion between the times of a tree's clock and dates.
@MainActor
final class ClockDates {
  private let start: Date

  private init(in tree: TreeState) { start = Date().addingTimeInterval(-tree.clock.time) }

  static func now(in tree: TreeState?, _ clockStart: Date?) -> Date? {
    tree.map { start(in: $0, clockStart).addingTimeInterval($0.clock.time) }
  }

  /// Returns the time that the clock shows at a date.
  static func time(of date: Date, in tree: TreeState, _ clockStart: Date?) -> Double {
    date.timeIntervalSince(start(in: tree, clockStart))
  }

  private static func start(in tree: TreeState, _ clockStart: Date?) -> Date {
    if let clockStart { return clockStart }
    if let dates = tree[ClockDates.self] { return dates.start }
    let dates = ClockDates(in: tree)
    tree[ClockDates.self] = dates
    return dates.start
  }
}
