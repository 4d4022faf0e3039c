import AmbientSupport

/// Effects that wait to be run, given out in the order of the tree.
///
/// A write marks its readers mostly in the order of the tree, and a parent schedules its children so, in front
/// of all that wait. Those who wait are therefore linked in their order, and whoever joins in front of all,
/// behind all, or right behind the one who joined last does so in constant time. All others go to a heap. The next one is
/// the first of the list or the first of the heap.
///
/// Every effect knows its place, so that one that is retired leaves at once. Therefore nothing is kept
/// alive here, and no label is compared that is out of date.
struct EffectQueue {
  /// Where an effect waits.
  enum Place: Equatable { case list, heap(Int32) }

  private var firstInList: Unretained<Effect>?
  private var lastInList: Unretained<Effect>?

  // Who joined the list last, or was in front of that one when it left.
  private var latest: Unretained<Effect>?

  private var heap = EffectHeap()
  private var isOutOfOrder = false

  var isEmpty: Bool { firstInList == nil && heap.isEmpty }

  /// Adds an effect, unless it waits already.
  mutating func insert(_ effect: Effect) {
    guard effect.placeInQueue == nil else { return }
    guard let firstInList, let lastInList else { return link(effect, behind: nil) }
    if lastInList.precedes(effect) {
      link(effect, behind: lastInList)
    } else if !firstInList.precedes(effect) {
      link(effect, behind: nil)
    } else if let latest, latest.precedes(effect), latest.nextInQueue?.precedes(effect) == false {
      link(effect, behind: latest)
    } else {
      heap.insert(effect)
    }
  }

  private mutating func link(_ effect: Effect, behind previous: Unretained<Effect>?) {
    let newcomer = Unretained(effect)
    let next = previous == nil ? firstInList : previous?.nextInQueue
    effect.placeInQueue = .list
    effect.previousInQueue = previous
    effect.nextInQueue = next
    join(previous, newcomer)
    join(newcomer, next)
    latest = newcomer
  }

  /// Lets one effect follow another; nil stands for the ends of the list.
  private mutating func join(_ previous: Unretained<Effect>?, _ next: Unretained<Effect>?) {
    if let previous {
      previous.with { $0.nextInQueue = next }
    } else {
      firstInList = next
    }
    if let next {
      next.with { $0.previousInQueue = previous }
    } else {
      lastInList = previous
    }
  }

  /// Takes an effect out, if it waits.
  mutating func remove(_ effect: Effect) {
    switch effect.placeInQueue {
    case nil: return
    case .heap(let place): heap.remove(at: Int(place))
    case .list:
      let previous = effect.previousInQueue
      if latest == Unretained(effect) { latest = previous }
      join(previous, effect.nextInQueue)
    }
    effect.placeInQueue = nil
  }

  /// Takes out the effect that comes first in the order of the tree.
  mutating func popFirst() -> Unretained<Effect>? {
    if isOutOfOrder { restoreOrder() }
    guard let effect = first else { return nil }
    effect.with { remove($0) }
    return effect
  }

  private var first: Unretained<Effect>? {
    guard let firstInHeap = heap.first else { return firstInList }
    guard let firstInList else { return firstInHeap }
    return firstInHeap.with { firstInList.precedes($0) }
      ? firstInList : firstInHeap
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
    var next = firstInList
    while let effect = next {
      next = effect.nextInQueue
      visit(effect.object)
    }
    heap.forEach(visit)
  }
}

extension Unretained<Effect> {
  fileprivate var nextInQueue: Self? { with { $0.nextInQueue } }

  fileprivate func precedes(_ other: Effect) -> Bool {
    with { $0.orderLabel } < other.orderLabel
  }
}

// MARK: - For tests

extension EffectQueue {
  /// What is wrong with the queue: effects that do not know their place, or stand in a wrong one.
  var contradictions: [String] {
    var found: [String] = []
    var last: Unretained<Effect>?
    var next = firstInList
    while let effect = next?.object {
      next = effect.nextInQueue
      let isLost =
        effect.placeInQueue != .list
        || effect.previousInQueue != last
      if isLost || !isOutOfOrder && last?.precedes(effect) == false {
        found.append("\(effect.label) is in a wrong place of the queue's list.")
      }
      last = Unretained(effect)
    }
    if last != lastInList {
      found.append("The queue does not know the end of its list.")
    }
    return found
      + heap.misplaced(ignoringOrder: isOutOfOrder).map {
        "The queue's heap is wrong at place \($0)."
      }
  }
}
