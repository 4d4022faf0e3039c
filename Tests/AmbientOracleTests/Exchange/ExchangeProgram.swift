/// Several trees that hand each other values, and what is done to them, as plain values.
///
/// ``ExchangeFixtures`` make real views of it; ``ExchangeModel`` computes from it what has to show and to run.
struct ExchangeProgram: Sendable {
  /// What each tree shows.
  var trees: [Piece]
  var steps: [ExchangeStep]

  /// The places in which copies of the environment are kept, for bodies and writers of all trees.
  static let slotCount = 3
}

/// A part of what a tree shows.
indirect enum Piece: Sendable {
  case empty
  /// A view whose body reads one number, and shows it.
  case show(id: Int, Reading)
  /// A view that offers a copy of its environment, and a closure that reads a property of its own.
  case keeper(id: Int, Source)
  /// A view with a state.
  case block(Block)
  /// The first one while the state of the block around it is odd, else the second one.
  case choice(Piece, Piece)
  case group([Piece])
  case written(ExchangeWriting, Piece)
}

/// A view with a state, which what it shows depends on.
final class Block: Sendable {
  let id: Int
  let number: Int
  let content: Piece

  init(id: Int, number: Int, content: Piece) {
    self.id = id
    self.number = number
    self.content = content
  }
}

/// How a body reads.
enum Reading: Equatable, Sendable {
  /// With a property of its own.
  case path(Source)
  /// Key by key, through a copy of its environment.
  case whole(Source)
  /// With what is kept in a slot; a closure reads what its keeper reads.
  case kept(slot: Int, Source)
}

/// What a writer does.
enum ExchangeWriting: Sendable {
  /// Sets a value.
  case set(Property, Amount)
  /// Adds to a value, or writes it as it is.
  case transform(Property, Amount, onlyIfOdd: Bool)
  /// Writes through a copy of the environment, if the block's number is odd.
  case setInCopy(Property, Amount)
  /// Sets what is kept in a slot, or the defaults.
  case copy(slot: Int)
  /// The same with a change, if the block's number is odd.
  case copyIfOdd(slot: Int, Property?, Amount)
}

/// A number that is written.
enum Amount: Sendable {
  case constant(Int)
  /// The number of the block.
  case number

  func value(_ number: Int) -> Int {
    switch self {
    case .constant(let constant): constant
    case .number: number
    }
  }
}

/// Changes that are made before the trees settle, one after the other from a first one on.
struct ExchangeStep: Sendable {
  var changes: [ExchangeChange]
  var firstToSettle = 0
}

/// What is done to the trees.
enum ExchangeChange: Sendable {
  /// Sets the state of a block, if it was ever in the tree.
  case number(tree: Int, block: Int, Int)
  /// Keeps in a slot what a keeper has offered last, if it has: its values, maybe changed, or its closure.
  case keep(tree: Int, keeper: Int, slot: Int, change: Property?, Int)
  case keepClosure(tree: Int, keeper: Int, slot: Int)
  case clear(slot: Int)
  /// Sets a value in the surroundings of a tree.
  case host(tree: Int, Property, Int)
  /// Sets what is kept in a slot as the surroundings of a tree, or the defaults.
  case hostCopy(tree: Int, slot: Int)
  /// Unmounts a tree, and makes it anew in the surroundings that are kept in a slot.
  case restart(tree: Int, slot: Int?)
}

extension Property {
  /// Those that are written here: the keys by themselves, and setters that do more.
  static let exchanged: [Property] = [.a, .b, .c, .clamped, .even, .alias, .both, .shifted]
}

extension Source {
  /// Those that are read here.
  static let exchanged: [Source] =
    [.chosen, .indexed(1)] + [.a, .b, .c, .clamped, .both].map(Source.property)
}

extension ExchangeProgram: CustomStringConvertible {
  var description: String {
    let shown = trees.enumerated().map { "tree \($0)\n\($1.lines(1).joined(separator: "\n"))" }
    let done = steps.enumerated().map {
      "\($0 + 1). \($1.changes), settled from \($1.firstToSettle)"
    }
    return (shown + done).joined(separator: "\n")
  }
}

extension Piece {
  fileprivate func lines(_ depth: Int) -> [String] {
    let indentation = String(repeating: "  ", count: depth)
    func nested(_ line: String, _ parts: [Piece]) -> [String] {
      [indentation + line] + parts.flatMap { $0.lines(depth + 1) }
    }
    return switch self {
    case .empty, .show, .keeper: ["\(indentation)\(self)"]
    case .block(let block): nested("block \(block.id) with \(block.number)", [block.content])
    case .choice(let first, let second): nested("if odd, else", [first, second])
    case .group(let parts): nested("group", parts)
    case .written(let writing, let content): nested("\(writing)", [content])
    }
  }
}
