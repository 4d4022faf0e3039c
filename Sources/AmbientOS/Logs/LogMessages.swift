import AmbientPlatform
package import Foundation
import Synchronization

/// The messages of this process: they are printed to standard error, and the newest are kept.
///
/// Messages of the levels `info` and `debug` are printed only if the environment variable
/// `OS_ACTIVITY_DT_MODE` is set. No message is printed if `OS_ACTIVITY_MODE` is `disable`.
package final class LogMessages: Sendable {
  package struct Entry: Sendable {
    package var date: Date
    package var type: OSLogType
    package var subsystem: String
    package var category: String
    package var text: String

    package var line: String {
      let time = date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
      let names = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
      return "\(time) \(type.name) \(names.isEmpty ? "" : "[\(names)] ")\(text)\n"
    }
  }

  package static let shared = LogMessages(environment: ProcessInfo.processInfo.environment) {
    line in
    var line = line
    line.withUTF8 { ambient_write_to_standard_error($0.baseAddress, $0.count) }
  }

  /// The largest number of messages in ``newest``.
  package static let limit = 1_000

  private let entries = Mutex<[Entry]>([])
  private let printsAnything: Bool
  private let printsAll: Bool
  private let output: @Sendable (String) -> Void

  package init(environment: [String: String], output: @escaping @Sendable (String) -> Void) {
    printsAnything = environment["OS_ACTIVITY_MODE"] != "disable"
    printsAll = environment["OS_ACTIVITY_DT_MODE"] != nil
    self.output = output
  }

  /// Whether intervals and events of signposters are logged.
  package var includesSignposts: Bool { printsAnything && printsAll }

  /// Keeps a message, and prints it if messages of this level are printed.
  package func add(_ entry: Entry) {
    entries.withLock {
      if $0.count == 2 * Self.limit { $0.removeFirst(Self.limit) }
      $0.append(entry)
    }
    guard printsAnything, printsAll || entry.type != .debug && entry.type != .info else { return }
    output(entry.line)
  }

  /// The newest messages, in the order in which they were added.
  package var newest: [Entry] { entries.withLock { Array($0.suffix(Self.limit)) } }
}
