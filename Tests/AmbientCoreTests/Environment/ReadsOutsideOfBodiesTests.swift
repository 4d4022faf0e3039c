import Ambient
import AmbientTesting
import Observation
import Testing

@Observable @MainActor private final class Account {
  var name = "Ada"
}

@MainActor private var getterCalls = 0

private struct ScaleKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  fileprivate var scale: Int {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  @MainActor fileprivate var doubleScale: Int {
    getterCalls += 1
    return scale * 2
  }

  @MainActor fileprivate var accountName: String { self[Account.self]?.name ?? "" }
}

@Suite(.serialized) @MainActor struct `A read outside of bodies` {
  /// Properties of the views, and a closure that sets a state.
  ///
  /// Tests use them while no body runs.
  private final class Captured {
    var doubleScale: Environment<Int>?
    var name: Environment<String>?
    var setState: ((Int) -> Void)?
  }

  private struct Reader: View {
    let captured: Captured
    @Environment(\.doubleScale) private var doubleScale
    @Environment(\.accountName) private var name

    var body: some View {
      let _ = captured.doubleScale = _doubleScale
      let _ = captured.name = _name
      Text("\(doubleScale) \(name)")
    }
  }

  private struct Root: View {
    let captured: Captured
    @State private var scale = 3

    var body: some View {
      let _ = captured.setState = { scale = $0 }
      Reader(captured: captured).environment(\.scale, scale)
    }
  }

  @Test func `A read outside of bodies returns the value of the last update`() throws {
    let captured = Captured()
    let host = TestHost { Root(captured: captured) }
    let doubleScale = try #require(captured.doubleScale)
    let calls = getterCalls
    #expect(doubleScale.wrappedValue == 6)
    #expect(doubleScale.wrappedValue == 6)
    #expect(getterCalls == calls)
    captured.setState?(5)
    #expect(doubleScale.wrappedValue == 6)
    host.settle()
    #expect(host.texts == ["10 "])
    #expect(doubleScale.wrappedValue == 10)
    // The getter ran twice. The read after the call of `setState` called the getter, because a
    // write was pending. Then the update called the getter. The reads before the write and after
    // the update returned the cached value.
    #expect(getterCalls == calls + 2)
    host.unmount()
    #expect(doubleScale.wrappedValue == 10)
  }

  @Test func `A read outside of bodies returns the new value of an observable property`() throws {
    let account = Account()
    let captured = Captured()
    let host = TestHost { Root(captured: captured).environment(account) }
    let name = try #require(captured.name)
    #expect(name.wrappedValue == "Ada")
    account.name = "Grace"
    #expect(name.wrappedValue == "Grace")
    host.takeBodies()
    host.settle()
    #expect(host.texts == ["6 Grace"])
    #expect(host.takeBodies() == ["Reader"])
    #expect(name.wrappedValue == "Grace")
  }

  @Test func `A read in an action returns a value that the same action has just set`() throws {
    struct Event: View {
      let captured: Captured
      let account: Account
      @State private var seen = ""
      var body: some View {
        Reader(captured: captured)
        Button("Rename") {
          account.name = "Grace"
          seen = captured.name?.wrappedValue ?? ""
        }
        Text(seen)
      }
    }
    let account = Account()
    let captured = Captured()
    let host = TestHost { Event(captured: captured, account: account).environment(account) }
    host.tap("Rename")
    #expect(host.texts == ["2 Grace", "Rename", "Grace"])
  }
}
