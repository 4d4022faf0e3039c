@_exported public import AmbientOS
public import Foundation

/// The messages that this process has logged.
///
/// ```swift
/// let store = try OSLogStore(scope: .currentProcessIdentifier)
/// let messages = try store.getEntries().map(\.composedMessage)
/// ```
///
/// Only the newest 1,000 messages are kept.
public final class OSLogStore: Sendable {
  /// The processes whose messages are read.
  public enum Scope: Int, Sendable {
    /// This process.
    case currentProcessIdentifier = 1
  }

  /// The order of the messages that are read.
  public struct EnumeratorOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The newest message comes first.
    ///
    /// If there is a position, only messages before the position are read.
    public static let reverse = EnumeratorOptions(rawValue: 1)
  }

  /// Creates a store of the messages of this process.
  ///
  /// - Parameter scope: The processes whose messages are read: only this process.
  /// - Throws: Nothing. OSLog on Apple's systems can throw an error.
  public init(scope: Scope) throws {}

  /// Returns the position of a date.
  ///
  /// - Parameter date: The date.
  /// - Returns: The position.
  public func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }

  /// Returns a position relative to the current time.
  ///
  /// - Parameter seconds: The time from now, as a negative number of seconds.
  /// - Returns: The position.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(date: Date(timeIntervalSinceNow: seconds))
  }

  /// Returns a position relative to the start of the system.
  ///
  /// - Parameter seconds: The seconds since the start.
  /// - Returns: The position.
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(date: Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
  }

  /// Returns the messages.
  ///
  /// - Parameters:
  ///   - options: The order of the messages.
  ///   - position: The position at which reading starts; nil for all messages.
  ///   - predicate: Selects messages. The block of the predicate gets an ``OSLogEntryLog``.
  /// - Throws: Never. Apple's store can throw errors.
  /// - Returns: The messages, each of which is an ``OSLogEntryLog``.
  public func getEntries(
    with options: EnumeratorOptions = [],
    at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    let isReversed = options.contains(.reverse)
    var entries = LogMessages.shared.newest.map(OSLogEntryLog.init)
    if let date = position?.date {
      entries.removeAll { isReversed ? $0.date > date : $0.date < date }
    }
    if let predicate { entries.removeAll { !predicate.evaluate(with: $0) } }
    return AnySequence(isReversed ? entries.reversed() : entries)
  }
}

/// A position among the messages.
public final class OSLogPosition: Sendable {
  fileprivate let date: Date
  fileprivate init(date: Date) { self.date = date }
}
