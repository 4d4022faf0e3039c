import Foundation

/// The app in its own process, with input that a test types.
final class RunningApp {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()
  private var unreadOutput = ""

  init(_ arguments: String...) throws {
    // The tests are built into the folder that contains the program.
    process.executableURL = URL(filePath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "jukebox")
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  /// Types a line.
  func type(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Returns the next picture of the elements, or nil if the output has ended.
  func nextPicture() -> String? {
    while !unreadOutput.contains("\n\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      unreadOutput += String(decoding: data, as: UTF8.self)
    }
    guard let end = unreadOutput.range(of: "\n\n") else { return nil }
    defer { unreadOutput.removeSubrange(..<end.upperBound) }
    return String(unreadOutput[..<end.lowerBound])
  }

  /// Ends the input and returns the exit status and the remaining output.
  func end() throws -> (status: Int32, output: String, errors: String) {
    try input.fileHandleForWriting.close()
    let rest = output.fileHandleForReading.readDataToEndOfFile()
    let errors = self.errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, unreadOutput + String(decoding: rest, as: UTF8.self),
      String(decoding: errors, as: UTF8.self)
    )
  }
}
