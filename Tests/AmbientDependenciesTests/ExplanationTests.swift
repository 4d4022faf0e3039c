import Ambient
import AmbientDependencies
import AmbientDependenciesTesting
import AmbientTesting
import Testing

private final class Model: @unchecked Sendable {
  @Dependency(\.retries) var retries

  var explanation: Explanation { _retries.explanation }
}

private struct Reader: View {
  @Dependency(\.retries) private var retries
  var body: some View { Text("\(retries)") }
}

private struct OtherReader: View {
  @Dependency(\.server) private var server
  var body: some View { Text(server) }
}

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(X11)`.
@Suite(.dependencies) @MainActor struct `Explanations of dependencies` {
  private static let file = "AmbientDependenciesTests/ExplanationTests.swift"

  @Test func `An explanation of a dependency names the context of a default`() {
    #expect(
      DependencyValues.explain(\.retries).description == """
        The caller finds 3
          RetriesKey  from its default for the context 'test'
        """
    )
    #expect(
      DependencyValues.explain(\.server).description == """
        The caller finds test server
          ServerKey  from its default for the context 'test'
        """
    )
    withDependencies {
      $0.context = .preview
    } operation: {
      let explanation = DependencyValues.explain(\.server)
      #expect(explanation.view == nil)
      #expect(explanation.value == "sample server")
      #expect(explanation.keys.first?.origins == [.default(context: "preview")])
      #expect(explanation.lastRunReason == nil)
    }
  }

  @Test func `An explanation of a dependency names the overrides from the innermost outward`() {
    let outer = #line + 1
    withDependencies {
      $0.retries = 4
    } operation: {
      let inner = #line + 1
      withDependencies {
        $0.retries += 1
      } operation: {
        let explanation = DependencyValues.explain(\.retries)
        #expect(
          explanation.description == """
            The caller finds 5
              RetriesKey  from an override at \(Self.file):\(inner)
                instead of an override at \(Self.file):\(outer)
                instead of its default for the context 'test'
            """
        )
        #expect(
          explanation.keys.first?.origins == [
            .override(at: "\(Self.file):\(inner)"), .override(at: "\(Self.file):\(outer)"),
            .default(context: "test"),
          ]
        )
      }
    }
  }

  @Test func `An explanation names the overrides that a task inherits and sets`() async {
    let outer = #line + 1
    let (explanation, inner) = await withDependencies {
      $0.retries = 4
    } operation: {
      await Task {
        let inner = #line + 1
        let explanation = await withDependencies {
          $0.retries = 5
        } operation: {
          await Task { DependencyValues.explain(\.retries).description }.value
        }
        return (explanation, inner)
      }.value
    }
    #expect(
      explanation == """
        The caller finds 5
          RetriesKey  from an override at \(Self.file):\(inner)
            instead of an override at \(Self.file):\(outer)
            instead of its default for the context 'test'
        """
    )
  }

  @Test func `An explanation of a dependency names the modifiers from the innermost outward`() {
    struct Root: View {
      let explanations: Box<[String]>
      static let line = #line + 8
      var body: some View {
        Group {
          Button("Explain") {
            explanations.withLock { $0.append("\(DependencyValues.explain(\.retries))") }
          }
          Reader()
        }
        .transformEnvironment(\.retries) { $0 += 1 }
        .environment(\.retries, 8)
      }
    }
    let explanations = Box<[String]>([])
    let host = TestHost { Root(explanations: explanations) }
    host.tap("Explain")
    #expect(
      explanations.withLock { $0 } == [
        """
        The caller finds 9
          RetriesKey  from Root, \(Self.file):\(Root.line)
            instead of Root, \(Self.file):\(Root.line + 1)
            instead of its default for the context 'test'
            read by Reader
        """
      ]
    )
  }

  @Test func `An explanation names the origin of a value and all overridden origins (X11)`() {
    #expect(
      "\(DependencyValues.explain(\.retries))" == """
        The caller finds 3
          RetriesKey  from its default for the context 'test'
        """
    )
    let outer = #line + 1
    withDependencies {
      $0.retries = 4
    } operation: {
      let inner = #line + 1
      let model = withDependencies {
        $0.retries = 5
      } operation: {
        Model()
      }
      #expect(
        "\(model.explanation)" == """
          The caller finds 5
            RetriesKey  from a captured override at \(Self.file):\(inner)
              instead of an override at \(Self.file):\(outer)
              instead of its default for the context 'test'
          """
      )
      #expect(
        DependencyValues.dump()
          == "RetriesKey = 4, set at \(Self.file):\(outer)"
      )
      #expect(
        DependencyValues.dump(.json) == """
          [{"name": "RetriesKey", "value": "4", "place": \
          "\(Self.file):\(outer)"}]
          """
      )
    }
    let line = #line + 1
    withDependencies {
      $0.retries = 6
    } operation: {
      let model = Model()
      withDependencies {
        $0.int = 1
      } operation: {
        #expect(
          "\(model.explanation)" == """
            The caller finds 6
              RetriesKey  from an override at \(Self.file):\(line)
                instead of its default for the context 'test'
            """
        )
      }
    }
    let explanations = Box<[String]>([])
    struct Root: View {
      let explanations: Box<[String]>
      var body: some View {
        Button("Explain") {
          explanations.withLock { $0.append("\(DependencyValues.explain(\.retries))") }
        }
        Reader()
        OtherReader()
      }
    }
    let root = #line + 1
    let host = TestHost { Root(explanations: explanations).environment(\.retries, 8) }
    host.tap("Explain")
    #expect(
      explanations.withLock { $0 } == [
        """
        The caller finds 8
          RetriesKey  from the root, \(Self.file):\(root)
            instead of its default for the context 'test'
            read by Reader
        """
      ]
    )
  }

  @Test func `An explanation names a prepared value, even in a task (X11)`() async {
    prepareDependencies { $0.retries = 6 }
    let prepared = """
      The caller finds 6
        RetriesKey  from a prepared value
      """
    #expect("\(DependencyValues.explain(\.retries))" == prepared)
    #expect(await Task { "\(DependencyValues.explain(\.retries))" }.value == prepared)
    let line = #line + 1
    let explanation = await withDependencies {
      $0.retries = 7
    } operation: {
      await Task { "\(DependencyValues.explain(\.retries))" }.value
    }
    #expect(
      explanation == """
        The caller finds 7
          RetriesKey  from an override at \(Self.file):\(line)
            instead of a prepared value
        """
    )
  }

  @Test
  func `On another thread, an explanation names the location of a modifier, but not its view`()
    async
  {
    struct Root: View {
      let captured: Box<EscapedDependencies?>
      var body: some View {
        Button("Keep") { captured.withLock { $0 = DependencyValues.capture() } }
      }
    }
    let captured = Box<EscapedDependencies?>(nil)
    let line = #line + 1
    let host = TestHost { Root(captured: captured).environment(\.retries, 8) }
    host.tap("Keep")
    let dependencies = captured.withLock { $0 } ?? EscapedDependencies()
    let explanation = await Task.detached {
      dependencies.yield { "\(DependencyValues.explain(\.retries))" }
    }.value
    #expect(
      explanation == """
        The caller finds 8
          RetriesKey  from a view, \(Self.file):\(line)
            instead of its default for the context 'test'
        """
    )
    host.unmount()
  }
}
