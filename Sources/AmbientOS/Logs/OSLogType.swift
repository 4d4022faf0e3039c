/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Creates a level from its number.
  ///
  /// - Parameter rawValue: The number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a level from its number.
  ///
  /// - Parameter rawValue: The number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of messages for which no level is given.
  public static let `default` = OSLogType(0x00)

  /// Messages that help to understand an error later.
  public static let info = OSLogType(0x01)

  /// Messages for development.
  public static let debug = OSLogType(0x02)

  /// Errors of the program.
  public static let error = OSLogType(0x10)

  /// Errors that should never happen.
  public static let fault = OSLogType(0x11)

  /// The word for the level in a printed line.
  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}
