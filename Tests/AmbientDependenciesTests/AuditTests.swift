import Ambient
import AmbientDependencies
import AmbientDependenciesTesting
import AmbientTesting
import Testing

@Suite struct `A test with a strict audit` {
  /// Runs a test with a strict audit and returns the texts of its issues.
  private func issues(
    _ update: @escaping @Sendable (inout DependencyValues) -> Void = { _ in },
    in test: @concurrent @Sendable () async throws -> Void
  ) async throws -> [String] {
    let texts = Box<[String]>([])
    let trait: DependenciesTrait = .dependencies(audit: .strict, update)
    try await withKnownIssue(isIntermittent: true) {
      try await trait.provideScope(
        for: try #require(Test.current),
        testCase: nil,
        performing: test
      )
    } matching: { issue in
      texts.withLock { $0.append(issue.comments.first?.rawValue ?? "\(issue)") }
      return true
    }
    return texts.withLock { $0 }
  }

  @Test func `A strict audit reports a read of a key that has no value for tests`() async throws {
    let line = #line + 2
    let texts = try await issues {
      @Dependency(\.retries) var retries
      #expect(retries == 3)
      @Dependency(\.server) var server
      #expect(server == "test server")
    }
    #expect(
      texts == [
        """
        'RetriesKey' has its live value, but was accessed in a strict test.

          Declared at  AmbientDependenciesTests/AuditTests.swift:\(line)
          Key          RetriesKey
          Value        Int

        To fix this, do one of:
          • Override 'RetriesKey' in the test: 'withDependencies { $0[RetriesKey.self] = … }'.
          • Give 'RetriesKey' a value for tests: '@Entry(test: …)', or a 'testValue'.
        """
      ]
    )
  }

  @Test func `A strict audit does not report a read of a prepared value`() async throws {
    let texts = try await issues {
      prepareDependencies { $0.int = 6 }
      @Dependency(\.int) var int
      #expect(int == 6)
    }
    #expect(texts == [])
  }

  @Test func `A strict audit reports a read of a live value in the live context`() async throws {
    let texts = try await issues {
      withDependencies {
        $0.context = .live
      } operation: {
        @Dependency(\.full) var full
        #expect(full == 1)
      }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("@Dependency(\\.full) has its live value") == true)
  }

  @Test func `A strict audit does not report a read of an overridden value`() async throws {
    let texts = try await issues {
      $0.retries = 4
    } in: {
      @Dependency(\.retries) var retries
      #expect(retries == 4)
    }
    #expect(texts == [])
  }

  @Test
  func `A strict audit counts an override as read if a view tree inherits it`() async throws {
    let texts = try await issues {
      $0.retries = 4
    } in: {
      await MainActor.run { #expect(TestHost { Retries() }.texts == ["4"]) }
    }
    #expect(texts == [])
  }

  @Test
  func `A strict audit reports a read of a value that was overridden after its capture`()
    async throws
  {
    let first = #line + 3
    let second = #line + 7
    let texts = try await issues {
      let captured = withDependencies {
        $0.int = 1
      } operation: {
        DependencyValues.capture()
      }
      withDependencies {
        $0.int = 2
      } operation: {
        @Dependency(\.int) var int
        captured.yield { #expect(int == 2) }
        captured.yield {
          @Dependency(\.int) var int
          #expect(int == 1)
        }
      }
    }
    #expect(
      texts == [
        """
        @Dependency(\\.int) was accessed with dependencies that were captured before it was \
        overridden.

          Declared at  AmbientDependenciesTests/AuditTests.swift:\(second + 6)
          Found        1, set at AmbientDependenciesTests/AuditTests.swift:\(first)
          Newer        2, set at AmbientDependenciesTests/AuditTests.swift:\(second)

        To fix this, do one of:
          • Capture the dependencies after the override.
          • Override 'int' in the work that runs with the captured dependencies.
        """
      ]
    )
  }
}

private struct Retries: View {
  @Environment(\.retries) private var retries
  var body: some View { Text("\(retries)") }
}
