#if Macros
import Ambient
import AmbientDependencies
import AmbientDependenciesTesting
import AmbientTesting
import Testing

private struct Server: Sendable, Equatable {
  var name: String
  static let live = Server(name: "live")
  static let sample = Server(name: "sample")
  static let missing = Server(name: "missing")
}

extension EnvironmentValues {
  @Entry fileprivate var volume = 5
  @Entry(preview: Server.sample, test: Server.missing) fileprivate var host: Server = .live
}

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(X1)`.
@Suite(.dependencies) @MainActor struct `Entries outside of views` {
  private struct Reader: View {
    @Environment(\.host) private var host
    var body: some View { Text(host.name) }
  }

  @Test func `In a test, views and other code read the same default of an entry (X1)`() {
    @Dependency(\.volume) var volume
    @Dependency(\.host) var host
    #expect(volume == 5)
    #expect(host == .missing)
    #expect(TestHost { Reader() }.texts == ["missing"])
    withDependencies {
      $0.volume = 6
      $0.host.name = "own"
    } operation: {
      #expect(volume == 6)
      #expect(TestHost { Reader() }.texts == ["own"])
    }
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(host == .sample)
    }
  }
}
#endif
