/// Effects that wait to be run, given out in the order of the tree.
///
/// A write marks its readers mostly in the order of the tree, and a parent schedules its children so:
/// whoever comes behind all that wait joins the end of a *line*, in constant time. Others go to a heap.
/// The next one is the first of the line or the first of the heap.
///
/// Every effect knows its place, so that one that is retired leaves at once. Therefore nothing is kept
/// alive here, and no label is compared that is out of date.
struct EffectQueue {
  /// Where an effect waits.
  enum Place: Equatable { case line(Int32), heap(Int32) }

  // In the order of the tree, from `head` to a last one that is not nil; nil where one has left.
  private var line: [Unmanaged<Effect>?] = []
  private var head = 0
  private var heap = EffectHeap()
  private var isOutOfOrder = false

  var isEmpty: Bool { head == line.count && heap.isEmpty }

  /// Adds an effect, unless it waits already.
  mutating func insert(_ effect: Effect) {
    guard effect.placeInQueue == nil else { return }
    if case let last?? = line.last, !isBehind(effect, last) {
      heap.insert(effect)
    } else {
      effect.placeInQueue = .line(Int32(line.count))
      line.append(.passUnretained(effect))
    }
  }

  private func isBehind(_ effect: Effect, _ other: Unmanaged<Effect>) -> Bool {
    other._withUnsafeGuaranteedRef { $0.orderLabel } < effect.orderLabel
  }

  /// Takes an effect out, if it waits.
  mutating func remove(_ effect: Effect) {
    switch effect.placeInQueue {
    case nil: return
    case .heap(let place): heap.remove(at: Int(place))
    case .line(let place):
      line[Int(place)] = nil
      trimLine()
    }
    effect.placeInQueue = nil
  }

  /// Takes out the effect that comes first in the order of the tree.
  mutating func popFirst() -> Unmanaged<Effect>? {
    if isOutOfOrder { restoreOrder() }
    guard let effect = first else { return nil }
    effect._withUnsafeGuaranteedRef { remove($0) }
    return effect
  }

  private var first: Unmanaged<Effect>? {
    guard head < line.count, let inLine = line[head] else { return heap.first }
    guard let inHeap = heap.first else { return inLine }
    return inLine._withUnsafeGuaranteedRef { isBehind($0, inHeap) } ? inHeap : inLine
  }

  /// Keeps the ends of the line free of gaps.
  private mutating func trimLine() {
    while head < line.count, line[head] == nil { head += 1 }
    if head == line.count {
      line.removeAll(keepingCapacity: true)
      head = 0
    }
    while let last = line.last, last == nil { line.removeLast() }
  }

  /// Puts everything in order again, after effects that wait have moved in the tree.
  mutating func reorder() { isOutOfOrder = true }

  private mutating func restoreOrder() {
    isOutOfOrder = false
    var effects: [Effect] = []
    forEach { effects.append($0) }
    self = EffectQueue()
    for effect in effects.sorted(by: { $0.precedes($1) }) {
      effect.placeInQueue = nil
      insert(effect)
    }
  }

  func forEach(_ visit: (Effect) -> Void) {
    for case let effect? in line[head...] { visit(effect.takeUnretainedValue()) }
    heap.forEach(visit)
  }
}

// MARK: - For tests

extension EffectQueue {
  /// How many places the line has, those of effects that have left included.
  var lengthOfLine: Int { line.count }

  /// What is wrong with the queue: effects that do not know their place, or stand in a wrong one.
  var contradictions: [String] {
    var found: [String] = []
    var last: Effect?
    for place in head..<line.count {
      guard let effect = line[place]?.takeUnretainedValue() else { continue }
      let isLost = effect.placeInQueue != .line(Int32(place))
      if isLost || !isOutOfOrder && last.map({ !$0.precedes(effect) }) == true {
        found.append("The queue's line is wrong at place \(place).")
      }
      last = effect
    }
    return found
      + heap.misplaced(ignoringOrder: isOutOfOrder).map {
        "The queue's heap is wrong at place \($0)."
      }
  }
}
