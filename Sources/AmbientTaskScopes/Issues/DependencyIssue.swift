package import AmbientSupport

/// A problem with the use of a dependency.
///
/// A test with such a problem fails, unless the problem is only a warning.
package struct DependencyIssue: Sendable {
  /// The dependency that was read; nil if the code that finds the issue does not know which.
  package var subject: Subject?

  /// Whether the issue is a warning, which does not fail a test.
  package var isWarning = false
  private let make: @Sendable (Subject?) -> Diagnostic

  /// The reader's declaration of the dependency that was read.
  package struct Subject: Sendable {
    /// The argument of `@Dependency` as the reader has written it: `\.name` or `Key.self`.
    ///
    /// The name is nil if the code that finds the issue does not know the declaration of the
    /// reader.
    package var name: String?
    package var location: SourceLocation?

    package init(name: String?, location: SourceLocation? = nil) {
      self.name = name
      self.location = location
    }
  }

  /// Creates an issue whose message depends on its subject.
  ///
  /// - Parameter make: Returns the message, given the subject; the subject is nil if it is unknown.
  package init(_ make: @escaping @Sendable (Subject?) -> Diagnostic) { self.make = make }

  /// The message, with the name of the dependency and the location of the reader, if known.
  package var diagnostic: Diagnostic { make(subject) }
}

/// The source location at which a test shows an issue.
package struct IssueLocation: Sendable {
  /// The file, as `Module/File.swift`.
  package let fileID: String
  /// The path of the file, or the file ID if the path is not known.
  package let filePath: String
  package let line: Int
  package let column: Int

  /// Creates a location from the values of literals such as `#fileID`.
  ///
  /// - Parameters:
  ///   - fileID: The module and the file, as in `GardenTests/WateringTests.swift`.
  ///   - filePath: The path of the file.
  ///   - line: The line in the file, counted from 1.
  ///   - column: The column in the line, counted from 1.
  package init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Creates a location in column 1 of a line.
  package init(_ location: SourceLocation) {
    self.init(
      fileID: location.fileID,
      filePath: location.fileID,
      line: Int(location.line),
      column: 1
    )
  }
}
