import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

@Suite @MainActor struct `The update of a dynamic property` {
  private struct Logged: DynamicProperty {
    let name: String
    let log: TreeLog
    @Environment(\.treeTint) private var tint

    func update() { MainActor.assumeIsolated { log.add("\(name) \(tint)") } }
  }

  private struct Pair: DynamicProperty {
    let inner: Logged
    let log: TreeLog

    init(_ log: TreeLog) {
      self.log = log
      inner = Logged(name: "inner", log: log)
    }

    func update() { MainActor.assumeIsolated { log.add("pair") } }
  }

  private struct Reader: View {
    let pair: Pair
    let last: Logged
    let log: TreeLog
    @State private var count = 0

    init(_ log: TreeLog) {
      self.log = log
      pair = Pair(log)
      last = Logged(name: "last", log: log)
    }

    var body: some View {
      let _ = log.add("body")
      Text("\(count)")
      Button("More") { count += 1 }
    }
  }

  private struct Parent: View {
    let model: TreeModel
    let log: TreeLog
    var body: some View {
      Text("\(model.step)")
      Reader(log)
    }
  }

  @Test func `Update methods run before the body, from inner to outer properties`() {
    let log = TreeLog()
    let host = TestHost { Reader(log).environment(\.treeTint, "red") }
    #expect(log.unread == ["inner red", "pair", "last red", "body"])
    host.tap("More")
    #expect(log.unread == ["inner red", "pair", "last red", "body"])
    #expect(host.takeBodies() == ["Reader", "Reader"])
  }

  @Test func `The update method of a property does not run when the body does not run`() {
    let (log, model) = (TreeLog(), TreeModel())
    let host = TestHost { Parent(model: model, log: log) }
    _ = log.unread
    host.takeBodies()
    model.step = 1
    host.settle()
    #expect(host.takeBodies() == ["Parent"])
    #expect(log.unread == [])
  }

  @Test func `A view depends on environment values that the update method of a property reads`() {
    let log = TreeLog()
    let host = TestHost { Reader(log) }
    _ = log.unread
    #expect(host.bodies { host.set(\.treeTint, to: "blue") } == ["Reader"])
    #expect(log.unread == ["inner blue", "pair", "last blue", "body"])
  }

  @Test func `A view depends on observable properties that update() of a dynamic property reads`() {
    struct Named: DynamicProperty {
      let model: TreeModel
      var name = ""
      mutating func update() { name = model.name }
    }
    struct Shows: View {
      let named: Named
      var body: some View { Text(named.name) }
    }
    let model = TreeModel()
    let host = TestHost { Shows(named: Named(model: model)) }
    #expect(host.texts == ["start"])
    model.step = 1
    host.settle()
    #expect(host.takeBodies() == ["Shows"])
    model.name = "other"
    host.settle()
    #expect(host.texts == ["other"])
    #expect(host.takeBodies() == ["Shows"])
  }

  private struct Doubled: DynamicProperty {
    let base: Int
    var result = 0
    mutating func update() { result += base * 2 }
  }

  private struct ShowsDouble: View {
    let doubled: Doubled
    @State private var count = 0

    var body: some View {
      Text("\(doubled.result) \(count)")
      Button("More") { count += 1 }
    }
  }

  @Test func `Each body run calls update() on a new copy of the dynamic property`() {
    let host = TestHost { ShowsDouble(doubled: Doubled(base: 2)) }
    #expect(host.texts == ["4 0", "More"])
    host.tap("More")
    #expect(host.texts == ["4 1", "More"])
  }

  @Test func `A view counts as unchanged if only update() has changed a property of the view`() {
    struct Parent: View {
      let model: TreeModel
      var body: some View {
        Text("\(model.step)")
        ShowsDouble(doubled: Doubled(base: 2))
      }
    }
    let model = TreeModel()
    let host = TestHost { Parent(model: model) }
    host.takeBodies()
    model.step = 1
    host.settle()
    #expect(host.takeBodies() == ["Parent"])
    #expect(host.plainTexts == ["1", "4 0"])
  }

  @Test func `If update() writes a state, the library drops the write and warns`() {
    struct Sets: DynamicProperty {
      @State var value = 1
      func update() { value = 2 }
    }
    struct Shows: View {
      let sets = Sets()
      var body: some View { Text("\(sets.value)") }
    }
    let warnings = warnings {
      let host = TestHost { Shows() }
      #expect(host.texts == ["1"])
    }
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.hasPrefix(
        "Modifying state during view update, this will cause undefined behavior."
      ) == true
    )
  }
}
