@usableFromInline
package struct SourceLocation: Equatable, Sendable, CustomStringConvertible {
  @usableFromInline let file: StaticText

  /// The line, counted from 1; zero for an unknown location.
  @usableFromInline package let line: UInt32

  /// Creates a location from the values of `#fileID` and `#line`.
  ///
  /// - Parameters:
  ///   - fileID: The file, as in `Garden/ContentView.swift`.
  ///   - line: The number of the line, counted from 1.
  @inlinable
  package init(_ fileID: StaticString, _ line: UInt) {
    file = StaticText(fileID)
    self.line = UInt32(truncatingIfNeeded: line)
  }

  /// The file, as `Module/File.swift`.
  package var fileID: String { "\(file)" }

  /// The location as `Module/File.swift:12`.
  ///
  /// The location of a modifier that was used as a function value is unknown: the compiler then
  /// uses an overload of the modifier without the parameters `fileID` and `line`.
  @usableFromInline package var description: String {
    line == 0 ? "an unknown location" : "\(file):\(line)"
  }
}

/// A reference to a text that stays in memory forever, such as the text of a string literal.
///
/// The reference is a third as large as a `StaticString`.
// `@unchecked`: the text never moves and never changes.
@usableFromInline
package struct StaticText: Equatable, @unchecked Sendable, CustomStringConvertible {
  @usableFromInline let start: UnsafePointer<UInt8>

  @inlinable
  package init(_ text: StaticString) {
    // Only a static string that was made from a single Unicode scalar has no pointer.
    start = (text.hasPointerRepresentation ? text : "").utf8Start
  }

  /// Copies a text to memory that is never freed.
  package init(copying text: String) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count + 1)
    _ = bytes.initialize(from: text.utf8)
    bytes.initializeElement(at: text.utf8.count, to: 0)
    start = bytes.baseAddress.map { UnsafePointer($0) } ?? ("" as StaticString).utf8Start
  }

  @usableFromInline package var description: String { String(cString: start) }
}
