package import AmbientOS
public import Foundation

/// An entry of the log.
public class OSLogEntry: @unchecked Sendable {
  // `@unchecked` is safe, because this class and its only subclass store only constants.

  /// The text of the message, with a text such as `<private>` in place of each private value.
  public let composedMessage: String

  /// The time at which the message was logged.
  public let date: Date

  fileprivate init(composedMessage: String, date: Date) {
    self.composedMessage = composedMessage
    self.date = date
  }
}

/// A message that was logged.
public final class OSLogEntryLog: OSLogEntry, @unchecked Sendable {
  /// The level of a message.
  public enum Level: Int, Sendable {
    /// A level without a name.
    case undefined

    /// A message for development.
    case debug

    /// A message that helps to understand an error later.
    case info

    /// A message of the default level.
    case notice

    /// An error of the program.
    case error

    /// An error that should never happen.
    case fault
  }

  /// The level of the message.
  public let level: Level

  /// The program or library that logged the message.
  public let subsystem: String

  /// The part of the program or library that logged the message.
  public let category: String

  /// The name of the process.
  public var process: String { ProcessInfo.processInfo.processName }

  /// The number of the process.
  public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }

  package init(_ entry: LogMessages.Entry) {
    switch entry.type {
    case .default: level = .notice
    case .info: level = .info
    case .debug: level = .debug
    case .error: level = .error
    case .fault: level = .fault
    default: level = .undefined
    }
    subsystem = entry.subsystem
    category = entry.category
    super.init(composedMessage: entry.text, date: entry.date)
  }
}
