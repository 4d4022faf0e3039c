/// Writes messages to a log.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.garden", category: "watering")
/// logger.notice("watering \(plants.count) plants")
/// ```
///
/// The library prints messages to standard error, one per line:
///
/// ```text
/// 2026-05-01T08:00:00.000Z notice [com.example.garden:watering] watering 3 plants
/// ```
///
/// Messages of the levels `info` and `debug` are printed only if the environment variable
/// `OS_ACTIVITY_DT_MODE` is set. If `OS_ACTIVITY_MODE` is `disable`, no message is printed. Values
/// that are marked as private or sensitive are never shown. Tests can read the newest messages with
/// `OSLogStore` of the module `OSLog`.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger that has no subsystem and no category.
  public init() { log = .default }

  /// Creates a logger for a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: The program or library, as in `"com.example.garden"`.
  ///   - category: The part of the program or library.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger that writes to a log.
  ///
  /// - Parameter log: The log.
  public init(_ log: OSLog) { self.log = log }

  var handle: OSLog { log }

  /// Logs a message of the level `default`.
  ///
  /// - Parameter message: The message.
  public func log(_ message: OSLogMessage) { log.write(.default) { message.text } }

  /// Logs a message of a level.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - message: The message.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level) { message.text } }

  /// Logs a message of the level `debug`.
  ///
  /// - Parameter message: The message.
  public func trace(_ message: OSLogMessage) { log.write(.debug) { message.text } }

  /// Logs a message of the level `debug`.
  ///
  /// - Parameter message: The message.
  public func debug(_ message: OSLogMessage) { log.write(.debug) { message.text } }

  /// Logs a message of the level `info`.
  ///
  /// - Parameter message: The message.
  public func info(_ message: OSLogMessage) { log.write(.info) { message.text } }

  /// Logs a message of the level `default`.
  ///
  /// - Parameter message: The message.
  public func notice(_ message: OSLogMessage) { log.write(.default) { message.text } }

  /// Logs a message of the level `error`.
  ///
  /// - Parameter message: The message.
  public func warning(_ message: OSLogMessage) { log.write(.error) { message.text } }

  /// Logs a message of the level `error`.
  ///
  /// - Parameter message: The message.
  public func error(_ message: OSLogMessage) { log.write(.error) { message.text } }

  /// Logs a message of the level `fault`.
  ///
  /// - Parameter message: The message.
  public func critical(_ message: OSLogMessage) { log.write(.fault) { message.text } }

  /// Logs a message of the level `fault`.
  ///
  /// - Parameter message: The message.
  public func fault(_ message: OSLogMessage) { log.write(.fault) { message.text } }
}
