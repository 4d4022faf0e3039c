/// A description of several trees that pass values to each other, and of the steps to apply.
///
/// The fixtures create real views from a program. ``ExchangeModel`` computes the expected
/// texts and body runs.
struct ExchangeProgram: Sendable {
  var trees: [Piece]
  var steps: [ExchangeStep]

  /// The number of slots.
  ///
  /// A slot holds a copy of an environment, or a closure. Bodies and writers of all trees read the
  /// slots.
  static let slotCount = 3
}

/// A part of a tree's content.
indirect enum Piece: Sendable {
  case empty
  /// A view whose body reads one number, and shows it.
  case show(id: Int, Reading)
  /// A view that offers a copy of its environment and a closure. The closure reads an
  /// `@Environment` property of the view.
  case provider(id: Int, Source)
  case block(Block)
  /// The first piece while the state of the containing block is odd, otherwise the second.
  case choice(Piece, Piece)
  case group([Piece])
  case written(ExchangeWriting, Piece)
}

/// A view whose content depends on a state.
final class Block: Sendable {
  let id: Int
  /// The initial value of the state.
  let number: Int
  let content: Piece

  init(id: Int, number: Int, content: Piece) {
    self.id = id
    self.number = number
    self.content = content
  }
}

/// The way in which a body reads a number.
enum Reading: Equatable, Sendable {
  /// Through the view's own `@Environment` property.
  case path(Source)
  /// Key by key, through a copy of the view's environment.
  case whole(Source)
  /// From the values or the closure in a slot.
  case slot(Int, Source)
}

/// A modifier that writes into the environment.
///
/// In the cases below, "the block" means the block around the modifier. "The block's number" is the
/// current value of the block's state.
enum ExchangeWriting: Sendable {
  /// Sets a value.
  case set(Property, Amount)
  /// Adds to a value. With `onlyIfOdd`, the value stays unchanged if the block's number is even.
  case transform(Property, Amount, onlyIfOdd: Bool)
  /// Sets a value in a transform of the whole environment, if the block's number is odd.
  case setInCopy(Property, Amount)
  /// Replaces the environment with the values of a slot.
  ///
  /// A slot without values represents default values.
  case copy(slot: Int)
  /// If the block's number is odd, does the same as `copy`, and then sets the property if it is not
  /// nil. If the number is even, the environment stays unchanged.
  case copyIfOdd(slot: Int, Property?, Amount)
}

/// The number that a writer writes.
enum Amount: Sendable {
  case constant(Int)
  /// The current value of the state of the block around the writer.
  case number

  func value(_ number: Int) -> Int {
    switch self {
    case .constant(let constant): constant
    case .number: number
    }
  }
}

/// Changes that are made before the trees settle.
///
/// The trees settle in order, starting with the tree at `firstToSettle`. The trees before this tree
/// settle last.
struct ExchangeStep: Sendable {
  var changes: [ExchangeChange]
  var firstToSettle = 0
}

/// A change of a state, a slot, a root environment or a whole tree.
enum ExchangeChange: Sendable {
  /// Sets the state of a block, if the block has ever been in the tree.
  case number(tree: Int, block: Int, Int)
  /// Puts the latest values of a provider into a slot.
  ///
  /// If `change` is not nil, the step then sets this property in the slot's copy to the unlabeled
  /// number. If the provider has offered nothing, the slot stays as it is.
  case store(tree: Int, provider: Int, slot: Int, change: Property?, Int)
  /// Puts the latest closure of a provider into a slot.
  case storeClosure(tree: Int, provider: Int, slot: Int)
  case clear(slot: Int)
  /// Sets a value in the root environment of a tree.
  case host(tree: Int, Property, Int)
  /// Sets the root environment of a tree to the values of a slot.
  ///
  /// A slot without values represents default values.
  case hostCopy(tree: Int, slot: Int)
  /// Unmounts a tree, and mounts a new tree with the values of a slot.
  ///
  /// If `slot` is nil, or if the slot has no values, the new tree has default values.
  case restart(tree: Int, slot: Int?)
}

extension Property {
  /// The properties that programs write.
  ///
  /// The first four properties have keys of their own. The setters of the other properties write
  /// the keys `a`, `b` and `c`.
  static let exchanged: [Property] = [.a, .b, .c, .clamped, .even, .alias, .both, .shifted]
}

extension Source {
  /// The sources that programs read.
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
    case .empty, .show, .provider: ["\(indentation)\(self)"]
    case .block(let block): nested("block \(block.id) with \(block.number)", [block.content])
    case .choice(let first, let second): nested("if odd, else", [first, second])
    case .group(let parts): nested("group", parts)
    case .written(let writing, let content): nested("\(writing)", [content])
    }
  }
}
