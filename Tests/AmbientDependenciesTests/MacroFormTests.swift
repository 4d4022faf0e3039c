#if Macros
import Ambient
import AmbientDependencies
import AmbientDependenciesTesting
import Testing

// The macros must expand these unusual declarations to code that compiles.

private typealias Load = @Sendable (Int) throws -> Int

private struct EntryValue: Sendable, Equatable {
  var number = 4
}

private func end() -> Never { fatalError("No test calls this.") }

private func count() async throws -> Int { 5 }

@DependencyClient
private struct Named: Sendable {
  typealias Show = @Sendable () -> Void
  var load: Load
  var show: Show
  var value: EntryValue
  var check: Load = { $0 }
}

@DependencyClient
private struct Conditional: Sendable {
  #if DEBUG
  var name: String
  var trace: @Sendable (_ text: String) -> Void
  #elseif RELEASE
  var code: Int
  #endif
  var load: @Sendable (_ id: Int) throws -> Int
}

@DependencyClient
private struct Ending: Sendable {
  var number: @Sendable () -> Int = { end() }
  var count: @Sendable () async throws -> Int = { try await AmbientDependenciesTests.count() }
  var found: @Sendable () -> Int? = { max(1, 2) }
  var act: @Sendable () -> Void = { { print("act") }() }
}

@DependencyClient
private struct Several: Sendable {
  var width, height: Int
  var load: @Sendable () throws -> Int
}

extension DependencyValues {
  @DependencyEntry fileprivate var one = 3
  @DependencyEntry(liveValue: EntryValue(number: 1)) fileprivate var two: EntryValue = EntryValue()
  @DependencyEntry(previewValue: 2) fileprivate var three = 1
}

extension FocusedValues {
  @Entry fileprivate var spelledOut: Optional<Int>
  @Entry fileprivate var qualified: Swift.Optional<EntryValue>
}

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(M3)`.
@Suite(.dependencies) struct `Macros on unusual declarations` {
  @Test func `The initializer of a client accepts functions with aliased types (M3)`() throws {
    let named = Named(load: { $0 + 1 }, show: {}, value: EntryValue())
    #expect(try named.load(1) == 2)
    #expect(try named.check(1) == 1)
    let value = EntryValue(number: 2)
    let other = Named(load: named.load, show: named.show, value: value, check: { $0 * 2 })
    #expect(try other.check(2) == 4)
    #expect(other.value.number == 2)
  }

  @Test func `A client can have properties in #if blocks (M3)`() throws {
    #if DEBUG
    let client = Conditional(name: "a", trace: { _ in }, load: { $0 })
    #expect(client.name == "a")
    client.trace(text: "b")
    #expect(issues { Conditional(name: "a").trace(text: "b") }.count == 1)
    #else
    let client = Conditional(load: { $0 })
    #endif
    #expect(try client.load(id: 1) == 1)
  }

  @Test func `The default of an endpoint can be a function call (M1)`() async throws {
    let client = Ending()
    await withKnownIssue {
      let count = try await client.count()
      #expect(count == 5)
    }
    let texts = issues {
      #expect(client.found() == 2)
      client.act()
    }
    #expect(texts.count == 2)
  }

  @Test func `Several properties of a client can share a type annotation (M3)`() throws {
    let client = Several(width: 1, height: 2, load: { 3 })
    #expect(client.width + client.height == 3)
  }

  @Test func `An entry can have a type that is named EntryValue (M5)`() {
    @Dependency(\.one) var one
    @Dependency(\.two) var two
    @Dependency(\.three) var three
    #expect(one == 3)
    #expect(two == EntryValue())
    #expect(three == 1)
  }
}
#endif
