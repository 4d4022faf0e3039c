import AmbientDependencies
import AmbientDependenciesTesting
import Foundation
import Testing

private struct NamedClient: TestDependencyKey {
  var name = ""
  static let testValue = NamedClient()
}

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(S1)`.
@Suite struct `Tests without a trait` {
  @Dependency(\.counter) private var counter

  @Test func `A test runs in the test context (S1)`() {
    @Dependency(\.context) var current
    #expect(current == .test)
    func context(
      of arguments: String...,
      variables: [String: String] = [:]
    ) -> DependencyContext {
      DependencyContext(arguments: arguments) { variables[$0] }
    }
    #expect(context(of: "program") == .live)
    #expect(context(of: "Some.xctest") == .test)
    #expect(context(of: "program", "--testing-library") == .test)
    #expect(context(of: "program", variables: ["XCODE_RUNNING_FOR_PREVIEWS": "1"]) == .preview)
    #expect(
      context(of: "Some.xctest", variables: ["SWIFT_DEPENDENCIES_CONTEXT": "preview"]) == .preview
    )
  }

  @Test func `The first test has its own default (S2)`() { #expect(counter.increment() == 1) }
  @Test func `The second test has its own default (S2)`() { #expect(counter.increment() == 1) }

  private static let counts = Box<Set<Int>>([])

  @Test(arguments: 0..<5) func `Without a trait, all arguments share one default (S3)`(_: Int) {
    let count = counter.increment()
    #expect(Self.counts.withLock { $0.insert(count).inserted })
  }
}

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(S3)`.
@Suite(.dependency(\.int, 1), .dependency(\.uuid, .incrementing)) struct `Traits` {
  @Dependency(\.int) private var int
  @Dependency(\.counter) private var counter
  @Dependency(\.uuid) private var uuid

  @Test(arguments: 0..<5) func `With a trait, each argument has its own default (S3, S4)`(_: Int) {
    #expect(counter.increment() == 1)
  }

  @Test(
    .dependency(\.string, "five"),
    .dependency(\.retries, 5),
    .dependency(NamedClient(name: "self")),
    .dependencies {
      try await Task.sleep(for: .milliseconds(1))
      $0.full = 55
    }
  )
  func `Traits set dependencies, environment values and clients, directly or in a closure (S5)`() {
    @Dependency(\.string) var string
    @Dependency(\.retries) var retries
    @Dependency(NamedClient.self) var named
    @Dependency(\.full) var full
    #expect(string == "five")
    #expect(retries == 5)
    #expect(named.name == "self")
    #expect(full == 55)
  }

  @Test func `A test inherits the value of a trait of its suite (S6)`() { #expect(int == 1) }

  @Test(.dependency(\.int, 2))
  func `The trait of a test overrides the value that a trait of its suite sets (S6)`() {
    #expect(int == 2)
    withDependencies {
      $0.int = 3
    } operation: {
      #expect(int == 3)
    }
  }

  @Test(.dependencies) func `A trait of a test removes no values of the suite's traits (S7)`() {
    #expect(int == 1)
  }

  @Test(arguments: 0..<3) func `Identifiers start at zero in each test (S8, S10)`(_: Int) {
    for number in 0..<100 { #expect(uuid() == UUID(number)) }
  }
}

private final class NotSendable {}

private struct ClassKey: TestDependencyKey {
  struct Holder: @unchecked Sendable { var object: NotSendable? }
  static var testValue: Holder { Holder() }
}

extension DependencyValues {
  fileprivate var classValue: NotSendable? {
    get { self[ClassKey.self].object }
    set { self[ClassKey.self].object = newValue }
  }
}

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(S9)`.
@Suite struct `Traits with objects and audits` {
  @Test(.dependency(\.classValue, NotSendable()))
  func `A trait can set an object that is not sendable (S9)`() {
    @Dependency(ClassKey.self) var holder
    #expect(holder.object != nil)
  }

  @Test func `A trait releases the defaults of its test when the test ends`() async throws {
    final class Object: Sendable {}
    enum Key: TestDependencyKey { static var testValue: Object { Object() } }
    weak var object: Object?
    do {
      @Dependency(Key.self) var value
      object = value
    }
    #expect(object != nil)
    let trait: DependenciesTrait = .dependencies(audit: .none)
    try await trait.provideScope(for: try #require(Test.current), testCase: nil) {}
    #expect(object == nil)
  }

  @Test func `A strict audit reports an override that no code reads (X10)`() async throws {
    let texts = Box<[String]>([])
    let line = #line + 1
    let trait: DependenciesTrait = .dependencies(audit: .strict) {
      $0.int = 1
      $0.string = "read"
    }
    try await withKnownIssue {
      try await trait.provideScope(for: try #require(Test.current), testCase: nil) {
        @Dependency(\.string) var string
        #expect(string == "read")
      }
    } matching: { issue in
      texts.withLock { $0.append(issue.comments.first?.rawValue ?? "") }
      return true
    }
    #expect(
      texts.withLock { $0 } == [
        """
        'IntKey' was overridden, but never read.

          Value          1
          Overridden at  AmbientDependenciesTests/TraitTests.swift:\(line)

        To fix this:
          • Remove the override, or check why the code under test does not read it.
        """
      ]
    )
  }
}
