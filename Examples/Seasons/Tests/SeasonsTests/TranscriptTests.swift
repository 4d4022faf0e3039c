import Foundation
import Testing

@testable import Seasons

@Suite @MainActor struct `The transcript` {
  /// To accept an intended change, run `swift run seasons > Tests/SeasonsTests/Year.txt`.
  @Test func `The transcript of the year matches its file`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Year.txt")
    let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let player = ScriptPlayer()
    let parts = [player.opening] + Script.year.lines.compactMap { player.transcript(of: $0) }
    let lines = parts.joined(separator: "\n").split(separator: "\n")
    for (number, (line, other)) in zip(lines, expected).enumerated() where line != other {
      Issue.record("Line \(number + 1) is '\(line)', not '\(other)'.")
      break
    }
    #expect(lines.count == expected.count)
    #expect(player.failures == nil)
  }

  @Test func `The transcript starts as the README shows it`() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../README.md").standardized
    let blocks = try String(contentsOf: file, encoding: .utf8).split(separator: "```\n")
    let shown = try #require(blocks.first { $0.hasPrefix("# Spring") })
    let player = ScriptPlayer(isBrief: true)
    let parts = Script.year.lines.compactMap { player.transcript(of: $0) }
    #expect(parts.joined(separator: "\n").hasPrefix(shown))
  }

  @Test func `The transcript marks new, changed and removed elements`() throws {
    let player = ScriptPlayer(isBrief: true)
    _ = player.report(on: "type \"peas\" into \"Seeds\"")
    let report = try #require(player.report(on: "tap \"Plant\""))
    #expect(report.contains("*     Button \"Plant\" disabled\n"))
    #expect(report.contains("+     Text \"Peas: sprouting\"\n"))
    _ = player.report(on: "toggle \"Main tap\"")
    let closing = try #require(player.report(on: "toggle \"Main tap\""))
    #expect(closing.contains("*     Text \"sprinkler: off\"\n  -     Text \"the beds get wet\"\n"))
  }

  @Test func `The transcript contains comments as they are written, and no empty lines`() {
    let player = ScriptPlayer()
    #expect(player.transcript(of: "# Spring") == "# Spring")
    #expect(player.transcript(of: "  ") == nil)
  }

  @Test func `The transcript of the help command contains all commands and keys`() throws {
    let help = try #require(ScriptPlayer().report(on: "help"))
    for form in Command.forms { #expect(help.contains("  \(form.usage) ")) }
    for key in NamedKey.all { #expect(help.contains("\n  \(key.name) ")) }
  }
}
