/// An identifier that distinguishes overlapping intervals of the same name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number of the identifier.
  public let rawValue: UInt64

  /// Creates an identifier from a number.
  ///
  /// - Parameter value: The number.
  public init(_ value: UInt64) { rawValue = value }

  /// Creates the identifier ``exclusive``.
  ///
  /// - Parameter log: Accepted without effect.
  public init(log: OSLog) { self = .exclusive }

  /// Creates an identifier for the intervals of an object.
  ///
  /// - Parameters:
  ///   - log: Accepted without effect.
  ///   - object: The object. The same object always gives the same identifier.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The identifier of intervals that never overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)

  /// An identifier that is never used.
  public static let invalid = OSSignpostID(.max)

  /// The identifier of signposts that are disabled.
  public static let null = OSSignpostID(0)

  /// Returns whether the first identifier has the lower number.
  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// The type of a signpost: an event, or the beginning or end of an interval.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8

  /// Creates a type from its number.
  ///
  /// - Parameter rawValue: The number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An event at a single moment.
  public static let event = OSSignpostType(rawValue: 0)

  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)

  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Marks an event, or the beginning or the end of an interval.
///
/// - Note: Accepted without effect.
///
/// - Parameters:
///   - type: Whether the call marks an event, or the beginning or the end of an interval.
///   - dso: The library that contains the call.
///   - log: The log.
///   - name: The name of the event or interval.
///   - signpostID: The identifier of the interval.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks an event, or the beginning or the end of an interval, with a message.
///
/// - Note: Accepted without effect.
///
/// - Parameters:
///   - type: Whether the call marks an event, or the beginning or the end of an interval.
///   - dso: The library that contains the call.
///   - log: The log.
///   - name: The name of the event or interval.
///   - signpostID: The identifier of the interval.
///   - format: The format of the message, with placeholders.
///   - arguments: The values of the placeholders.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ arguments: Any...
) {}
