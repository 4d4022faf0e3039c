// What goes up from the views.
extension Oracle {
  /// Makes of a preference what a body makes of it, and notes what was read.
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

  /// Shows a view, and takes care of the numbers that come out of it.
  ///
  /// - Returns: The view that is shown in front of it, if there is one.
  mutating func gather(
    _ preferring: PreferringView,
    at place: Place,
    _ showContent: (inout Oracle) -> Void
  ) -> Fields? {
    let before = gathered
    gathered = nil
    showContent(&self)
    var front: Fields?
    switch preferring {
    case .set(let number): gathered = [number]
    case .transform(let amount, let standpoint):
      var reads: [Read] = []
      gathered = (gathered ?? []) + [value(amount, standpoint, &reads)]
    case .noted: note(gathered ?? [], at: place)
    case .shown(let component):
      let sum = (gathered ?? []).reduce(0, &+)
      front = Fields(component: component, argument: sum, binding: .constant(0), hasAction: false)
    }
    // Who gives nothing takes no part.
    if let before { gathered = before + (gathered ?? []) }
    return front
  }

  private mutating func note(_ numbers: [Int], at place: Place) {
    visited.insert(place)
    guard notes[place] != numbers else { return }
    notes[place] = numbers
    picture.notes.append("\(numbers)")
  }
}
