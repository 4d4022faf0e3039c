/// A place in the user's source.
@usableFromInline
package struct SourceLocation: Sendable, CustomStringConvertible {
  /// The file, as `Module/File.swift`.
  package let fileID: StaticString
  /// The line, counted from 1.
  package let line: UInt32

  /// Makes a place of what `#fileID` and `#line` give.
  @usableFromInline
  package init(_ fileID: StaticString, _ line: UInt) {
    self.fileID = fileID
    self.line = UInt32(truncatingIfNeeded: line)
  }

  /// The place as `Module/File.swift:12`.
  @usableFromInline package var description: String { "\(fileID):\(line)" }
}
