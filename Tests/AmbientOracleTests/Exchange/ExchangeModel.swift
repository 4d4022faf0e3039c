/// Computes the expected texts and body runs of trees that pass environment values to each other.
///
/// The model implements the rules of decision 19 (see `Documentation/Decisions`) and uses no code
/// of the library. Each read searches the scopes from the reader to the root. A body has to run
/// after a change of any value that it has read.
final class ExchangeModel {
  typealias Key = OracleEnvironment.Key

  /// The keys that programs write.
  static let keys: [Key] = [.a, .b, .c, .clamped]

  /// A copy of the environment.
  struct Copy {
    var scope: Scope?
    var writes: [Key: Int] = [:]
    /// A number that identifies the list of writes.
    ///
    /// The number is 0 if the list is empty, or if the copy was never stored in a slot (see
    /// ``SlotContent``).
    var writesNumber = 0

    func isSame(as other: Copy) -> Bool {
      scope === other.scope && writesNumber == other.writesNumber
    }

    func value(of key: Key) -> Int {
      writes[key] ?? scope?.value(of: key) ?? OracleEnvironment.number(OracleEnvironment()[key])
    }

    var allValues: [Key: Int] {
      Dictionary(uniqueKeysWithValues: ExchangeModel.keys.map { ($0, value(of: $0)) })
    }
  }

  /// The values that a writer sets for its descendants, or that a host sets for its tree.
  final class Scope {
    unowned let tree: Tree
    /// Whether the scope has no values and no parent, so that each read returns a default value.
    let isBlank: Bool
    var parent: Scope?
    var writes: [Key: Int] = [:]
    var isClosed = false

    init(in tree: Tree, below parent: Scope?, isBlank: Bool = false) {
      self.tree = tree
      self.parent = parent
      self.isBlank = isBlank
    }

    func value(of key: Key) -> Int {
      var candidate: Scope? = self
      while let scope = candidate {
        if let value = scope.writes[key] { return value }
        candidate = scope.parent
      }
      return OracleEnvironment.number(OracleEnvironment()[key])
    }

    func isWithin(_ other: Scope) -> Bool {
      var candidate: Scope? = self
      while let scope = candidate, scope !== other { candidate = scope.parent }
      return candidate != nil
    }
  }

  /// The content of a slot: a copy of the environment, or a closure that reads a source in a scope.
  enum SlotContent {
    case values(Copy)
    case closure(Scope, Source)

    var values: Copy {
      switch self {
      case .values(let copy): copy
      case .closure: Copy()
      }
    }
  }

  /// The scope and the source of each provider in its last run, by the provider's identifier.
  ///
  /// A provider is a view that offers a copy of its environment and a closure. The closure reads
  /// the source.
  var offers: [Int: (scope: Scope, source: Source)] = [:]
  var slots: [SlotContent?] = Array(repeating: nil, count: ExchangeProgram.slotCount)
  /// The bodies that must run, in order.
  var runs: [String] = []
  private(set) var trees: [Tree] = []
  // Keeps unmounted trees alive, because scopes have unowned references to their trees.
  private var formerTrees: [Tree] = []
  private var lastWritesNumber = 0
  private let program: ExchangeProgram

  init(_ program: ExchangeProgram) {
    self.program = program
    for piece in program.trees {
      let tree = Tree(piece, Copy(), in: self)
      trees.append(tree)
      tree.settle()
    }
  }

  var texts: [[String]] { trees.map(\.texts) }

  // MARK: Steps

  func take(_ step: ExchangeStep) {
    for change in step.changes { apply(change) }
    for number in trees.indices {
      trees[(number + step.firstToSettle) % trees.count].settle()
    }
  }

  private func apply(_ change: ExchangeChange) {
    switch change {
    case .number(let tree, let block, let number): trees[tree].numbers[block]?.value = number
    case .store(_, let provider, let slot, let change, let number):
      guard let (scope, _) = offers[provider] else { return }
      let offered = Copy(scope: scope)
      var copy = offered
      if let change {
        assign(number, to: change, in: &copy.writes) { offered.value(of: $0) }
        // The setter of `even` ignores odd numbers, so the list of writes may stay empty.
        if !copy.writes.isEmpty {
          lastWritesNumber += 1
          copy.writesNumber = lastWritesNumber
        }
      }
      slots[slot] = .values(copy)
    case .storeClosure(_, let provider, let slot):
      if let (scope, source) = offers[provider] { slots[slot] = .closure(scope, source) }
    case .clear(let slot): slots[slot] = nil
    case .host(let tree, let property, let number):
      let old = Copy(writes: trees[tree].hostValues)
      var new = old.writes
      assign(number, to: property, in: &new) { old.value(of: $0) }
      trees[tree].setEnvironment(new)
    case .hostCopy(let tree, let slot):
      trees[tree].setEnvironment((slots[slot]?.values ?? Copy()).allValues)
    case .restart(let tree, let slot):
      trees[tree].unmount()
      formerTrees.append(trees[tree])
      trees[tree] = Tree(
        program.trees[tree],
        slot.flatMap { slots[$0]?.values } ?? Copy(),
        in: self
      )
    }
  }

  /// Adds the writes that the setter of `property` makes for a new number.
  func assign(
    _ new: Int,
    to property: Property,
    in writes: inout [Key: Int],
    _ read: (Key) -> Int
  ) {
    switch property {
    case .a: writes[.a] = new
    case .b: writes[.b] = new
    case .c, .alias: writes[.c] = new
    case .clamped: writes[.clamped] = min(max(new, 0), 2)
    case .even: if !new.isTrue { writes[.c] = new }
    case .both:
      writes[.a] = new
      writes[.b] = new &+ 1
    case .shifted: writes[.c] = read(.a) &+ new
    case .name, .count: break
    }
  }

  /// Returns the number of a source, computed from the values that `read` returns for keys.
  static func get(_ source: Source, _ read: (Key) -> Int) -> Int {
    switch source {
    case .property(let property): OracleEnvironment.get(property) { .number(read($0)) }
    case .chosen: read(.a).isTrue ? read(.b) : read(.c)
    case .indexed(let number): read(.a) &+ number
    default: 0
    }
  }
}
