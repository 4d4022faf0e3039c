/// A place in the user's source.
@usableFromInline
package struct SourceLocation: Sendable, CustomStringConvertible {
  private let file: LiteralText

  /// The line, counted from 1.
  package let line: UInt32

  /// Makes a place of what `#fileID` and `#line` give.
  @usableFromInline
  package init(_ fileID: StaticString, _ line: UInt) {
    file = LiteralText(fileID)
    self.line = UInt32(truncatingIfNeeded: line)
  }

  /// The file, as `Module/File.swift`.
  package var fileID: String { "\(file)" }

  /// The place as `Module/File.swift:12`.
  @usableFromInline package var description: String { "\(file):\(line)" }
}

/// The text of a literal, in a third of the room that a static string takes.
// Sendable because literals stay where they are, and never change.
package struct LiteralText: @unchecked Sendable, CustomStringConvertible {
  private let start: UnsafePointer<UInt8>

  /// Keeps the text of a literal.
  package init(_ text: StaticString) {
    // Only a static string that was made of a single scalar has no pointer.
    start = (text.hasPointerRepresentation ? text : "").utf8Start
  }

  /// The text.
  package var description: String { String(cString: start) }
}
