#if Macros
import AmbientDependencies
import AmbientDependenciesTesting
import Testing

private struct User: Equatable, Sendable {
  var id: Int
}

@DependencyClient
private struct Client: Sendable {
  var fetch: @Sendable (_ id: Int) async throws -> User
  var count: @Sendable () -> Int = { 7 }
  var name: @Sendable (_ id: Int, _ isShort: Bool) -> String = { "\($0)\($1)" }
  var find: @Sendable (String) -> User?
  var reset: @Sendable () -> Void
  @DependencyEndpoint(method: "move") var moveBy: @Sendable (_ number: inout Int) -> Void
  var isFast = true
  let version = 2
  @DependencyEndpointIgnored var log: @Sendable (String) -> String = { $0 }
}

@DependencyClient
private struct Odd<Element: Sendable>: Sendable {
  let id: Int
  /// Goes back.
  var `return`: @Sendable (_ for: Int) -> Element?
  var cached: @Sendable (_ make: @autoclosure () -> Int) -> Int = { $0() }
  var show: @MainActor @Sendable (_ id: Int) throws -> Void
  var load: @Sendable (_ id: Int) async throws(Unimplemented) -> Int
  var check: @Sendable (Int) -> Bool = { if $0 > 1 { true } else { false } }
  @DependencyEndpoint(method: "in") var inside: @Sendable () -> Void
}

private final class Player {
  @DependencyEndpoint var play: (_ song: String) -> Void
  @DependencyEndpoint(method: "stop") var halt: () -> Int = { 3 }
  let name: String

  init(name: String, play: @escaping (String) -> Void) {
    self.play = play
    self.name = name
  }

  init() { name = "" }
}

extension Client: TestDependencyKey {
  static let testValue = Client()
}

extension DependencyValues {
  fileprivate var client: Client {
    get { self[Client.self] }
    set { self[Client.self] = newValue }
  }
}

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(M1)`.
@Suite(.dependencies) struct `Clients` {
  @Dependency(\.client) private var client

  @Test func `An endpoint that is not overridden fails the test and returns its default (M1)`() {
    let texts = issues { #expect(client.count() == 7) }
    #expect(
      texts == [
        """
        Unimplemented: 'Client.count'

          Defined at  AmbientDependenciesTests/ClientTests.swift:13

        To fix this:
          • Override the function or value before the code under test uses it.
        """
      ]
    )
    let others = issues {
      client.reset()
      #expect(client.find("a") == nil)
    }
    #expect(others.count == 2)
  }

  @Test func `A throwing endpoint throws an error when it is not overridden (M1)`() async throws {
    await withKnownIssue {
      let error = await #expect(throws: Unimplemented.self) { try await client.fetch(id: 1) }
      #expect("\(error, default: "")" == "Unimplemented: Client.fetch")
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("Unimplemented: 'Client.fetch'") == true
    }
  }

  @Test func `An override of one endpoint does not change the other endpoints (M1)`() async throws {
    try await withDependencies {
      $0.client.fetch = { User(id: $0 + 1) }
    } operation: {
      let users = try await [client.fetch(id: 1), client.fetch(3)]
      #expect(users == [User(id: 2), User(id: 4)])
      let texts = issues { #expect(client.count() == 7) }
      #expect(texts.count == 1)
    }
  }

  @Test func `The parameter names of an endpoint become the argument labels of its method (M2)`() {
    withDependencies {
      $0.client.name = { "\($0), \($1)" }
      $0.client.moveBy = { $0 += 2 }
    } operation: {
      #expect(client.name(id: 1, isShort: true) == "1, true")
      var number = 1
      client.move(number: &number)
      #expect(number == 3)
    }
  }

  @Test
  func `A client can be created with all of its endpoints or with none (M3)`() async throws {
    let all = Client(
      fetch: { User(id: $0) },
      count: { 1 },
      name: { _, _ in "name" },
      find: { _ in User(id: 5) },
      reset: {},
      moveBy: { _ in },
      isFast: false
    )
    #expect(all.count() == 1)
    #expect(!all.isFast)
    #expect(all.version == 2)
    #expect(all.log("a") == "a")
    let user = try await all.fetch(id: 3)
    #expect(user == User(id: 3))
    let none = Client(isFast: false, log: { _ in "b" })
    #expect(none.log("a") == "b")
    let texts = issues { _ = none.count() }
    #expect(texts.count == 1)
  }

  @Test @MainActor func `A method is async, throwing or isolated if its endpoint is (M2)`()
    async throws
  {
    var odd = Odd<String>(id: 1)
    let texts = issues {
      #expect(odd.return(for: 1) == nil)
      #expect(odd.cached(make: 2) == 2)
      #expect(throws: Unimplemented.self) { try odd.show(id: 1) }
      #expect(odd.check(2))
      odd.in()
    }
    #expect(texts.count == 5)
    #expect(texts.first?.hasPrefix("Unimplemented: 'Odd.return'\n") == true)
    odd.load = { $0 + 1 }
    let number = try await odd.load(id: 1)
    #expect(number == 2)
  }

  @Test func `A class can have endpoints (M1)`() {
    let songs = Box<[String]>([])
    let player = Player(name: "a") { song in songs.withLock { $0.append(song) } }
    player.play(song: "b")
    #expect(songs.withLock { $0 } == ["b"])
    let texts = issues {
      Player().play(song: "c")
      #expect(player.stop() == 3)
    }
    #expect(texts.count == 2)
  }
}
#endif
