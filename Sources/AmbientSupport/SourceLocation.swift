/// A place in the user's source.
@usableFromInline
package struct SourceLocation: Equatable, Sendable, CustomStringConvertible {
  @usableFromInline let file: LiteralText

  /// The line, counted from 1.
  @usableFromInline package let line: UInt32

  /// Makes a place of what `#fileID` and `#line` give.
  @inlinable
  package init(_ fileID: StaticString, _ line: UInt) {
    file = LiteralText(fileID)
    self.line = UInt32(truncatingIfNeeded: line)
  }

  /// The file, as `Module/File.swift`.
  package var fileID: String { "\(file)" }

  /// The place as `Module/File.swift:12`; unknown of a modifier that was called as a function.
  @usableFromInline package var description: String {
    line == 0 ? "an unknown place" : "\(file):\(line)"
  }
}

/// The text of a literal, in a third of the room that a static string takes.
// Sendable because literals stay where they are, and never change.
@usableFromInline
package struct LiteralText: Equatable, @unchecked Sendable, CustomStringConvertible {
  @usableFromInline let start: UnsafePointer<UInt8>

  /// Keeps the text of a literal.
  @inlinable
  package init(_ text: StaticString) {
    // Only a static string that was made of a single scalar has no pointer.
    start = (text.hasPointerRepresentation ? text : "").utf8Start
  }

  /// Keeps a text for ever, as if it were a literal.
  package init(keeping text: String) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count + 1)
    _ = bytes.initialize(from: text.utf8)
    bytes.initializeElement(at: text.utf8.count, to: 0)
    start = bytes.baseAddress.map { UnsafePointer($0) } ?? ("" as StaticString).utf8Start
  }

  /// The text.
  @usableFromInline package var description: String { String(cString: start) }
}
