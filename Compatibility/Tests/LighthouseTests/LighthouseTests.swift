import AmbientTesting
import Lighthouse
import SwiftUI
import Testing

@Suite(.serialized) @MainActor struct `A client of os, Combine and Foundation` {
  @Test func `A test can read the log messages of a client, except for private values`() throws {
    #expect(Lamp().turn(keeper: "Ada") == 1)
    #expect(
      try messages().suffix(2) == [
        "lamp: <private> turned the lamp: 01", "keeper: the lamp turned 1",
      ]
    )
  }

  @Test func `A client combines and merges publishers`() {
    let signals = Signals()
    #expect(signals.text == "dark")
    signals.isLit = true
    #expect(signals.text == "bright")
    signals.isFoggy = true
    #expect(signals.text == "dim")
    signals.horn.send("toot")
    #expect(signals.text == "toot")
  }

  @Test func `A client uses formatters and folders that Foundation lacks on Linux`() {
    #expect(TestHost { LitView(seconds: 7_260) }.texts == ["2 hours, 1 minute"])
    #expect(journal.lastPathComponent == "journal.txt")
  }
}
