package import AmbientSupport

/// Something that should not happen in the context where it did; in a test, the test fails.
package struct DependencyIssue: Sendable {
  /// The key that was read, as far as it is known where the issue arises.
  package var subject: Subject?

  /// Whether a test does not fail because of it.
  package var isWarning = false
  private let make: @Sendable (Subject?) -> Diagnostic

  /// What was read, in the reader's words.
  package struct Subject: Sendable {
    /// As in `@Dependency(\.name)`: `\.name`, or `Key.self`; nil where only the key is known.
    package var name: String?
    /// Where the reader is declared.
    package var place: SourceLocation?

    /// Names what was read.
    package init(name: String?, place: SourceLocation? = nil) {
      self.name = name
      self.place = place
    }
  }

  /// Makes an issue whose text depends on who reads.
  package init(_ make: @escaping @Sendable (Subject?) -> Diagnostic) { self.make = make }

  /// The text, with what is known of the reader.
  package var diagnostic: Diagnostic { make(subject) }
}

extension DependencyIssue {
  /// Whether a missing value is to be reported by code that does not know what it is made for.
  ///
  /// While a default is made, always: the issue waits for a reader. Else not while values are assigned.
  package static var shouldReport: Bool {
    TaskScope.current?.recording != nil || !Assigning.isCurrent
  }

  /// Lets the test that is running fail, or tells the developer.
  ///
  /// While a default is made, the issue waits for the one who reads it: an assignment is no reading.
  package func report(at place: IssueLocation? = nil) {
    if let recording = TaskScope.current?.recording { return recording.add(self) }
    let diagnostic = diagnostic
    let place = place ?? subject?.place.map(IssueLocation.init)
    if TestSupport.installed?.record("\(diagnostic)", isWarning, place) == true { return }
    diagnostic.warn()
  }
}

/// Where a test shows an issue.
package struct IssueLocation: Sendable {
  /// The file, as `Module/File.swift`.
  package let fileID: String
  /// The path of the file, as far as it is known.
  package let filePath: String
  /// The line, counted from 1.
  package let line: Int
  /// The column, counted from 1.
  package let column: Int

  /// Makes a place of what the literals give.
  package init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Makes a place of which only the line is known.
  package init(_ place: SourceLocation) {
    self.init(fileID: place.fileID, filePath: place.fileID, line: Int(place.line), column: 1)
  }
}
