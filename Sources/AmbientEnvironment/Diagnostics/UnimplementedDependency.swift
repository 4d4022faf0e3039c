package import AmbientSupport

/// Reports that a test uses one of the library's own dependencies without having overridden it.
///
/// The test value of such a dependency does something only when it is called, long after it was read; so
/// each `@Dependency` that reads it hands out a copy that knows where the property is declared.
package struct UnimplementedDependency: Sendable {
  private let name: String
  private let reader: SourceLocation?

  /// Where the property is declared that reads a dependency now; known in tests only.
  @TaskLocal package static var currentReader: SourceLocation?

  /// Reports the use of a dependency in the name of its property.
  package init(_ name: String) { self.init(name, reader: nil) }

  private init(_ name: String, reader: SourceLocation?) {
    self.name = name
    self.reader = reader
  }

  /// The same for a copy of the value that a property hands out.
  package func read(at place: SourceLocation) -> Self { Self(name, reader: place) }

  /// Reports the use, unless values are being assigned.
  package func report() {
    guard !Assigning.isCurrent else { return }
    var issue = DependencyIssue.unimplemented(name)
    if let place = reader ?? Self.currentReader { issue.subject = .init(name: name, place: place) }
    issue.report()
  }
}

/// A value that reports when a test uses it without having overridden it.
package protocol ReportsReader {
  /// The value for a property that is declared at a place.
  func read(at place: SourceLocation) -> Self
}

extension DependencyIssue {
  /// The issue that a test reads a dependency of the library, named by its property, without having
  /// overridden it.
  package static func unimplemented(_ name: String) -> DependencyIssue {
    DependencyIssue { subject in
      .unimplemented("@Dependency(\\.\(name))", declaredAt: subject?.place)
    }
  }
}
