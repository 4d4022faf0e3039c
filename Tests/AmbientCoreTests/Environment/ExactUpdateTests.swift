import Ambient
import AmbientTesting
import Observation
import Testing

/// Tests the update guarantees that go beyond SwiftUI.
///
/// The tests count the work of an update. They do not measure time.
@MainActor
struct `Exact updates` {
  @Test func `Writes of a hundred keys visit none of ten thousand leaves that read other keys`() {
    let model = Board(leaves: 10_000)
    let host = TestHost { BoardView(model: model) }
    #expect(host.elements.count == 10_000)
    host.takeBodies()

    let before = host.counters
    for other in model.others {
      other.value += 1
      host.settle()
      #expect(host.takeBodies() == ["OtherWriter"])
    }
    // Each update visits three nodes: the `OtherWriter`, the environment modifier in its body, and
    // the type-erased child of the modifier.
    #expect(host.counters.visited - before.visited == 3 * 100)
    #expect(host.counters.marked - before.marked <= 3 * 100)
    #expect(host.counters.computed == before.computed)
  }

  @Test
  func `If one of ten thousand leaves reads a value, changes of the value run no other leaf`() {
    let model = Board(leaves: 10_000)
    let host = TestHost { BoardView(model: model) }
    host.takeBodies()
    let before = host.counters
    model.single += 1
    host.settle()
    #expect(host.takeBodies() == ["BoardView", "SingleLeaf"])
    #expect(host.texts.first == "1")
    // The update visits the `BoardView`, the modifier that sets `single`, the type-erased child of
    // this modifier, the derived value of the key path, and the leaf.
    #expect(host.counters.visited - before.visited == 5)
    #expect(host.counters.marked - before.marked <= 6)
    #expect(host.counters.computed - before.computed == 1)
  }

  @Test func `All leaves that read the same key path share one computation of its value`() {
    let model = Board(leaves: 10_000)
    let host = TestHost { BoardView(model: model) }
    host.takeBodies()
    let before = host.counters
    model.common += 1
    host.settle()
    // The `BoardView` runs, and so do all leaves apart from the `SingleLeaf`.
    #expect(host.takeBodies().count == 1 + 9_999)
    #expect(host.counters.computed - before.computed == 1)
  }

  @Test func `A changed value runs only the bodies that read it in their last run`() {
    struct Leaf: View {
      @Environment(\.common) private var common
      @Environment(\.single) private var single
      @Environment(\.gate) private var gate
      var body: some View { Text(gate ? "\(common)" : "closed") }
    }
    struct Root: View {
      @State private var common = 0
      @State private var single = 0
      @State private var gate = true
      let leaf = Leaf()
      var body: some View {
        leaf.environment(\.common, common).environment(\.single, single).environment(\.gate, gate)
        Button("Common") { common += 1 }
        Button("Single") { single += 1 }
        Button("Gate") { gate.toggle() }
      }
    }
    let host = TestHost { Root() }
    host.takeBodies()
    host.tap("Single")
    #expect(host.takeBodies() == ["Root"])
    host.tap("Common")
    #expect(host.takeBodies() == ["Root", "Leaf"])
    host.tap("Gate")
    #expect(host.takeBodies() == ["Root", "Leaf"])
    host.tap("Common")
    #expect(host.takeBodies() == ["Root"])
    #expect(host.texts.first == "closed")
    host.tap("Gate")
    #expect(host.texts.first == "2")
  }

  @Test func `A new closure in the environment runs no reader, and a call uses the new closure`() {
    struct Caller: View {
      @Environment(\.note) private var note
      var body: some View { Button("Call") { note("called") } }
    }
    struct Root: View {
      @State private var round = 1
      let log: Log
      var body: some View {
        Caller().environment(\.note) { [round] in log.lines.append("\($0) in round \(round)") }
        Button("Round") { round += 1 }
        Text("\(round)")
      }
    }
    let log = Log()
    let host = TestHost { Root(log: log) }
    host.tap("Call")
    host.tap("Round")
    host.tap("Round")
    host.takeBodies()
    host.tap("Round")
    #expect(host.takeBodies() == ["Root"])
    host.tap("Call")
    #expect(log.lines == ["called in round 1", "called in round 4"])
    #expect(host.takeBodies() == [])
  }

