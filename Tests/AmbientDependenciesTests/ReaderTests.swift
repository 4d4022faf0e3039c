import AmbientDependencies
import AmbientDependenciesTesting
import Foundation
import Testing

/// Runs work and returns the first line and the source location of each reported issue.
private func located(_ work: () async throws -> Void) async rethrows -> [String] {
  let texts = Box<[String]>([])
  try await withKnownIssue(isIntermittent: true) {
    try await work()
  } matching: { issue in
    let claim = issue.comments.first?.rawValue.prefix { $0 != "\n" } ?? ""
    let location = issue.sourceLocation.map { "\($0.fileID):\($0.line)" } ?? "nowhere"
    texts.withLock { $0.append("\(claim) at \(location)") }
    return true
  }
  return texts.withLock { $0 }
}

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(B1)`.
@Suite(.dependencies) struct `Readers of built-in values` {
  private let file = "AmbientDependenciesTests/ReaderTests.swift"

  @Test
  func `The issue about a date without an override has the location of the property (B1)`() async {
    let line = #line + 1
    @Dependency(\.date) var date
    @Dependency(\.date.now) var now
    let generator = date
    let texts = issues {
      _ = generator()
      _ = date.now
      _ = now
    }
    func text(_ line: Int) -> String {
      """
      Unimplemented: @Dependency(\\.date)

        Declared at  \(file):\(line)

      To fix this:
        • Override the value in the test.
      """
    }
    #expect(texts == [text(line), text(line), text(line + 1)])
    let reported = await located { _ = date() }
    #expect(reported == ["Unimplemented: @Dependency(\\.date) at \(file):\(line)"])
  }

  @Test func `The issue about a value without an override names the property (B2, B3, B6)`()
    async throws
  {
    let line = #line + 1
    @Dependency(\.uuid) var uuid
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    @Dependency(\.continuousClock) var clock
    @Dependency(\.timeZone) var timeZone
    @Dependency(\.preferredLocales) var preferredLocales
    let reported = try await located {
      _ = uuid()
      _ = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
      try await clock.sleep(for: .zero)
      _ = timeZone
      _ = preferredLocales
    }
    #expect(
      Set(reported) == [
        "Unimplemented: @Dependency(\\.uuid) at \(file):\(line)",
        "Unimplemented: @Dependency(\\.withRandomNumberGenerator) at \(file):\(line + 1)",
        "Unimplemented: @Dependency(\\.continuousClock) at \(file):\(line + 2)",
        "Unimplemented: @Dependency(\\.timeZone) at \(file):\(line + 3)",
        "Unimplemented: @Dependency(\\.preferredLocales) at \(file):\(line + 4)",
      ]
    )
  }

  @Test func `The issue about preparing a dependency twice names the dependency (P4)`() {
    prepareDependencies { $0.date.now = .distantPast }
    let texts = issues { prepareDependencies { $0.date.now = .distantFuture } }
    #expect(
      texts.first?.hasPrefix("@Dependency(\\.date) has already been accessed or prepared") == true
    )
  }

  /// A property wrapper that passes the source location of its use to `Dependency`.
  @propertyWrapper private struct Forwarding {
    @Dependency private var date: DateGenerator

    init(
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) {
      _date = Dependency(\.date, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    var wrappedValue: Date { date() }
  }

  @Test func `An issue is shown at the source location that a wrapper passes (B1)`() async {
    let line = #line + 1
    @Forwarding var now
    let reported = await located { _ = now }
    #expect(reported == ["Unimplemented: @Dependency(\\.date) at \(file):\(line)"])
  }

  @Test
  func
    `The issue about an object without dependencies has the location of the caller (C7)`()
  {
    final class Plain: Sendable {}
    withKnownIssue {
      withDependencies(
        from: Plain(),
        operation: {},
        fileID: "Module/File.swift",
        filePath: "/path/File.swift",
        line: 7,
        column: 3
      )
    } matching: { issue in
      let location = issue.sourceLocation
      return location?.fileID == "Module/File.swift" && location?.line == 7
        && location?.column == 3
    }
  }

  #if compiler(>=6.3)
  @Test func `An issue has the severity that the caller passes (B4)`() {
    struct Failure: Error {}
    let severities = Box<[Issue.Severity]>([])
    withKnownIssue(isIntermittent: true) {
      reportIssue("minor", severity: .warning)
      reportIssue(Failure(), severity: .warning)
      reportIssue("major", severity: .error)
      reportIssue("major")
    } matching: { issue in
      severities.withLock { $0.append(issue.severity) }
      return true
    }
    #expect(severities.withLock { $0 } == [.warning, .warning, .error, .error])
  }
  #endif

  @Test
  func `Code with names from swift-dependencies and IssueReporting compiles and works`() async {
    struct Failure: Error {}
    #expect(isTesting)
    let texts = issues {
      reportIssue(Failure())
      let number: Int? = withErrorReporting("Loading") { throw Failure() }
      #expect(number == nil)
      #expect(withErrorReporting { 1 } == 1)
    }
    #expect(texts == ["Caught error: Failure()", "Loading: Caught error: Failure()"])
    withDependencies {
      $0[keyPath: \DependencyValues.calendar] = Calendar(identifier: .iso8601)
      $0.int = 8
    } operation: {
      @Dependency(\.calendar) var calendar
      #expect(calendar.identifier == .iso8601)
      #expect(DependencyValues._current.int == 8)
      withEscapedDependencies { (continuation: DependencyValues.Continuation) in
        #expect(continuation.yield { DependencyValues._current.int } == 8)
      }
    }
  }
}
