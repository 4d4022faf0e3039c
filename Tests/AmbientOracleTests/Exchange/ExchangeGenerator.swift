import AmbientTestSupport

/// Creates random programs whose trees pass environment values to each other.
struct ExchangeGenerator {
  private var random: SplitMix64
  /// The identifiers of the providers in each tree.
  private var providers: [[Int]] = []
  /// The identifiers of the blocks in each tree.
  private var blocks: [[Int]] = []
  private var nextID = 0

  static func program(seed: UInt64, steps: Int) -> ExchangeProgram {
    var generator = ExchangeGenerator(random: SplitMix64(seed: seed))
    let trees = (0..<generator.number(2...3)).map { _ in generator.tree() }
    return ExchangeProgram(trees: trees, steps: (0..<steps).map { _ in generator.step() })
  }

  private init(random: SplitMix64) { self.random = random }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...(elements.count - 1))]
  }

  private mutating func id() -> Int {
    nextID += 1
    return nextID
  }

  // MARK: Trees

  private mutating func tree() -> Piece {
    providers.append([])
    blocks.append([])
    return block(size: number(4...12))
  }

  private mutating func block(size: Int) -> Piece {
    let id = id()
    blocks[blocks.count - 1].append(id)
    let start = number(0...3)
    return .block(Block(id: id, number: start, content: piece(size: size)))
  }

  private mutating func piece(size: Int) -> Piece {
    if size <= 1 { return leaf() }
    switch number(0...9) {
    case 0: return block(size: size - 1)
    case 1: return .choice(piece(size: size / 2), piece(size: size / 2))
    case 2...5: return .written(writing(), piece(size: size - 1))
    case 6...7:
      return .group([piece(size: size / 3), piece(size: size / 3), piece(size: size / 3)])
    default: return .group([piece(size: size / 2), piece(size: size / 2)])
    }
  }

  private mutating func leaf() -> Piece {
    if number(0...3) == 0 {
      let id = id()
      providers[providers.count - 1].append(id)
      return .provider(id: id, pick(Source.exchanged))
    }
    let source = pick(Source.exchanged)
    switch number(0...4) {
    case 0...1: return .show(id: id(), .path(source))
    case 2: return .show(id: id(), .whole(source))
    default: return .show(id: id(), .slot(slot(), source))
    }
  }

  private mutating func writing() -> ExchangeWriting {
    let property = pick(Property.exchanged)
    switch number(0...7) {
    case 0: return .set(property, amount())
    case 1: return .transform(property, amount(), onlyIfOdd: random.isOnce(in: 2))
    case 2...3: return .setInCopy(property, amount())
    case 4...5: return .copy(slot: slot())
    // The slot may hold the environment of a view below the writer. If a setter read a value from
    // this environment, the writer would depend on its own write. This case therefore uses only
    // properties whose setters read no value.
    default:
      let property: Property? = random.isOnce(in: 2) ? pick([.a, .b, .c, .clamped, .both]) : nil
      return .copyIfOdd(slot: slot(), property, amount())
    }
  }

  private mutating func amount() -> Amount {
    random.isOnce(in: 2) ? .number : .constant(number(0...4))
  }

  private mutating func slot() -> Int { number(0...(ExchangeProgram.slotCount - 1)) }

  // MARK: Steps

  private mutating func step() -> ExchangeStep {
    let count = random.isOnce(in: 3) ? number(2...4) : 1
    let changes = (0..<count).map { _ in change() }
    return ExchangeStep(changes: changes, firstToSettle: number(0...2))
  }

  private mutating func change() -> ExchangeChange {
    let tree = number(0...(blocks.count - 1))
    switch number(0...19) {
    case 0...7: return .number(tree: tree, block: pick(blocks[tree]), number(0...4))
    case 8...13:
      guard !providers[tree].isEmpty else { return .host(tree: tree, .a, number(0...4)) }
      let provider = pick(providers[tree])
      if random.isOnce(in: 4) {
        return .storeClosure(tree: tree, provider: provider, slot: slot())
      }
      let change: Property? = random.isOnce(in: 3) ? pick(Property.exchanged) : nil
      return .store(tree: tree, provider: provider, slot: slot(), change: change, number(0...4))
    case 14: return .clear(slot: slot())
    case 15...17: return .host(tree: tree, pick(Property.exchanged), number(0...4))
    case 18: return .hostCopy(tree: tree, slot: slot())
    default: return .restart(tree: tree, slot: random.isOnce(in: 2) ? slot() : nil)
    }
  }
}