  @Test func `An update does not visit the writers between a changed value and its reader`() {
    struct Deep: View {
      let depth: Int
      var body: some View {
        if depth == 0 {
          AnyView(SingleLeaf())
        } else {
          AnyView(Deep(depth: depth - 1).environment(\.[other: depth % 100], depth))
        }
      }
    }
    func visits(depth: Int) -> Int {
      let model = Board(leaves: 1)
      let host = TestHost { Above(model: model, content: Deep(depth: depth)) }
      let before = host.counters
      model.single += 1
      host.settle()
      #expect(host.texts == ["1"])
      return host.counters.visited - before.visited
    }
    #expect(visits(depth: 1_000) == visits(depth: 1))
  }

  /// Sets the value that the `SingleLeaf` in the content reads.
  private struct Above<Content: View>: View {
    let model: Board
    let content: Content
    var body: some View { content.environment(\.single, model.single) }
  }

  private final class Log {
    var lines: [String] = []
  }
}

// MARK: Ten thousand leaves

@Observable private final class Board {
  let leaves: Int
  let others = (0..<100).map(Other.init)
  var single = 0
  var common = 0
  init(leaves: Int) { self.leaves = leaves }
}

@Observable private final class Other {
  let index: Int
  var value = 0
  init(_ index: Int) { self.index = index }
}

private struct BoardView: View {
  let model: Board
  private let content: AnyView

  init(model: Board) {
    self.model = model
    content = model.others.reduce(AnyView(Leaves(count: model.leaves))) { view, other in
      AnyView(OtherWriter(other: other, content: view))
    }
  }

  var body: some View {
    content.environment(\.single, model.single).environment(\.common, model.common)
  }
}

/// Sets one of the hundred keys for its content.
private struct OtherWriter: View {
  let other: Other
  let content: AnyView
  var body: some View { content.environment(\.[other: other.index], other.value) }
}

private struct Leaves: View {
  let count: Int
  var body: some View {
    SingleLeaf()
    ForEach(1..<count, id: \.self) { _ in CommonLeaf() }
  }
}

private struct SingleLeaf: View {
  @Environment(\.single) private var single
  var body: some View { Text(verbatim: "\(single)") }
}

private struct CommonLeaf: View {
  @Environment(\.common) private var common
  var body: some View { Text("\(common)") }
}

// MARK: A hundred keys

private protocol NumberKey: EnvironmentKey, SendableMetatype where Value == Int {}

/// An environment key for a pair of types.
///
/// Each pair is a different key. The list `otherKeys` contains the hundred pairs of ten types.
private enum OtherKey<Tens, Ones>: NumberKey {
  static var defaultValue: Int { 0 }
}

private let otherKeys: [any NumberKey.Type] = {
  let digits: [Any.Type] = [
    Int.self, Int8.self, Int16.self, Int32.self, Int64.self,
    UInt.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self,
  ]
  func key<Tens, Ones>(_ tens: Tens.Type, _ ones: Ones.Type) -> any NumberKey.Type {
    OtherKey<Tens, Ones>.self
  }
  func keys<Tens>(_ tens: Tens.Type) -> [any NumberKey.Type] {
    digits.map { ones in
      func open<Ones>(_ ones: Ones.Type) -> any NumberKey.Type { key(tens, ones) }
      return _openExistential(ones, do: open)
    }
  }
  return digits.flatMap { _openExistential($0, do: keys) }
}()

extension EnvironmentValues {
  fileprivate subscript(other index: Int) -> Int {
    get {
      func read<K: NumberKey>(_ key: K.Type) -> Int { self[key] }
      return read(otherKeys[index])
    }
    set {
      func write<K: NumberKey>(_ key: K.Type, into values: inout EnvironmentValues) {
        values[key] = newValue
      }
      write(otherKeys[index], into: &self)
    }
  }
}

// MARK: Keys

private struct SingleKey: EnvironmentKey { static let defaultValue = 0 }
private struct CommonKey: EnvironmentKey { static let defaultValue = 0 }
private struct GateKey: EnvironmentKey { static let defaultValue = true }
private struct NoteKey: EnvironmentKey { static var defaultValue: (String) -> Void { { _ in } } }

extension EnvironmentValues {
  fileprivate var single: Int {
    get { self[SingleKey.self] }
    set { self[SingleKey.self] = newValue }
  }
  fileprivate var common: Int {
    get { self[CommonKey.self] }
    set { self[CommonKey.self] = newValue }
  }
  fileprivate var gate: Bool {
    get { self[GateKey.self] }
    set { self[GateKey.self] = newValue }
  }
  fileprivate var note: (String) -> Void {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}
