package import AmbientSupport

/// A reporter for a dependency of this library that a test uses but does not override.
///
/// A test value may be used long after it was read. Each `@Dependency` that reads the value
/// therefore returns a copy. The copy reports the source location of the `@Dependency`.
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

  /// Returns a copy whose issues contain `location`, the place where the reading property is
  /// declared.
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

/// A test value that reports its use if there is no override.
///
/// The report contains the source location of the `@Dependency` property that read the value.
package protocol ReaderAware {
  /// Returns a copy for the property that is declared at `location`.
  func copy(forReaderAt location: SourceLocation) -> Self
}

extension DependencyIssue {
  /// Creates the issue for a dependency of the library that a test uses but does not override.
  package static func unimplemented(_ name: String) -> DependencyIssue {
    DependencyIssue { subject in
      .unimplemented("@Dependency(\\.\(name))", declaredAt: subject?.location)
    }
  }
}
