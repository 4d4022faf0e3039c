import Ambient
import AmbientTestSupport
import AmbientTesting
import Observation
import Testing

private protocol Numbered: AnyObject {
  var number: Int { get set }
}

private final class Plain: Numbered {
  var number: Int
  init(_ number: Int) { self.number = number }
}

@Observable private final class Observed: Numbered {
  var number: Int
  init(_ number: Int) { self.number = number }
}

private struct Pair {
  var left: Int
  var right: Int
  var sum: Int {
    get { left + right }
    set { left = newValue - right }
  }
}

/// A struct with numbers of each kind: stored, computed, and stored in objects.
private struct Leaf {
  var number = 0
  var plain: Plain
  var observed: Observed
  var any: any Numbered
  var last: Plain?

  var double: Int {
    get { number * 2 }
    set { number = newValue / 2 }
  }
  var plainNumber: Int {
    get { plain.number }
    set { plain.number = newValue }
  }
  var observedNumber: Int {
    get { observed.number }
    set { observed.number = newValue }
  }
  var pair: Pair {
    get { Pair(left: number, right: plain.number) }
    set { (number, plain.number) = (newValue.left, newValue.right) }
  }
}

/// The state of the test.
///
/// Each binding and each key path of the test leads to a number in this state.
private struct Tree {
  var leaf: Leaf
  var leaves: [Leaf]
  var spare: Leaf?
  var number = 0
  var first: Leaf {
    get { leaves[0] }
    set { leaves[0] = newValue }
  }
}

/// A binding and a key path that both lead to one number in a `Tree` value.
private struct Way {
  let binding: (Binding<Tree>) -> Binding<Int>
  let path: WritableKeyPath<Tree, Int>

  /// Whether it is certain that the tree itself stores the number.
  ///
  /// If false, the number may be computed, or an object may store the number.
  var isStored = false
}

@MainActor private let waysInLeaf: [(Binding<Leaf>) -> Binding<Int>] = [
  { $0.number }, { $0.double }, { $0.plainNumber }, { $0.observedNumber }, { $0.pair.left },
  { $0.pair.right }, { $0.pair.sum }, { $0.plain.number }, { $0.observed.number },
  { $0.any.number }, { Binding($0.last)?.number ?? .constant(0) },
]

@MainActor private let pathsInLeaf: [WritableKeyPath<Leaf, Int>] = [
  \.number, \.double, \.plainNumber, \.observedNumber, \.pair.left, \.pair.right, \.pair.sum,
  \.plain.number, \.observed.number, \.any.number, \.last!.number,
]

@MainActor private func makeWays() -> [Way] {
  let leaf: WritableKeyPath<Tree, Leaf> = \.leaf
  let second: WritableKeyPath<Tree, Leaf> = \.leaves[1]
  let spare: WritableKeyPath<Tree, Leaf> = \.spare!
  let first: WritableKeyPath<Tree, Leaf> = \.first
  var ways = [Way(binding: { $0.number }, path: \.number, isStored: true)]
  for (way, path) in zip(waysInLeaf, pathsInLeaf) {
    let isStored = path == \.number
    ways += [
      Way(binding: { way($0.leaf) }, path: leaf.appending(path: path), isStored: isStored),
      Way(binding: { way($0.leaves[1]) }, path: second.appending(path: path), isStored: isStored),
      Way(
        binding: { Binding($0.spare).map(way) ?? .constant(0) },
        path: spare.appending(path: path),
        isStored: isStored
      ),
      Way(binding: { way($0.first) }, path: first.appending(path: path)),
      // One key path leads from the tree to the number. The bindings above take several steps.
      Way(
        binding: { $0[dynamicMember: leaf.appending(path: path)] },
        path: leaf.appending(path: path)
      ),
    ]
  }
  return ways
}

/// What the readers have read, and what they should have read.
@MainActor private final class Record {
  /// The value that the state should have.
  ///
  /// This value and the state contain the same objects.
  var tree: Tree

  /// For the index of each reader, the number that it should have read in its last run.
  var shown: [Int: Int] = [:]

  /// The indices of the readers that have run since the last change started.
  var ran: Set<Int> = []

  /// A message for each run of a reader that read a wrong number.
  var mistakes: [String] = []

  /// The body of `Between`, the view in the middle of the readers, calls this closure.
  var betweenReaders: () -> Void = {}

  init(_ tree: Tree) { self.tree = tree }

  /// Records a run of a reader.
  ///
  /// - Parameters:
  ///   - values: The numbers that the reader has read: its number, twice.
  ///   - index: The index of the reader.
  ///   - path: The key path to the number that the reader should have read.
  func note(_ values: [Int], of index: Int, _ path: WritableKeyPath<Tree, Int>) {
    let expected = tree[keyPath: path]
    if values != [expected, expected] {
      mistakes.append("\(index) read \(values), but \(path) is \(expected).")
    }
    shown[index] = expected
    ran.insert(index)
  }
}

