/// A point in time, as the duration since the beginning of a clock.
public struct OffsetInstant<Duration: DurationProtocol & Hashable>: InstantProtocol {
  /// The duration since the beginning of the clock.
  public let offset: Duration

  /// Creates a point in time.
  ///
  /// - Parameter offset: The duration since the beginning of the clock. By default, zero.
  public init(offset: Duration = .zero) { self.offset = offset }

  /// Returns the point in time after a duration.
  ///
  /// - Parameter duration: The duration; negative for an earlier point in time.
  /// - Returns: The point in time.
  public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

  /// Returns the duration until another point in time.
  ///
  /// - Parameter other: The other point in time.
  /// - Returns: The duration; negative if the other point is earlier.
  public func duration(to other: Self) -> Duration { other.offset - offset }

  /// Whether the left point in time is before the right one.
  public static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
}
