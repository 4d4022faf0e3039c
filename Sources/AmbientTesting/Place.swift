import Testing

/// A place in a test, where its failures are shown.
struct Place {
  private let location: SourceLocation

  init(_ fileID: String, _ filePath: String, _ line: Int, _ column: Int) {
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Lets the test that is running fail.
  func record(_ message: String) {
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}
