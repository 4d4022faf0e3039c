import Foundation
import Testing

@testable import Seasons

/// Tests of the program in its own process.
@Suite struct `The program` {
  @Test func `The program plays its default script`() throws {
    let result = try seasons([])
    #expect(result.status == 0)
    #expect(result.output.contains("> set celsius 99\n  celsius is 45\n"))
  }

  @Test func `The program continues after a bad line of a file, and fails at the end`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try "tap \"Nobody\"\nset celsius 20\n".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try seasons(["--brief", "--script", file.path])
    #expect(result.status == 1)
    #expect(result.output.contains("  line 1: There is no button \"Nobody\".\n"))
    #expect(result.output.contains("*     Text \"outside: 20 °C\"\n"))
    #expect(result.output.hasSuffix("\nNot run: line 1.\n"))
  }

  @Test func `The program reads standard input line by line`() throws {
    let result = try seasons(["--script", "-"], input: "set weather rain\n\ntree")
    #expect(result.status == 0)
    #expect(result.output.contains("\n> set weather rain\n  weather is rain\n"))
    #expect(result.output.contains("\n> tree\n    List\n"))
  }

  @Test func `The program reports a missing script`() throws {
    let result = try seasons(["--script", "no-such-file"])
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("Error: The script 'no-such-file' cannot be read: "))
  }

  private func seasons(
    _ arguments: [String],
    input: String = ""
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    let pipes = (input: Pipe(), output: Pipe(), errors: Pipe())
    // The tests are built into the folder that contains the program.
    process.executableURL = URL(filePath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "seasons")
    process.arguments = arguments
    process.standardInput = pipes.input
    process.standardOutput = pipes.output
    process.standardError = pipes.errors
    try process.run()
    try pipes.input.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipes.input.fileHandleForWriting.close()
    let output = pipes.output.fileHandleForReading.readDataToEndOfFile()
    let errors = pipes.errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: output, as: UTF8.self),
      String(decoding: errors, as: UTF8.self)
    )
  }
}
