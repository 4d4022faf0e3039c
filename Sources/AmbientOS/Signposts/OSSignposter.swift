/// Measures intervals, and marks events.
///
/// If the environment variable `OS_ACTIVITY_DT_MODE` is set, a signposter logs a message of the
/// level `debug` for each event, and for each interval when the interval ends:
///
/// ```text
/// 2026-05-01T08:00:00.000Z debug [com.example.garden:watering] interval load: 0.25 seconds
/// ```
///
/// Without the variable, or if `OS_ACTIVITY_MODE` is `disable`, a signposter logs nothing.
public struct OSSignposter: Sendable {
  /// A signposter that is disabled.
  public static let disabled = OSSignposter(logHandle: .disabled)

  private let log: OSLog
  private let messages: LogMessages

  /// Creates a signposter that has no subsystem and no category.
  public init() { self.init(logHandle: .default) }

  package init(log: OSLog, messages: LogMessages) {
    self.log = log
    self.messages = messages
  }

  /// Creates a signposter for a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: The program or library, as in `"com.example.garden"`.
  ///   - category: The part of the program or library.
  public init(subsystem: String, category: String) {
    self.init(logHandle: OSLog(subsystem: subsystem, category: category))
  }

  /// Creates a signposter for a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: The program or library, as in `"com.example.garden"`.
  ///   - category: The part of the program or library.
  public init(subsystem: String, category: OSLog.Category) {
    self.init(logHandle: OSLog(subsystem: subsystem, category: category))
  }

  /// Creates a signposter that belongs to a log.
  ///
  /// - Parameter logHandle: The log.
  public init(logHandle: OSLog) { self.init(log: logHandle, messages: .shared) }

  /// Creates a signposter that belongs to a logger.
  ///
  /// - Parameter logger: The logger.
  public init(logger: Logger) { self.init(logHandle: logger.handle) }

  /// Whether intervals and events are logged.
  public var isEnabled: Bool { messages.includesSignposts && log.isEnabled(type: .debug) }

  private func write(_ text: () -> String) {
    if isEnabled { log.write(.debug, to: messages, text) }
  }

  private func measure<T>(
    _ name: StaticString,
    _ message: OSLogMessage? = nil,
    around task: () throws -> T
  ) rethrows -> T {
    guard isEnabled else { return try task() }
    let text = message?.text
    let state = OSSignpostIntervalState()
    defer { end(name, state) { text } }
    return try task()
  }

  private func end(
    _ name: StaticString,
    _ state: OSSignpostIntervalState,
    _ message: () -> String? = { nil }
  ) {
    write {
      let duration = ContinuousClock.now - state.start
      return "interval \(name): \(duration)" + (message().map { ", \($0)" } ?? "")
    }
  }

  /// Returns the identifier ``OSSignpostID/exclusive``.
  ///
  /// Identifiers distinguish intervals of one name in Apple's tools. A signposter of this library
  /// needs only the state that `beginInterval` returns.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Returns the identifier ``OSSignpostID/exclusive``.
  ///
  /// - Parameter object: Accepted without effect.
  /// - Returns: The identifier.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Begins an interval.
  ///
  /// - Parameters:
  ///   - name: The name of the interval.
  ///   - id: Accepted without effect.
  /// - Returns: The state with which `endInterval` ends the interval.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  /// Begins an interval with a message.
  ///
  /// - Parameters:
  ///   - name: The name of the interval.
  ///   - id: Accepted without effect.
  ///   - message: The message, which is not logged.
  /// - Returns: The state with which `endInterval` ends the interval.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  /// Ends an interval.
  ///
  /// - Parameters:
  ///   - name: The name of the interval.
  ///   - state: The state that the beginning of the interval returned.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    end(name, state)
  }

  /// Ends an interval with a message.
  ///
  /// - Parameters:
  ///   - name: The name of the interval.
  ///   - state: The state that the beginning of the interval returned.
  ///   - message: The message, whose values are evaluated only if it is logged.
  public func endInterval(
    _ name: StaticString,
    _ state: OSSignpostIntervalState,
    _ message: OSLogMessage
  ) {
    end(name, state) { message.text }
  }

  /// Marks an event.
  ///
  /// - Parameters:
  ///   - name: The name of the event.
  ///   - id: Accepted without effect.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    write { "event \(name)" }
  }

  /// Marks an event with a message.
  ///
  /// - Parameters:
  ///   - name: The name of the event.
  ///   - id: Accepted without effect.
  ///   - message: The message, whose values are evaluated only if it is logged.
  public func emitEvent(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) {
    write { "event \(name): \(message.text)" }
  }

  /// Runs a function, and measures this run as an interval.
  ///
  /// - Parameters:
  ///   - name: The name of the interval.
  ///   - id: Accepted without effect.
  ///   - task: The function.
  /// - Returns: The result of the function.
  /// - Throws: The error of the function.
  public func withIntervalSignpost<T>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    around task: () throws -> T
  ) rethrows -> T {
    try measure(name, around: task)
  }

  /// Runs a function, and measures this run as an interval with a message.
  ///
  /// - Parameters:
  ///   - name: The name of the interval.
  ///   - id: Accepted without effect.
  ///   - message: The message, whose values are evaluated only if it is logged.
  ///   - task: The function.
  /// - Returns: The result of the function.
  /// - Throws: The error of the function.
  public func withIntervalSignpost<T>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage,
    around task: () throws -> T
  ) rethrows -> T {
    try measure(name, message, around: task)
  }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  fileprivate let start = ContinuousClock.now

  fileprivate init() {}

  /// Returns the state of an interval that begins now.
  ///
  /// - Parameter id: Accepted without effect.
  /// - Returns: The state.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
}
