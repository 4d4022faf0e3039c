import ArgumentParser
import Foundation
import Seasons

/// The source of a script's lines: the program, a file, or standard input.
@MainActor
final class ScriptSource {
  /// Whether a person types the lines and therefore sees them already.
  let isTyped: Bool

  private var rest: ArraySlice<String>?

  /// Opens a script: nil is the program's default script, `-` is standard input.
  init(_ name: String?) throws {
    isTyped = name == "-" && isatty(STDIN_FILENO) != 0
    switch name {
    case nil: rest = Script.year.lines[...]
    case "-": rest = nil
    case let path?: rest = Script(try Self.text(at: path)).lines[...]
    }
  }

  /// Waits for the next line; nil at the end.
  func nextLine() -> String? {
    if rest != nil { return rest?.popFirst() }
    if isTyped { print("seasons> ", terminator: "") }
    fflush(nil)
    let line = readLine()
    if isTyped, line == nil { print() }
    return line
  }

  private static func text(at path: String) throws -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw ValidationError("The script '\(path)' cannot be read: \(error.localizedDescription)")
    }
  }
}
