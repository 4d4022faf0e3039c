import ArgumentParser
import Seasons

/// The command `seasons`.
@main
struct SeasonsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seasons",
    abstract: "A garden through the year: act in it, and see which views run, and why.",
    discussion: """
      Without a script, a built-in script plays a year. The line 'help' lists the commands.
      A line that cannot run changes nothing; if a script has such a line, the exit code is 1.
      """
  )

  @Option(
    help: ArgumentHelp(
      "Play the lines of a file; '-' plays standard input, line by line.",
      valueName: "FILE"
    )
  )
  var script: String?

  @Flag(help: "Leave out the parts of the tree that stayed the same.")
  var brief = false

  @MainActor func run() async throws {
    let source = try ScriptSource(script)
    let player = ScriptPlayer(isBrief: brief)
    print(player.opening, terminator: "\n\n")
    if source.isTyped { print("Type a command, or 'help'; end with control-D.") }
    while let line = source.nextLine() {
      let answer = source.isTyped ? player.report(on: line) : player.transcript(of: line)
      if let answer { print(answer) }
    }
    // A person at a terminal has already seen the errors.
    guard !source.isTyped, let failures = player.failures else { return }
    print(failures)
    throw ExitCode.failure
  }
}
