/// Effects that wait to be run, given out in the order of the tree.
///
/// A binary heap: no effect comes before the one at half its place. Every effect knows its place, so
/// that one that is retired leaves at once. Nothing keeps it alive then, and the heap never compares a
/// label that is out of date.
struct EffectQueue {
  private var heap: [Effect] = []
  private var isOutOfOrder = false

  var isEmpty: Bool { heap.isEmpty }

  /// Adds an effect, unless it waits already.
  mutating func insert(_ effect: Effect) {
    guard effect.placeInQueue == nil else { return }
    effect.placeInQueue = heap.count
    heap.append(effect)
    rise(from: heap.count - 1)
  }

  /// Takes an effect out, if it waits.
  mutating func remove(_ effect: Effect) {
    guard let place = effect.placeInQueue else { return }
    swapPlaces(place, heap.count - 1)
    heap.removeLast()
    effect.placeInQueue = nil
    guard place < heap.count else { return }
    sink(from: place)
    rise(from: place)
  }

  /// Takes out the effect that comes first in the order of the tree.
  mutating func popFirst() -> Effect? {
    if isOutOfOrder { restoreOrder() }
    guard let first = heap.first else { return nil }
    remove(first)
    return first
  }

  mutating func removeAll() { self = EffectQueue() }

  /// Puts everything in order again, after effects that wait have moved in the tree.
  mutating func reorder() { isOutOfOrder = true }

  func forEach(_ visit: (Effect) -> Void) { heap.forEach(visit) }

  /// The places where an effect does not know its place, or precedes the one above it; for tests.
  var misplaced: [Int] {
    heap.indices.filter { place in
      let isLost = heap[place].placeInQueue != place
      return isLost || !isOutOfOrder && place > 0 && heap[place].precedes(heap[(place - 1) / 2])
    }
  }

  private mutating func restoreOrder() {
    isOutOfOrder = false
    for place in (0..<heap.count / 2).reversed() { sink(from: place) }
  }

  private mutating func rise(from start: Int) {
    var place = start
    while place > 0 {
      let above = (place - 1) / 2
      guard heap[place].precedes(heap[above]) else { return }
      swapPlaces(place, above)
      place = above
    }
  }

  private mutating func sink(from start: Int) {
    var place = start
    while true {
      var first = place
      for below in [2 * place + 1, 2 * place + 2] where below < heap.count {
        if heap[below].precedes(heap[first]) { first = below }
      }
      guard first != place else { return }
      swapPlaces(place, first)
      place = first
    }
  }

  private mutating func swapPlaces(_ one: Int, _ other: Int) {
    guard one != other else { return }
    heap.swapAt(one, other)
    heap[one].placeInQueue = one
    heap[other].placeInQueue = other
  }
}
