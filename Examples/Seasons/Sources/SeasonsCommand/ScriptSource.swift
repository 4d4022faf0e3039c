import ArgumentParser
import Foundation
import Seasons

/// Where the lines of a script come from: the program, a file, or a person.
@MainActor
final class ScriptSource {
  /// Whether a person types the lines, and so sees them already.
  let isTyped: Bool

  private var lines: (any IteratorProtocol<String>)?

  /// Opens a script: nil is the program's own, `-` is standard input.
  init(_ name: String?) throws {
    isTyped = name == "-" && isatty(STDIN_FILENO) != 0
    switch name {
    case nil: lines = Self.lines(of: defaultScript)
    case "-": lines = nil
    case let path?: lines = Self.lines(of: try Self.text(at: path))
    }
  }

  /// The next line, as soon as it is there; nil at the end.
  func nextLine() -> String? {
    guard lines == nil else { return lines?.next() }
    if isTyped {
      print("\nseasons> ", terminator: "")
      fflush(nil)
    }
    return readLine()
  }

  private static func lines(of text: String) -> any IteratorProtocol<String> {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(String.init).makeIterator()
  }

  private static func text(at path: String) throws -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw ValidationError(
        "The script '\(path)' cannot be read: \(error.localizedDescription)")
    }
  }
}
