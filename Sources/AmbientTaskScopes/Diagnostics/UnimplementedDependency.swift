package import AmbientSupport

/// A reporter for a dependency of the library that a test uses without an override.
///
/// The test value of such a dependency is read early and used later. Each `@Dependency` that reads
/// the value therefore returns a copy that knows the location of the property.
package struct UnimplementedDependency: Sendable {
  private let name: String
  private let reader: SourceLocation?

  /// The source location of the property that is reading a dependency.
  ///
  /// Bound in tests only.
  @TaskLocal package static var currentReader: SourceLocation?

  /// Creates a reporter for a dependency, by the name of its property in `DependencyValues`.
  package init(_ name: String) { self.init(name, reader: nil) }

  private init(_ name: String, reader: SourceLocation?) {
    self.name = name
    self.reader = reader
  }

  /// Returns a copy that reports in the name of the property at `location`.
  package func copy(forReaderAt location: SourceLocation) -> Self { Self(name, reader: location) }

  /// Reports the use, unless values are being assigned.
  package func report() {
    guard !Assigning.isCurrent else { return }
    var issue = DependencyIssue.unimplemented(name)
    if let location = reader ?? Self.currentReader {
      issue.subject = .init(name: name, location: location)
    }
    issue.report()
  }
}

/// A value that reports its use in a test that did not override it, and that names its reader.
package protocol ReaderAware {
  /// Returns a copy for the property that is declared at `location`.
  func copy(forReaderAt location: SourceLocation) -> Self
}

extension DependencyIssue {
  /// Creates the issue of a test that reads a dependency of the library without an override.
  package static func unimplemented(_ name: String) -> DependencyIssue {
    DependencyIssue { subject in
      .unimplemented("@Dependency(\\.\(name))", declaredAt: subject?.location)
    }
  }
}
