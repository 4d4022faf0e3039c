import Ambient
import AmbientTesting
import Testing

/// Counts how often bindings to nested parts read a part, and hash the index of a part.
private final class Work {
  var reads = 0
  var hashes = 0

  /// Returns the counts, and sets them to zero.
  func take() -> (reads: Int, hashes: Int) {
    defer { (reads, hashes) = (0, 0) }
    return (reads, hashes)
  }
}

// The suite is serialized, so only one test at a time uses this object.
@MainActor private let work = Work()

private enum Operation { case read, hash }

private func record(_ operation: Operation) {
  MainActor.assumeIsolated {
    switch operation {
    case .read: work.reads += 1
    case .hash: work.hashes += 1
    }
  }
}

/// The nodes inside a node.
///
/// The collection counts the reads of its elements and the hashes of its indices.
private struct Children: MutableCollection, Equatable {
  struct Index: Hashable, Comparable {
    let offset: Int
    static func < (lhs: Index, rhs: Index) -> Bool { lhs.offset < rhs.offset }
    func hash(into hasher: inout Hasher) {
      record(.hash)
      hasher.combine(offset)
    }
  }

  var nodes: [Node] = []

  var startIndex: Index { Index(offset: 0) }
  var endIndex: Index { Index(offset: nodes.count) }
  func index(after i: Index) -> Index { Index(offset: i.offset + 1) }

  subscript(position: Index) -> Node {
    get {
      record(.read)
      return nodes[position.offset]
    }
    set { nodes[position.offset] = newValue }
  }
}

private struct Node: Equatable {
  var name: String
  var next = Children()

  /// Returns the first node of a chain.
  ///
  /// Each node has the next node as its only child. The names of the nodes are "1", "2" and so on.
  static func chain(_ length: Int) -> Node {
    var node = Node(name: "\(length)")
    for number in stride(from: length - 1, through: 1, by: -1) {
      node = Node(name: "\(number)", next: Children(nodes: [node]))
    }
    return node
  }
}

/// A view that shows the name of a node, and contains another level for the next node of the chain.
private struct Level: View {
  @Binding var node: Node
  var isLast: Bool { node.next.isEmpty }

  var body: some View {
    Text($node.name.wrappedValue)
    if isLast {
      Button("Rename") { node.name += "!" }
    } else {
      Level(node: $node.next[Children.Index(offset: 0)])
    }
  }
}

private struct Root: View {
  @State var node: Node
  @State private var step = 0
  var body: some View {
    Level(node: $node)
    Button("Again") { step += 1 }
    Text("\(step)")
  }
}

@Suite(.serialized) @MainActor struct `Bindings to nested parts` {
  /// Counts the work for a chain of nodes.
  ///
  /// - Parameter levels: The length of the chain.
  /// - Returns: The work while the views of the chain are mounted, and the work while the last node
  ///   is renamed. In both pairs, the first number counts reads, and the second number
  ///   counts hashes.
  private func work(levels: Int) -> (mount: (Int, Int), write: (Int, Int)) {
    _ = AmbientCoreTests.work.take()
    let host = TestHost { Root(node: .chain(levels)) }
    let mount = AmbientCoreTests.work.take()
    #expect(host.plainTexts.count == levels + 1)
    host.tap("Rename")
    let write = AmbientCoreTests.work.take()
    #expect(host.plainTexts[levels - 1] == "\(levels)!")
    return (mount, write)
  }

  @Test func `The work for bindings to nested parts grows linearly with the nesting depth`() {
    let (short, long) = (work(levels: 20), work(levels: 200))
    for (few, many) in [
      (short.mount.0, long.mount.0), (short.mount.1, long.mount.1),
      (short.write.0, long.write.0), (short.write.1, long.write.1),
    ] {
      #expect(few > 0 || many == 0)
      // The long chain has ten times as many levels. Quadratic work would grow a hundredfold.
      #expect(many <= few * 11)
    }
    // While the long chain is mounted, each of its 200 levels may cause at most six hashes.
    #expect(long.mount.1 <= 200 * 6)
  }

