import OSLog
import SwiftUI
import os.log

extension Logger {
  /// The messages of the lamp.
  public static let lamp = Logger(subsystem: "org.example.lighthouse", category: "lamp")
}

private let oldLog = OSLog(subsystem: "org.example.lighthouse", category: "keeper")

/// The lamp of a lighthouse.
public final class Lamp: Sendable {
  private let turns = OSAllocatedUnfairLock(initialState: 0)
  private let signposter = OSSignposter(logger: .lamp)

  /// Creates a lamp that has not turned.
  public init() {}

  /// Turns the lamp, and returns how often it has turned.
  public func turn(keeper: String) -> Int {
    let state = signposter.beginInterval("turn")
    defer { signposter.endInterval("turn", state) }
    let count = turns.withLock { turns in
      turns += 1
      return turns
    }
    Logger.lamp.notice(
      "\(keeper, privacy: .private) turned the lamp: \(count, format: .decimal(minDigits: 2))"
    )
    os_log("%{public}@ turned %d", log: oldLog, type: .info, "the lamp", count)
    return count
  }
}

/// Returns the messages of this process about the lighthouse.
public func messages() throws -> [String] {
  try OSLogStore(scope: .currentProcessIdentifier).getEntries()
    .compactMap { $0 as? OSLogEntryLog }
    .filter { $0.subsystem == "org.example.lighthouse" }
    .map { "\($0.category): \($0.composedMessage)" }
}
