import AmbientSupport

/// A list of effects in which "does a come before b?" costs two loads.
///
/// Every member has a label that grows along the list. A newcomer takes a label between its
/// neighbours'; where no room is left, the labels that follow are spread until they fit. The window
/// grows with the square of its length, which keeps an insertion at amortised O(log n)
/// (Dietz and Sleator, 1987).
public final class TreeOrder {
  // Not retained, as the links are: a member is removed before it goes away.
  private var first: Unretained<Effect>?

  private let step: UInt64

  /// How many labels were given anew, to make room for newcomers.
  private(set) var relabelled = 0

  /// - Parameter step: The widest gap between neighbours. It leaves room for a subtree that is mounted
  ///   later; a list of 2³² members still fits.
  init(step: UInt64 = 1 << 24) { self.step = step }

  /// Visits all members in order.
  func forEach(_ visit: (Effect) -> Void) {
    var next = first
    while let effect = next?.object {
      visit(effect)
      next = effect.nextInOrder
    }
  }

  /// Adds an effect behind another, or in front of all.
  public func insert(_ effect: Effect, after previous: Effect?) {
    insert(effect, afterUnretained: previous.map { Unretained($0) })
  }

  /// The same, counting no references.
  func insert(_ effect: Effect, afterUnretained previous: Unretained<Effect>?) {
    let next = previous == nil ? first : previous?.with { $0.nextInOrder }
    let newcomer = Unretained(effect)
    effect.previousInOrder = previous
    effect.nextInOrder = next
    next?.with { $0.previousInOrder = newcomer }
    if let previous {
      previous.with { $0.nextInOrder = newcomer }
    } else {
      first = newcomer
    }

    var (low, high) = labels(of: previous, and: next)
    if high - low < 2 {
      makeRoom(after: previous?.object)
      (low, high) = labels(of: previous, and: next)
    }
    effect.orderLabel = low + min((high - low) / 2, step)
  }

  private func labels(
    of previous: Unretained<Effect>?,
    and next: Unretained<Effect>?
  ) -> (UInt64, UInt64) {
    let low = previous?.with { $0.orderLabel }
    let high = next?.with { $0.orderLabel }
    return (low ?? 0, high ?? .max)
  }

  /// Takes an effect out.
  public func remove(_ effect: Effect) {
    let (previous, next) = (effect.previousInOrder, effect.nextInOrder)
    if let previous {
      previous.with { $0.nextInOrder = next }
    } else if first == Unretained(effect) {
      first = next
    }
    next?.with { $0.previousInOrder = previous }
    effect.previousInOrder = nil
    effect.nextInOrder = nil
  }

  /// Moves a run of neighbours behind another effect that is not one of them.
  ///
  /// - Complexity: O(members of the run), amortised with a factor of log n.
  public func move(from start: Effect, through end: Effect, after previous: Effect?) {
    var target = previous
    var next: Effect? = start
    while let effect = next {
      next = effect === end ? nil : effect.next
      remove(effect)
      insert(effect, after: target)
      target = effect
    }
  }

  /// Spreads the labels behind `previous`, so that its successor leaves a gap.
  ///
  /// The newcomer is linked already and has no label yet; it is passed over.
  private func makeRoom(after previous: Effect?) {
    let base = previous?.orderLabel ?? 0
    let newcomer = previous == nil ? first?.object : previous?.next
    var window: [Effect] = []
    var next = newcomer?.next
    while let effect = next {
      let count = UInt64(window.count + 2)
      if effect.orderLabel - base > count * count { break }
      window.append(effect)
      next = effect.next
    }
    let end = next?.orderLabel ?? .max
    let gap = min((end - base) / UInt64(window.count + 2), step)
    guard gap > 1 else { return startAgain() }
    for (index, effect) in window.enumerated() {
      effect.orderLabel = base + gap * UInt64(index + 2)
    }
    relabelled += window.count
  }

  /// Labels everything from the beginning, when the list has crept up to the last label there is.
  private func startAgain() {
    var count = 0
    forEach { _ in count += 1 }
    let gap = min(UInt64.max / UInt64(count + 1), step)
    var label: UInt64 = 0
    forEach { effect in
      label += gap
      effect.orderLabel = label
    }
    relabelled += count
  }
}
