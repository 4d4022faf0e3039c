import Foundation

/// A log: the messages of one part of a program.
public final class OSLog: Sendable {
  /// A category that Apple's tools know.
  public struct Category: Sendable {
    /// The name of the category.
    public let rawValue: String

    /// Messages about important moments, which Instruments shows on Apple's systems.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")

    /// Messages that Apple's systems record only while Instruments is recording.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")

    /// Messages that Apple's systems record, each with its call stack, only while Instruments is
    /// recording.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  let subsystem: String
  let category: String
  private let isDisabled: Bool

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - subsystem: The program or library, as in `"com.example.garden"`.
  ///   - category: The part of the program or library.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// Creates a log of a category that Apple's tools know.
  ///
  /// - Parameters:
  ///   - subsystem: The program or library, as in `"com.example.garden"`.
  ///   - category: The category.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue, isDisabled: false)
  }

  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  /// The log of messages for which no log is given.
  public static let `default` = OSLog(subsystem: "", category: "", isDisabled: false)

  /// A log that ignores all messages.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  /// Returns whether messages of a level are logged.
  ///
  /// Only the log `disabled` returns false.
  ///
  /// - Parameter type: The level.
  /// - Returns: Whether messages of a level are logged.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

  /// Whether Apple's tools record intervals.
  ///
  /// Always false, because no tool records the intervals of this library.
  public var signpostsEnabled: Bool { false }

  func write(
    _ type: OSLogType,
    to messages: LogMessages = .shared,
    _ text: () -> String
  ) {
    guard !isDisabled else { return }
    messages.add(
      LogMessages.Entry(
        date: .now,
        type: type,
        subsystem: subsystem,
        category: category,
        text: text()
      )
    )
  }
}
