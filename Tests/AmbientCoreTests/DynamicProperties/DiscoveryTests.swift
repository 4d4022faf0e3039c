import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

private struct Counter: DynamicProperty {
  @State var count = 0
  @Environment(\.treeTint) var tint

  var text: String { "\(tint) \(count)" }
}

@Suite @MainActor struct `Discovery of dynamic properties by type` {
  @Test func `A property of type State or Environment works without @State or @Environment`() {
    struct Plain: View {
      let tint = Environment<String>(\.treeTint)
      let count = State(wrappedValue: 0)

      var body: some View {
        Text("\(tint.wrappedValue) \(count.wrappedValue)")
        Button("More") { count.wrappedValue += 1 }
      }
    }
    let host = TestHost { Plain().environment(\.treeTint, "red") }
    #expect(host.texts == ["red 0", "More"])
    host.tap("More")
    #expect(host.texts == ["red 1", "More"])
    #expect(host.takeBodies() == ["Plain", "Plain"])
  }

  @Test func `Dynamic properties work inside other dynamic properties at any depth`() {
    struct Middle: DynamicProperty { var counter = Counter() }
    struct Outer: DynamicProperty { var middle = Middle() }
    struct Outermost: DynamicProperty { var outer = Outer() }
    struct Nested: View {
      let property = Outermost()
      var counter: Counter { property.outer.middle.counter }

      var body: some View {
        Text(counter.text)
        Button("More") { counter.count += 1 }
      }
    }
    let host = TestHost { Nested() }
    host.tap("More")
    host.set(\.treeTint, to: "blue")
    #expect(host.texts == ["blue 1", "More"])
    #expect(host.takeBodies() == ["Nested", "Nested", "Nested"])
  }

  @Test func `Dynamic properties work in tuples and in generic types`() {
    struct Wrapped<Property: DynamicProperty>: DynamicProperty { var property: Property }
    struct Generic: View {
      let pair = (Wrapped(property: Counter()), "second", Counter())

      var body: some View {
        Text(pair.0.property.text)
        Text(pair.2.text)
        Button("First") { pair.0.property.count += 1 }
        Button("Third") { pair.2.count += 10 }
      }
    }
    let host = TestHost { Generic().environment(\.treeTint, "red") }
    host.tap("First")
    host.tap("Third")
    #expect(host.plainTexts == ["red 1", "red 10"])
    #expect(host.takeBodies() == ["Generic", "Generic", "Generic"])
  }

  @Test func `An environment property in a plain struct gives the default and a warning`() {
    struct Holder { @Environment(\.treeTint) var tint }
    struct Holds: View {
      let holder = Holder()
      var body: some View { Text(holder.tint) }
    }
    let warnings = warnings {
      let host = TestHost { Holds().environment(\.treeTint, "red") }
      #expect(host.texts == ["none"])
    }
    #expect(warnings.count == 1)
    #expect(
      warnings[0].hasPrefix(
        """
        Accessing Environment<String>'s value outside of being installed on a View. \
        This will always read the default value and will not update.
        """
      )
    )
  }

  @Test func `A dynamic property in an array is not connected to the view`() {
    struct Holds: View {
      let counters = [Counter()]

      var body: some View {
        Text("\(counters[0].count)")
        Button("More") { counters[0].count += 1 }
      }
    }
    let host = TestHost { Holds() }
    host.tap("More")
    #expect(host.texts == ["0", "More"])
    #expect(host.takeBodies() == ["Holds"])
  }
}

@Suite @MainActor struct `Dynamic properties in enums and optionals` {
  private enum Mode: DynamicProperty {
    case off
    case counting(Counter)
    case labeled(String, Counter)
    indirect case boxed(Counter)

    var text: String {
      switch self {
      case .off: "off"
      case .counting(let counter), .boxed(let counter): counter.text
      case .labeled(let label, let counter): "\(label) \(counter.text)"
      }
    }

    func add() {
      switch self {
      case .off: break
      case .counting(let counter), .labeled(_, let counter), .boxed(let counter):
        counter.count += 1
      }
    }
  }

  private struct Shows: View {
    let mode: Mode

    var body: some View {
      Text(mode.text)
      Button("Add") { mode.add() }
    }
  }

  private struct Keeps: View {
    let model: TreeModel
    private let modes: [Mode] = [
      .off, .counting(Counter()), .labeled("label", Counter()), .boxed(Counter()),
    ]

    var body: some View { Shows(mode: modes[model.step]) }
  }

  @Test(arguments: [(1, "red"), (2, "label red"), (3, "red")])
  func `A dynamic property works in the payload of the active enum case`(step: Int, text: String) {
    let model = TreeModel()
    model.step = step
    let host = TestHost { Keeps(model: model).environment(\.treeTint, "red") }
    #expect(host.texts == ["\(text) 0", "Add"])
    host.tap("Add")
    #expect(host.texts == ["\(text) 1", "Add"])
    #expect(host.takeBodies() == ["Keeps", "Shows", "Shows"])
  }

  @Test func `A dynamic property in an enum loses its state when the case changes`() {
    let model = TreeModel()
    model.step = 1
    let host = TestHost { Keeps(model: model) }
    host.tap("Add")
    #expect(host.texts == ["none 1", "Add"])

    for (step, text) in [(2, "label none 0"), (1, "none 0"), (0, "off"), (3, "none 0")] {
      model.step = step
      host.settle()
      #expect(host.texts == [text, "Add"])
      host.tap("Add")
    }
    #expect(host.texts == ["none 1", "Add"])
  }

  @Test func `A dynamic property in an optional works while the optional is not nil`() {
    struct MayCount: View {
      let counter: Counter?

      var body: some View {
        Text(counter?.text ?? "nothing")
        Button("Add") { counter?.count += 1 }
      }
    }
    struct Parent: View {
      let model: TreeModel
      var body: some View { MayCount(counter: model.flag ? Counter() : nil) }
    }
    let model = TreeModel()
    let host = TestHost { Parent(model: model) }
    #expect(host.texts == ["nothing", "Add"])
    for _ in 1...2 {
      model.flag = true
      host.settle()
      host.tap("Add")
      #expect(host.texts == ["none 1", "Add"])
      model.flag = false
      host.settle()
      #expect(host.texts == ["nothing", "Add"])
    }
  }

  @Test func `A dynamic property in an enum keeps its state when the view is created again`() {
    struct Parent: View {
      let model: TreeModel
      var body: some View {
        Text("\(model.step)")
        Shows(mode: .counting(Counter()))
      }
    }
    let model = TreeModel()
    let host = TestHost { Parent(model: model) }
    host.tap("Add")
    host.takeBodies()
    model.step = 1
    host.settle()
    #expect(host.plainTexts == ["1", "none 1"])
    #expect(host.takeBodies() == ["Parent"])
  }
}
