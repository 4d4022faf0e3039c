/// A time of a clock of this module, counted from the clock's beginning.
public struct OffsetInstant<Duration: DurationProtocol & Hashable>: InstantProtocol {
  /// The duration since the beginning.
  public let offset: Duration

  /// The time some duration after the beginning; the beginning itself, where none is given.
  public init(offset: Duration = .zero) { self.offset = offset }

  /// The time some duration later.
  public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

  /// The duration to another time.
  public func duration(to other: Self) -> Duration { other.offset - offset }

  /// Whether one time comes before another.
  public static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
}
