import Ambient
import AmbientTesting
import Testing

/// A list of states.
///
/// Each case `more` stores one state, and the list of the states after it.
private indirect enum Counters: DynamicProperty {
  case end
  case more(State<Int>, Counters)

  init(_ first: Int, through last: Int) {
    self =
      first > last
      ? .end : .more(State(initialValue: first), Counters(first + 1, through: last))
  }

  var all: [State<Int>] {
    guard case .more(let state, let rest) = self else { return [] }
    return [state] + rest.all
  }
}

@Suite @MainActor struct `A recursive enum as a property` {
  private struct Shows: View {
    var counters: Counters
    var body: some View {
      Text(counters.all.map { "\($0.wrappedValue)" }.joined(separator: " "))
      ForEach(0..<counters.all.count, id: \.self) { index in
        Button("Add \(index)") { counters.all[index].wrappedValue += 10 }
      }
    }
  }

  @Test func `A recursive enum property can have a value without a payload`() {
    let host = TestHost { Shows(counters: .end) }
    #expect(host.texts == [""])
    #expect(host.takeBodies() == ["Shows"])
  }

  @Test func `A recursive enum property keeps a state in each nested payload`() {
    let host = TestHost { Shows(counters: Counters(1, through: 4)) }
    #expect(host.texts.first == "1 2 3 4")
    for index in [0, 3, 3, 2] { host.tap("Add \(index)") }
    #expect(host.texts.first == "11 2 13 24")
    #expect(host.takeBodies() == ["Shows", "Shows", "Shows", "Shows", "Shows"])
  }

  @Test func `A recursive enum property keeps the states of the payloads that remain`() {
    struct Parent: View {
      let model: TreeModel
      var body: some View { Shows(counters: Counters(1, through: model.step)) }
    }
    let model = TreeModel()
    model.step = 3
    let host = TestHost { Parent(model: model) }
    for index in 0...2 { host.tap("Add \(index)") }
    #expect(host.texts.first == "11 12 13")
    model.step = 2
    host.settle()
    #expect(host.texts.first == "11 12")
    model.step = 4
    host.settle()
    #expect(host.texts.first == "11 12 3 4")
    host.tap("Add 3")
    #expect(host.texts.first == "11 12 3 14")
  }

  private indirect enum Tree: DynamicProperty {
    case leaf(Environment<String>)
    case branch(left: Tree, right: Tree?, log: TreeLog)

    mutating func update() {
      if case .branch(_, _, let log) = self { MainActor.assumeIsolated { log.add("update") } }
    }

    var text: String {
      switch self {
      case .leaf(let tint): tint.wrappedValue
      case .branch(let left, let right, _): "(\(left.text) \(right?.text ?? "-"))"
      }
    }
  }

  @Test func `A recursive enum property updates payloads at any depth, also in optionals`() {
    struct Shows: View {
      let tree: Tree
      var body: some View { Text(tree.text) }
    }
    let log = TreeLog()
    let leaf = Tree.leaf(Environment(\.treeTint))
    let inner = Tree.branch(left: leaf, right: leaf, log: log)
    let host = TestHost { Shows(tree: .branch(left: leaf, right: inner, log: log)) }
    #expect(host.texts == ["(none (none none))"])
    // The two branches log their updates. The leaves do not log theirs.
    #expect(log.unread == ["update", "update"])
    host.set(\.treeTint, to: "red")
    #expect(host.texts == ["(red (red red))"])
    #expect(log.unread == ["update", "update"])
    #expect(host.takeBodies() == ["Shows", "Shows"])
  }

  /// An enum with a new payload type at each level, so that the number of types has no limit.
  private indirect enum Nest<Value>: DynamicProperty {
    case end
    case more(State<Int>, Nest<[Value]>)
  }

  @Test func `A recursive enum property may have payloads of infinitely many types`() {
    struct Shows: View {
      var nest: Nest<Int>
      var body: some View {
        if case .more(let outer, .more(let inner, _)) = nest {
          Text("\(outer.wrappedValue) \(inner.wrappedValue)")
          Button("More") { inner.wrappedValue += 1 }
        }
      }
    }
    let host = TestHost {
      Shows(nest: .more(State(initialValue: 1), .more(State(initialValue: 2), .end)))
    }
    host.tap("More")
    #expect(host.texts == ["1 3", "More"])
    #expect(host.takeBodies() == ["Shows", "Shows"])
  }
}
