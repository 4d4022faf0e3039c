import AmbientSupport

/// A binary heap of effects: no effect comes before the one at half its place.
struct EffectHeap {
  private var effects: [Unretained<Effect>] = []

  var isEmpty: Bool { effects.isEmpty }

  /// The effect that comes first in the order of the tree.
  var first: Unretained<Effect>? { effects.first }

  mutating func insert(_ effect: Effect) {
    effects.append(Unretained(effect))
    rise(from: effects.count - 1)
  }

  /// Takes out the effect at a place, and leaves it to the caller to tell it so.
  mutating func remove(at place: Int) {
    let last = effects.removeLast()
    guard place < effects.count else { return }
    effects[place] = last
    sink(from: place)
    rise(from: place)
  }

  func forEach(_ visit: (Effect) -> Void) {
    for effect in effects { visit(effect.object) }
  }

  /// The places where an effect does not know its place, or precedes the one above it.
  func misplaced(ignoringOrder: Bool) -> [Int] {
    effects.indices.filter { place in
      let isLost = effects[place].object.placeInQueue != .heap(Int32(place))
      return isLost || !ignoringOrder && place > 0 && label(place) < label((place - 1) / 2)
    }
  }

  private func label(_ place: Int) -> UInt64 {
    effects[place].with { $0.orderLabel }
  }

  private func note(_ place: Int) {
    effects[place].with { $0.placeInQueue = .heap(Int32(place)) }
  }

  private mutating func rise(from start: Int) {
    var place = start
    while place > 0, label(place) < label((place - 1) / 2) {
      effects.swapAt(place, (place - 1) / 2)
      note(place)
      place = (place - 1) / 2
    }
    note(place)
  }

  private mutating func sink(from start: Int) {
    var place = start
    while 2 * place + 1 < effects.count {
      var below = 2 * place + 1
      if below + 1 < effects.count, label(below + 1) < label(below) { below += 1 }
      guard label(below) < label(place) else { break }
      effects.swapAt(place, below)
      note(place)
      place = below
    }
    note(place)
  }
}