  @Test func `Bindings to nested parts are distinct and writable at any depth`() {
    let host = TestHost { Root(node: .chain(3)) }
    #expect(host.takeBodies() == ["Root", "Level", "Level", "Level"])
    host.tap("Rename")
    #expect(host.plainTexts == ["1", "2", "3!", "0"])
    host.tap("Again")
    #expect(host.plainTexts == ["1", "2", "3!", "1"])
    #expect(host.takeBodies().last == "Root")
  }

  @Test func `A write to a nested part runs only the reader of that part`() {
    struct Inner: Equatable { var x = 0, y = 0 }
    struct Outer: Equatable { var inner = Inner(), z = 0 }
    struct Shows: View {
      let name: String
      @Binding var number: Int
      var body: some View { Button("\(name) \(number)") { number += 1 } }
    }
    struct Passes: View {
      @Binding var inner: Inner
      var body: some View {
        Shows(name: "x", number: $inner.x)
        Shows(name: "y", number: $inner.y)
      }
    }
    struct Root: View {
      @State private var outer = Outer()
      var body: some View {
        Passes(inner: $outer.inner)
        Shows(name: "z", number: $outer.z)
      }
    }
    let host = TestHost { Root() }
    host.takeBodies()
    host.tap("x 0")
    #expect(host.texts == ["x 1", "y 0", "z 0"])
    #expect(host.takeBodies() == ["Shows"])
    host.tap("z 0")
    #expect(host.texts == ["x 1", "y 0", "z 1"])
    #expect(host.takeBodies() == ["Shows"])
  }

  @Test func `Bindings to nested parts stay equal when bodies create them again`() {
    struct Level: View {
      @Binding var node: Node
      let log: TreeLog
      let step: Int
      var body: some View {
        Text(node.name)
        if !node.next.isEmpty {
          Level(node: $node.next[Children.Index(offset: 0)], log: log, step: step)
          Reader(name: $node.next[Children.Index(offset: 0)].name)
        }
      }
    }
    struct Reader: View {
      @Binding var name: String
      var body: some View { Text("reads \(name)") }
    }
    struct Root: View {
      @State private var node = Node.chain(100)
      @State private var step = 0
      let log = TreeLog()
      var body: some View {
        Level(node: $node, log: log, step: step)
        Button("Again") { step += 1 }
      }
    }
    let host = TestHost { Root() }
    host.takeBodies()
    _ = AmbientCoreTests.work.take()
    host.tap("Again")
    // Each `Level` runs, because its `step` changes. No `Reader` runs, because the new binding is
    // equal to the old one.
    #expect(host.takeBodies() == ["Root"] + Array(repeating: "Level", count: 100))
    // Each of the 100 levels may cause at most six hashes and six reads.
    let work = AmbientCoreTests.work.take()
    #expect(work.hashes <= 100 * 6)
    #expect(work.reads <= 100 * 6)
  }

  @Test func `The work for bindings to optional parts grows linearly with the nesting depth`() {
    struct Item: Equatable {
      var name: String
      var rest: [Item] = []
      var next: Item? {
        get {
          record(.read)
          return rest.first
        }
        set { rest = newValue.map { [$0] } ?? [] }
      }
    }
    struct Row: View {
      @Binding var item: Item
      var body: some View {
        Text($item.name.wrappedValue)
        if let next = Binding($item.next) {
          Row(item: next)
        } else {
          Button("Cut") { item.name += "!" }
        }
      }
    }
    struct Root: View {
      @State var item: Item
      var body: some View { Row(item: $item) }
    }
    func reads(levels: Int) -> Int {
      var item = Item(name: "\(levels)")
      for number in (1..<levels).reversed() { item = Item(name: "\(number)", rest: [item]) }
      _ = AmbientCoreTests.work.take()
      let host = TestHost { Root(item: item) }
      host.tap("Cut")
      #expect(host.plainTexts.last == "\(levels)!")
      return AmbientCoreTests.work.take().reads
    }
    #expect(reads(levels: 200) <= reads(levels: 20) * 11)
  }
}
