import ArgumentParser
import Foundation
import Seasons

/// The command `seasons`.
@main
struct SeasonsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seasons",
    abstract: "A garden through the year: act in it, and see which views run, and why.",
    discussion: """
      Without a script it plays a year of its own. The line 'help' tells what a script may say.
      Lines that cannot be run change nothing; if there were any, the exit code is 1.
      """)

  @Option(
    help: ArgumentHelp(
      "Play the lines of a file; '-' plays what is typed, line by line.", valueName: "FILE"))
  var script: String?

  @MainActor func run() async throws {
    let source = try ScriptSource(script)
    let player = ScriptPlayer()
    print(player.opening)
    while let line = source.nextLine() {
      if !source.isTyped { print(player.isCommand(line) ? "\n> \(line)" : line) }
      let report = player.play(line)
      if !report.isEmpty { print(report) }
      fflush(nil)
    }
    try finish(player.failedLines, isTyped: source.isTyped)
  }

  /// Tells a script, not a person, that some of its lines could not be run.
  private func finish(_ failedLines: [Int], isTyped: Bool) throws {
    guard !failedLines.isEmpty, !isTyped else { return }
    let numbers = failedLines.map(String.init).joined(separator: ", ")
    print("\nNot run: \(failedLines.count == 1 ? "line" : "lines") \(numbers).")
    throw ExitCode.failure
  }
}
