/// Effects that wait to be run, given out in the order of the tree.
///
/// A write marks its readers mostly in the order of the tree, and a parent schedules its children so:
/// whoever comes behind all in a *line* joins its end, in constant time. The children of the effect that
/// runs come before all that wait; they form a new line in front of the others. Who fits nowhere goes to a
/// heap. The next one is the first of the front line or the first of the heap.
///
/// Every effect knows its place, so that one that is retired leaves at once. Therefore nothing is kept
/// alive here, and no label is compared that is out of date.
struct EffectQueue {
  /// Where an effect waits.
  enum Place: Equatable { case line(Int32), heap(Int32) }

  // One line after the other, the front line last, so that it can grow and go; nil where one has left.
  // Each is in the order of the tree, and comes as a whole before those in front of it here. Neither the
  // first place of the front line nor the last is nil.
  private var lines: [Unmanaged<Effect>?] = []

  // Where the front line begins, but for those who have left it, and where those behind it do.
  private var head = 0
  private var otherHeads: [Int] = []

  private var heap = EffectHeap()
  private var isOutOfOrder = false

  var isEmpty: Bool { lines.isEmpty && heap.isEmpty }

  /// Adds an effect, unless it waits already.
  mutating func insert(_ effect: Effect) {
    guard effect.placeInQueue == nil else { return }
    guard case let last?? = lines.last, let first = lines[head] else { return append(effect) }
    if isBehind(effect, last) {
      if isInFrontOfNextLine(effect) { append(effect) } else { heap.insert(effect) }
    } else if isBehind(first, effect) {
      otherHeads.append(head)
      head = lines.count
      append(effect)
    } else {
      heap.insert(effect)
    }
  }

  private mutating func append(_ effect: Effect) {
    effect.placeInQueue = .line(Int32(lines.count))
    lines.append(.passUnretained(effect))
  }

  /// Whether an effect may join the front line, because it comes before all behind that; not known, and so
  /// denied, if the first of the next line has left.
  private func isInFrontOfNextLine(_ effect: Effect) -> Bool {
    guard let head = otherHeads.last else { return true }
    guard let first = lines[head] else { return false }
    return isBehind(first, effect)
  }

  private func isBehind(_ effect: Effect, _ other: Unmanaged<Effect>) -> Bool {
    other._withUnsafeGuaranteedRef { $0.orderLabel } < effect.orderLabel
  }

  private func isBehind(_ effect: Unmanaged<Effect>, _ other: Effect) -> Bool {
    other.orderLabel < effect._withUnsafeGuaranteedRef { $0.orderLabel }
  }

  /// Takes an effect out, if it waits.
  mutating func remove(_ effect: Effect) {
    switch effect.placeInQueue {
    case nil: return
    case .heap(let place): heap.remove(at: Int(place))
    case .line(let place):
      lines[Int(place)] = nil
      trim()
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
    guard head < lines.count, let inLine = lines[head] else { return heap.first }
    guard let inHeap = heap.first else { return inLine }
    return inLine._withUnsafeGuaranteedRef { isBehind($0, inHeap) } ? inHeap : inLine
  }

  /// Keeps the ends of the front line free of gaps, and forgets it when it is empty.
  private mutating func trim() {
    // One by one, because to remove all costs more than the few that there are most of the time.
    while let last = lines.last, last == nil { lines.removeLast() }
    if lines.isEmpty {
      head = 0
      if !otherHeads.isEmpty { otherHeads.removeAll(keepingCapacity: true) }
    } else {
      while head >= lines.count, let next = otherHeads.popLast() { head = next }
      while lines[head] == nil { head += 1 }
    }
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
    for case let effect? in lines { visit(effect.takeUnretainedValue()) }
    heap.forEach(visit)
  }
}

// MARK: - For tests

extension EffectQueue {
  /// How many places the lines have, those of effects that have left included.
  var lengthOfLines: Int { lines.count }

  /// How many lines there are.
  var numberOfLines: Int { lines.isEmpty ? 0 : otherHeads.count + 1 }

  /// What is wrong with the queue: effects that do not know their place, or stand in a wrong one.
  var contradictions: [String] {
    var found: [String] = []
    var end = lines.count
    var last: Effect?
    // In the order in which they are given out.
    for head in [head] + otherHeads.reversed() {
      for place in head..<end {
        guard let effect = lines[place]?.takeUnretainedValue() else { continue }
        let isLost = effect.placeInQueue != .line(Int32(place))
        if isLost || !isOutOfOrder && last.map({ !$0.precedes(effect) }) == true {
          found.append("The queue's line is wrong at place \(place).")
        }
        last = effect
      }
      end = head
    }
    return found
      + heap.misplaced(ignoringOrder: isOutOfOrder).map {
        "The queue's heap is wrong at place \($0)."
      }
  }
}