/// An object whose changes run the body of one reader.
///
/// The object of the reader after `Between` also runs the body of `Between`.
@Observable private final class Step { var number = 0 }

private struct Reader: View {
  let index: Int
  let path: WritableKeyPath<Tree, Int>
  let step: Step
  let record: Record
  @Binding var number: Int

  var body: some View {
    let _ = step.number
    let _ = record.note([number, number], of: index, path)
    Text("\(number)")
  }
}

private struct Between: View {
  let step: Step
  let record: Record

  var body: some View {
    let _ = step.number
    let _ = record.betweenReaders()
    EmptyView()
  }
}

private struct Root: View {
  @State var tree: Tree
  let ways: [Way]
  let steps: [Step]
  let record: Record
  let take: (Binding<Tree>) -> Void

  var body: some View {
    let _ = take($tree)
    ForEach(ways.indices, id: \.self) { index in
      if index == ways.count / 2 { Between(step: steps[index], record: record) }
      Reader(
        index: index,
        path: ways[index].path,
        step: steps[index],
        record: record,
        number: ways[index].binding($tree)
      )
    }
  }
}

/// A host with one reader for each way, and a source of random changes.
@MainActor private struct Trial {
  let ways = makeWays()
  let record: Record
  let steps: [Step]
  let host: TestHost
  let tree: Binding<Tree>
  let objects: [any Numbered]
  var random: SplitMix64

  init?(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let objects = (0..<4).map(Plain.init) as [any Numbered] + (4..<8).map(Observed.init)
    func leaf() -> Leaf {
      Leaf(
        number: Int.random(in: 0..<4, using: &random),
        plain: objects.compactMap { $0 as? Plain }.randomElement(using: &random) ?? Plain(0),
        observed: objects.compactMap { $0 as? Observed }.randomElement(using: &random)
          ?? Observed(0),
        any: objects.randomElement(using: &random) ?? Plain(0),
        last: objects.compactMap { $0 as? Plain }.randomElement(using: &random)
      )
    }
    let tree = Tree(leaf: leaf(), leaves: [leaf(), leaf()], spare: leaf())
    let (record, steps) = (Record(tree), ways.map { _ in Step() })
    var taken: Binding<Tree>?
    let ways = ways
    host = TestHost {
      Root(tree: tree, ways: ways, steps: steps, record: record) { taken = $0 }
    }
    guard let taken else { return nil }
    self.tree = taken
    (self.record, self.steps, self.objects, self.random) = (record, steps, objects, random)
  }

  /// Makes a random change, and updates the host.
  ///
  /// - Returns: Whether the change wrote a stored number, and nothing else.
  mutating func change() -> Bool {
    let number = Int.random(in: 0..<4, using: &random)
    let index = Int.random(in: ways.indices, using: &random)
    let object = objects.randomElement(using: &random)
    record.ran = []
    var writesStateAlone = false
    switch Int.random(in: 0..<7, using: &random) {
    case 0:
      ways[index].binding(tree).wrappedValue = number
      record.tree[keyPath: ways[index].path] = number
      writesStateAlone = ways[index].isStored
    case 1:
      object?.number = number
    case 2:
      guard let plain = object as? Plain else { break }
      tree.leaf.plain.wrappedValue = plain
      record.tree.leaf.plain = plain
    case 3:
      guard let observed = object as? Observed else { break }
      tree.first.observed.wrappedValue = observed
      record.tree.first.observed = observed
    case 4:
      guard let object else { break }
      tree.leaves[1].any.wrappedValue = object
      record.tree.leaves[1].any = object
    case 5:
      // The object changes during the update, between the runs of two readers.
      let change = { if let plain = object as? Plain { plain.number = number } }
      record.betweenReaders = change
      steps[ways.count / 2].number += 1
    default:
      break
    }
    for _ in 0..<3 where random.isOnce(in: 2) && !writesStateAlone {
      steps.randomElement(using: &random)?.number += 1
    }
    host.settle()
    record.betweenReaders = {}
    return writesStateAlone
  }
}

@Suite @MainActor struct `Bindings to random parts of structs and objects` {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `Bindings and key paths to random parts return the same numbers`(seed: UInt64) throws {
    var trial = try #require(Trial(seed: seed))
    for step in 0..<150 {
      let shown = trial.record.shown
      let writesStateAlone = trial.change()
      #expect(trial.record.mistakes == [], "in step \(step)")
      guard trial.record.mistakes.isEmpty else { return }
      let current = trial.ways.map { trial.record.tree[keyPath: $0.path] }
      for (index, way) in trial.ways.enumerated() {
        #expect(way.binding(trial.tree).wrappedValue == current[index])
        // A number that the tree stores changes only when the state is written. This write runs
        // the reader of the number.
        if way.isStored { #expect(trial.record.shown[index] == current[index]) }
      }
      if writesStateAlone {
        // A write of the state runs a reader only if the reader's number has changed.
        for index in trial.record.ran {
          #expect(shown[index] != current[index], "reader \(index) in step \(step)")
        }
      }
    }
  }
}
