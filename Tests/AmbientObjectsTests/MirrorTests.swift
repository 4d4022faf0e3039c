#if Objects
import Ambient
import AmbientTesting
import Testing

/// Returns the child `_store` of a property wrapper's mirror.
///
/// Some programs read this child to find out whether the wrapper has an object.
private func store(of wrapper: Any) -> Any? {
  Mirror(reflecting: wrapper).children.first { $0.label == "_store" }?.value
}

private func object(of wrapper: Any) -> Tally? { store(of: wrapper) as? Tally }

@Suite @MainActor struct `The mirror of a property wrapper for an object` {
  /// An optional variant of `@EnvironmentObject`, as some programs declare it.
  @propertyWrapper private struct OptionalTally: DynamicProperty {
    @EnvironmentObject private var tally: Tally
    init() {}
    @MainActor var wrappedValue: Tally? { object(of: _tally) == nil ? nil : tally }
  }

  private struct Shows: View {
    @OptionalTally var tally
    var body: some View { Text(tally.map { "\($0.count)" } ?? "none") }
  }

  @Test func `The mirror of @EnvironmentObject contains the object of the environment`() {
    let tally = Tally(3)
    let host = TestHost {
      Shows()
      Shows().environmentObject(tally)
    }
    #expect(host.texts == ["none", "3"])
    host.takeBodies()
    tally.count = 4
    host.settle()
    #expect(host.texts == ["none", "4"])
    #expect(host.takeBodies() == ["Shows"])
  }

  @Test func `Outside a view, only the mirror of @ObservedObject contains an object`() throws {
    let found = try #require(store(of: EnvironmentObject<Tally>()))
    #expect(Mirror(reflecting: found).displayStyle == .optional)
    #expect(Mirror(reflecting: found).children.isEmpty)
    #expect(object(of: StateObject(wrappedValue: Tally(1))) == nil)
    let tally = Tally(2)
    #expect(object(of: ObservedObject(wrappedValue: tally)) === tally)
  }

  @Test func `The mirror of @StateObject contains the object that a view owns`() {
    struct Keeps: View {
      @StateObject private var tally = Tally(5)
      var body: some View { Text("\(object(of: _tally)?.count ?? -1)") }
    }
    #expect(TestHost { Keeps() }.texts == ["5"])
  }
}
#endif
