import Ambient
import AmbientTestSupport
import AmbientTesting
import Observation
import Testing

private struct TickKey: EnvironmentKey { static let defaultValue = 0 }
private struct TockKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var tick: Int {
    get { self[TickKey.self] }
    set { self[TickKey.self] = newValue }
  }
  fileprivate var tock: Int {
    get { self[TockKey.self] }
    set { self[TockKey.self] = newValue }
  }
}

// This class is not observable, so a change of `number` runs no body.
@MainActor private final class Store {
  var number = 0
}

/// A dynamic property with an environment property that no code reads.
@propertyWrapper private struct Setting: DynamicProperty {
  var tick = Environment(\.tick)
  let store: Store

  init(_ store: Store) { self.store = store }

  @MainActor var wrappedValue: Int { store.number }
}

@Observable private final class Model {}

@Suite @MainActor struct `Environment properties in dynamic properties` {
  private struct Shows: View {
    @Setting var number: Int
    var body: some View { Text("\(number)") }
  }

  @Test func `A view updates when an environment value inside its dynamic property changes`() {
    let store = Store()
    let host = TestHost { Shows(number: Setting(store)) }
    for number in 1...3 {
      store.number = number
      host.set(\.tick, to: number)
      #expect(host.texts == ["\(number)"])
      #expect(host.takeBodies().last == "Shows")
    }
    host.takeBodies()
    // The view does not declare `tock`, and `tick` is already 3.
    host.set(\.tock, to: 1)
    host.set(\.tick, to: 3)
    #expect(host.takeBodies() == [])
  }

  @Test func `A dynamic property in an enum, an optional or another property updates its view`() {
    struct Outer: DynamicProperty { var inner: Setting }
    enum Either: DynamicProperty {
      case none
      case some(Setting)
    }
    struct InOuter: View {
      let outer: Outer
      var body: some View { Text("\(outer.inner.wrappedValue)") }
    }
    struct InEnum: View {
      let either: Either
      var body: some View {
        if case .some(let setting) = either { Text("\(setting.wrappedValue)") }
      }
    }
    struct InOptional: View {
      let setting: Setting?
      var body: some View { Text("\(setting?.wrappedValue ?? -1)") }
    }
    let store = Store()
    let host = TestHost {
      InOuter(outer: Outer(inner: Setting(store)))
      InEnum(either: .some(Setting(store)))
      InOptional(setting: Setting(store))
    }
    host.takeBodies()
    store.number = 7
    host.set(\.tick, to: 1)
    #expect(host.texts == ["7", "7", "7"])
    #expect(host.takeBodies() == ["InOuter", "InEnum", "InOptional"])
  }

  private struct Sometimes: DynamicProperty {
    @Environment(\.tick) var tick
    @Environment(\.tock) var tock
  }

  private struct Reads: View {
    let property = Sometimes()
    @State private var reads = true
    var body: some View {
      Text(reads ? "\(property.tick)" : "-")
      Button("Switch") { reads.toggle() }
    }
  }

  @Test func `A value in a dynamic property updates a view until the body stops reading it`() {
    let host = TestHost { Reads() }
    host.takeBodies()
    host.set(\.tick, to: 1)
    #expect(host.takeBodies() == ["Reads"])
    host.tap("Switch")
    host.takeBodies()
    host.set(\.tick, to: 2)
    #expect(host.takeBodies() == [])
    // The body has never read `tock`. Until the body first reads an environment value that a
    // dynamic property declares, each run depends on the value. From then on, only the runs that
    // read the value depend on it.
    host.set(\.tock, to: 1)
    #expect(host.takeBodies() == ["Reads"])
    host.tap("Switch")
    #expect(host.texts.first == "2")
  }

  @Test func `A view does not update for an environment value that it declares but never reads`() {
    struct Plain: View {
      @Environment(\.tick) private var tick
      var body: some View { Text("x") }
    }
    let host = TestHost { Plain() }
    host.takeBodies()
    host.set(\.tick, to: 1)
    #expect(host.takeBodies() == [])
  }

  @Test func `A dynamic property can declare an environment object that no ancestor has set yet`() {
    struct Needs: DynamicProperty { @Environment(Model.self) var model }
    struct Shows: View {
      let needs = Needs()
      var body: some View { Text("x") }
    }
    struct Root: View {
      @State private var model: Model?
      var body: some View {
        Shows().environment(model)
        Button("Set") { model = Model() }
      }
    }
    let host = TestHost { Root() }
    #expect(host.texts == ["x", "Set"])
    host.takeBodies()
    host.tap("Set")
    #expect(host.takeBodies() == ["Root", "Shows"])
  }
}
