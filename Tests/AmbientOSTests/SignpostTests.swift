@testable import AmbientOS
import Testing

@Suite struct `A signposter` {
  private let log = OSLog(subsystem: "tests", category: "signposts")

  private func messages(_ environment: [String: String] = [:]) -> LogMessages {
    LogMessages(environment: environment) { _ in }
  }

  /// Returns the messages without the durations in them.
  private func texts(_ messages: LogMessages) -> [String] {
    messages.newest.map { $0.text.replacing(/: [0-9.e-]+ seconds/, with: "") }
  }

  @Test func `A signposter logs its intervals and events with their messages`() throws {
    struct Failure: Error {}
    let messages = messages(["OS_ACTIVITY_DT_MODE": "YES"])
    let signposter = OSSignposter(log: log, messages: messages)
    #expect(signposter.isEnabled)
    let state = signposter.beginInterval("scan", id: signposter.makeSignpostID(), "all of it")
    signposter.emitEvent("half")
    signposter.emitEvent("half", "\("page") of it")
    signposter.endInterval("scan", state)
    signposter.endInterval("scan", signposter.beginInterval("scan"), "to \("A")")
    #expect(signposter.withIntervalSignpost("sum") { 3 } == 3)
    #expect(throws: Failure.self) {
      try signposter.withIntervalSignpost("sum", "again") { throw Failure() }
    }
    #expect(
      texts(messages) == [
        "event half", "event half: page of it", "interval scan", "interval scan, to A",
        "interval sum", "interval sum, again",
      ]
    )
    let entry = try #require(messages.newest.first)
    #expect([entry.subsystem, entry.category, entry.type.name] == ["tests", "signposts", "debug"])
  }

  @Test func `withIntervalSignpost evaluates its message before the closure runs`() {
    let messages = messages(["OS_ACTIVITY_DT_MODE": "YES"])
    let signposter = OSSignposter(log: log, messages: messages)
    var pages = ["A", "B"]
    signposter.withIntervalSignpost("load", "\(pages.count) pages") { pages = [] }
    #expect(texts(messages) == ["interval load, 2 pages"])
  }

  @Test(
    arguments: [[:], ["OS_ACTIVITY_MODE": "disable", "OS_ACTIVITY_DT_MODE": "YES"]]
      as [[String: String]]
  )
  func `A signposter logs nothing unless the environment variables enable debug messages`(
    environment: [String: String]
  ) {
    let messages = messages(environment)
    let signposter = OSSignposter(log: log, messages: messages)
    #expect(!signposter.isEnabled)
    #expect(signposter.withIntervalSignpost("load") { 3 } == 3)
    let state = signposter.beginInterval("load", id: signposter.makeSignpostID(), "\(1) of 2")
    signposter.emitEvent("half")
    signposter.endInterval("load", state)
    os_signpost(.event, log: .default, name: "load", "%d", 1)
    #expect(messages.newest.isEmpty)
  }

  @Test func `A signposter of the disabled log logs nothing`() {
    let messages = messages(["OS_ACTIVITY_DT_MODE": "YES"])
    OSSignposter(log: .disabled, messages: messages).emitEvent("half")
    #expect(messages.newest.isEmpty)
    #expect(!OSSignposter.disabled.isEnabled)
  }
}
