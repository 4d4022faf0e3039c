package import AmbientSupport

/// Reports that a test uses one of the library's dependencies but does not override it.
///
/// The test value of such a dependency contains a reporter of this type. Each `@Dependency` that
/// reads the test value returns a copy of the value. The reporter in the copy keeps the source
/// location of the `@Dependency`, because the test may use the copy long after the read.
package struct UnimplementedDependency: Sendable {
  private let name: String
  private let reader: SourceLocation?

  /// The source location of the property that is reading a dependency; nil outside of tests.
  @TaskLocal package static var currentReader: SourceLocation?

  /// Creates a reporter for the dependency whose property in `DependencyValues` has this name.
  ///
  /// - Parameter name: The name of the property, without a backslash.
  package init(_ name: String) { self.init(name, reader: nil) }

  private init(_ name: String, reader: SourceLocation?) {
    self.name = name
    self.reader = reader
  }

  /// Returns a copy whose issues contain the location of the property that read the value.
  ///
  /// - Parameter location: The location of the property.
  /// - Returns: The copy.
  package func copy(forReaderAt location: SourceLocation) -> Self { Self(name, reader: location) }

  /// Reports that the dependency is used.
  ///
  /// Reports nothing while a closure assigns dependency values, because the closure may use the old
  /// value to create the new value.
  package func report() {
    guard !Assigning.isCurrent else { return }
    var issue = DependencyIssue.unimplemented(name)
    if let location = reader ?? Self.currentReader {
      issue.subject = .init(name: name, location: location)
    }
    issue.report()
  }
}

/// A test value that reports an issue when a test uses it.
///
/// The issue contains the source location of the `@Dependency` property that read the value.
package protocol ReaderAware {
  /// Returns a copy for the property that is declared at `location`.
  ///
  /// - Parameter location: The location of the property.
  /// - Returns: The copy.
  func copy(forReaderAt location: SourceLocation) -> Self
}

extension DependencyIssue {
  package static func unimplemented(_ name: String) -> DependencyIssue {
    DependencyIssue { subject in
      .unimplemented("@Dependency(\\.\(name))", declaredAt: subject?.location)
    }
  }
}
