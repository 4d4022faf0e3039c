extension Oracle {
  /// Computes the numbers that a body passes to a preference modifier, and records the reads.
  func resolve(
    _ preferring: Preferring,
    _ standpoint: Standpoint,
    _ reads: inout [Read]
  ) -> PreferringView {
    switch preferring {
    case .set(let number): return .set(value(number, standpoint, &reads))
    case .transform(let amount, isLate: true): return .transform(by: amount, standpoint)
    case .transform(let amount, isLate: false):
      return .transform(by: .constant(value(amount, standpoint, &reads)), standpoint)
    case .noted: return .noted
    case .shown(let component): return .shown(component)
    }
  }

  /// Shows a view and collects the numbers that its subtree sets as preferences.
  ///
  /// - Returns: The view to show as an overlay, if there is one.
  mutating func gather(
    _ preferring: PreferringView,
    at place: Place,
    _ showContent: (inout Oracle) -> Void
  ) -> Fields? {
    let before = gathered
    gathered = nil
    showContent(&self)
    var overlay: Fields?
    switch preferring {
    case .set(let number): gathered = [number]
    case .transform(let amount, let standpoint):
      var reads: [Read] = []
      gathered = (gathered ?? []) + [value(amount, standpoint, &reads)]
    case .noted: note(gathered ?? [], at: place)
    case .shown(let component):
      let sum = (gathered ?? []).reduce(0, &+)
      overlay = Fields(component: component, argument: sum, binding: .constant(0), hasAction: false)
    }
    // The numbers of earlier siblings precede the numbers of this subtree. If this subtree sets no
    // preference, `gathered` is nil, and the subtree adds no numbers.
    if let before { gathered = before + (gathered ?? []) }
    return overlay
  }

  private mutating func note(_ numbers: [Int], at place: Place) {
    visited.insert(place)
    guard notes[place] != numbers else { return }
    notes[place] = numbers
    picture.notes.append("\(numbers)")
  }
}
