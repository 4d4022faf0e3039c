import Ambient
import AmbientDependencies
import AmbientDependenciesTesting
import AmbientTesting
import Dispatch
import Observation
import Testing
import XCTest

@DependencyClient
struct Server: Sendable {
  var load: @Sendable (_ id: Int) async throws -> String
}

extension Server {
  static let live = Server { id in "note \(id)" }
  static let sample = Server { id in "sample \(id)" }
  static let missing = Server()
}

extension EnvironmentValues {
  @Entry var retries = 3
  @Entry(preview: Server.sample, test: Server.missing) var server: Server = .live
}

func title(of id: Int) async -> String? {
  @Dependency(\.retries) var retries
  @Dependency(\.server) var server
  for _ in 0...retries {
    if let title = try? await server.load(id: id) { return title }
  }
  return nil
}

@Observable @MainActor
final class Notes {
  private(set) var titles: [String] = []
  @ObservationIgnored @Dependency(\.server) private var server

  func load() async throws { titles.append(try await server.load(id: 1)) }
}

struct NoteList: View {
  @State private var notes = Notes()

  var body: some View {
    ForEach(notes.titles, id: \.self) { Text($0) }
    Button("Load") {
      Task { try await notes.load() }
    }
  }
}

struct Screen: View {
  let backup: Server

  var body: some View {
    NoteList()
    NoteList().environment(\.server, backup)
  }
}

func retriesNow() -> Int {
  @Dependency(\.retries) var retries
  return retries
}

func count(on queue: DispatchQueue, report: @escaping @Sendable (Int) -> Void) {
  withEscapedDependencies { dependencies in
    queue.async {
      dependencies.yield { report(retriesNow()) }  // with the same values as in `count`
    }
  }
}

extension Notes {
  func copy() -> Notes { withDependencies(from: self) { Notes() } }
}

@Suite(.dependencies { $0.retries = 1 })
@MainActor
struct `A list of notes` {
  @Test(.dependency(\.server, .sample))
  func `A list of notes loads from the server`() async throws {
    let notes = Notes()
    try await notes.load()
    #expect(notes.titles == ["sample 1"])
    #expect(await title(of: 2) == "sample 2")
  }

  @Test func `A list in a view loads from the server that the view sets`() async {
    let host = TestHost { Screen(backup: .sample) }
    host.tap("Load", number: 2)
    await host.settle { host.texts == ["Load", "sample 1", "Load"] }
  }

  @Test func `A list of notes keeps the server with which it was created`() async throws {
    let notes = withDependencies {
      $0.server.load = { id in "mine \(id)" }
    } operation: {
      Notes()
    }
    try await notes.copy().load()
    try await notes.load()
    #expect(notes.titles == ["mine 1"])
  }
}

final class NotesTests: XCTestCase {
  override func invokeTest() {
    withDependencies {
      $0.retries = 0
    } operation: {
      super.invokeTest()
    }
  }

  func testRetries() {
    XCTAssertEqual(retriesNow(), 0)
  }
}

@Suite struct `The article about dependencies` {
  @Test func `Each listing of the article about dependencies runs as a test`() throws {
    let listings = try GuideListings(
      of: "Sources/AmbientDependencies/AmbientDependencies.docc/Dependencies.md"
    ) {
      !$0.contains(".package(") && !$0.contains("UpdateNote")
    }
    #expect(listings.declarations.count == 12)
    #expect(try listings.missing(from: #filePath) == [])
  }
}
