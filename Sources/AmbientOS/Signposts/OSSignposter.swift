/// Marks intervals and events for Apple's tools.
///
/// In this library, a signposter records nothing. `withIntervalSignpost` only runs its function.
///
/// - Note: Accepted without effect.
public struct OSSignposter: Sendable {
  /// A signposter that is disabled.
  public static let disabled = OSSignposter()

  /// Creates a signposter.
  public init() {}

  /// Creates a signposter for a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: The program or library, as in `"com.example.garden"`.
  ///   - category: The part of the program or library.
  public init(subsystem: String, category: String) {}

  /// Creates a signposter for a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: The program or library, as in `"com.example.garden"`.
  ///   - category: The part of the program or library.
  public init(subsystem: String, category: OSLog.Category) {}

  /// Creates a signposter that belongs to a log.
  ///
  /// - Parameter logHandle: The log.
  public init(logHandle: OSLog) {}

  /// Creates a signposter that belongs to a logger.
  ///
  /// - Parameter logger: The logger.
  public init(logger: Logger) {}

  /// Whether Apple's tools record intervals.
  ///
  /// Always false, because no tool records the intervals of this library.
  public var isEnabled: Bool { false }

  /// Returns an identifier for an interval.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Returns an identifier for the intervals of an object.
  ///
  /// - Parameter object: The object.
  /// - Returns: The identifier.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Begins an interval.
  ///
  /// - Parameters:
  ///   - name: The name of the interval.
  ///   - id: The identifier of the interval.
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
  ///   - id: The identifier of the interval.
  ///   - message: The message, whose values are not evaluated.
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
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends an interval with a message.
  ///
  /// - Parameters:
  ///   - name: The name of the interval.
  ///   - state: The state that the beginning of the interval returned.
  ///   - message: The message, whose values are not evaluated.
  public func endInterval(
    _ name: StaticString,
    _ state: OSSignpostIntervalState,
    _ message: OSLogMessage
  ) {}

  /// Marks an event.
  ///
  /// - Parameters:
  ///   - name: The name of the event.
  ///   - id: The identifier of the event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks an event with a message.
  ///
  /// - Parameters:
  ///   - name: The name of the event.
  ///   - id: The identifier of the event.
  ///   - message: The message, whose values are not evaluated.
  public func emitEvent(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) {}

  /// Runs a function as an interval.
  ///
  /// - Parameters:
  ///   - name: The name of the interval.
  ///   - id: The identifier of the interval.
  ///   - task: The function.
  /// - Returns: The result of the function.
  /// - Throws: The error of the closure.
  public func withIntervalSignpost<T>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    around task: () throws -> T
  ) rethrows -> T {
    try task()
  }

  /// Runs a function as an interval with a message.
  ///
  /// - Parameters:
  ///   - name: The name of the interval.
  ///   - id: The identifier of the interval.
  ///   - message: The message, whose values are not evaluated.
  ///   - task: The function.
  /// - Returns: The result of the function.
  /// - Throws: The error of the closure.
  public func withIntervalSignpost<T>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage,
    around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  fileprivate init() {}

  /// Returns the state of the interval that has the given identifier.
  ///
  /// - Parameter id: The identifier.
  /// - Returns: The state.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
}
