@testable import AmbientOS
import AmbientOSLog
import Foundation
import Synchronization
import Testing

@Suite struct `A logger` {
  private let category = UUID().uuidString
  private var logger: Logger { Logger(subsystem: "tests", category: category) }

  @Test func `A logger logs each level`() throws {
    logger.log("1")
    logger.trace("2")
    logger.debug("3")
    logger.info("4")
    logger.notice("5")
    logger.warning("6")
    logger.error("7")
    logger.critical("8")
    logger.fault("9")
    logger.log(level: .info, "10")
    #expect(try entries().map(\.composedMessage) == (1...10).map { "\($0)" })
    #expect(
      try entries().map(\.level)
        == [.notice, .debug, .debug, .info, .notice, .error, .error, .fault, .fault, .info]
    )
    #expect(try entries().allSatisfy { $0.subsystem == "tests" })
  }

  @Test func `A disabled logger does not evaluate the values in messages`() {
    let count = Atomic(0)
    func value() -> Int { count.add(1, ordering: .relaxed).newValue }
    Logger(.disabled).info("\(value())")
    #expect(count.load(ordering: .relaxed) == 0)
    logger.info("\(value())")
    #expect(count.load(ordering: .relaxed) == 1)
  }

  @Test func `The function os_log writes messages that the log store returns`() throws {
    let log = OSLog(subsystem: "tests", category: category)
    os_log("plain", log: log)
    os_log("%{public}@ has %d", log: log, type: .error, "a", 3)
    os_log(.debug, log: log, "\(4)")
    os_log(.info, log: log, "%d%%", 5)
    #expect(try entries().map(\.composedMessage) == ["plain", "a has 3", "4", "5%"])
    #expect(try entries().map(\.level) == [.notice, .error, .debug, .info])
  }

  @Test func `The log store can skip messages before a position or reverse the order`() throws {
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    logger.log("old")
    let date = Date.now
    logger.log("new")
    let category = category
    let ours = NSPredicate { entry, _ in (entry as? OSLogEntryLog)?.category == category }
    let later = try store.getEntries(at: store.position(date: date), matching: ours)
    #expect(later.map(\.composedMessage) == ["new"])
    let reversed = try store.getEntries(with: .reverse, matching: ours)
    #expect(reversed.map(\.composedMessage) == ["new", "old"])
    let past = try store.getEntries(
      at: store.position(timeIntervalSinceEnd: 100),
      matching: ours
    )
    #expect(past.map(\.composedMessage) == [])
  }

  private func entries() throws -> [OSLogEntryLog] {
    try OSLogStore(scope: .currentProcessIdentifier).getEntries().compactMap {
      $0 as? OSLogEntryLog
    }
    .filter { $0.category == category }
  }
}

@Suite struct `The output of logs` {
  @Test func `A line of a log has the time, level, subsystem and category`() {
    #expect(entry(.error).line == "2001-01-01T00:00:01.500Z error [a:b] text\n")
    var unnamed = entry(.default)
    (unnamed.subsystem, unnamed.category) = ("", "")
    #expect(unnamed.line == "2001-01-01T00:00:01.500Z notice text\n")
  }

  @Test(
    arguments: [
      ([:], ["notice", "error", "fault"]),
      (["OS_ACTIVITY_DT_MODE": "YES"], ["debug", "info", "notice", "error", "fault"]),
      (["OS_ACTIVITY_MODE": "disable", "OS_ACTIVITY_DT_MODE": "YES"], []),
    ] as [([String: String], [String])]
  )
  func `Environment variables select log levels`(environment: [String: String], levels: [String]) {
    let lines = Mutex<[String]>([])
    let messages = LogMessages(environment: environment) { line in
      lines.withLock { $0.append(line) }
    }
    for type in [OSLogType.debug, .info, .default, .error, .fault] { messages.add(entry(type)) }
    #expect(lines.withLock { $0.map { $0.split(separator: " ")[1] } } == levels.map { $0[...] })
    #expect(messages.newest.count == 5)
  }

  @Test func `The log keeps only its newest thousand messages`() {
    let messages = LogMessages(environment: ["OS_ACTIVITY_MODE": "disable"]) { _ in }
    for number in 0..<3_500 {
      var message = entry(.info)
      message.text = "\(number)"
      messages.add(message)
    }
    #expect(messages.newest.map(\.text) == (2_500..<3_500).map { "\($0)" })
  }

  private func entry(_ type: OSLogType) -> LogMessages.Entry {
    LogMessages.Entry(
      date: Date(timeIntervalSinceReferenceDate: 1.5),
      type: type,
      subsystem: "a",
      category: "b",
      text: "text"
    )
  }
}
