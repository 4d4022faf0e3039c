import AmbientGraph

/// A part of a state's value, or a part of such a part.
///
/// A part is read through the one that it is a part of, so that the cost of a read does not grow with the
/// number of parts around it. Bodies depend on the part alone: its value is compared.
final class StatePart<Whole, Value>: Location<Value> {
  private let whole: Location<Whole>
  private let part: Part<Whole, Value>
  private let owner: any PartsOwner

  // Set by the graph's owner alone, once it has asked.
  private var knownPlace: PartPlace?

  /// Makes a part of a state, or of another part of it.
  init(_ part: Part<Whole, Value>, of whole: Location<Whole>, in owner: any PartsOwner) {
    self.part = part
    self.whole = whole
    self.owner = owner
  }

  private var graph: Graph { owner.graph }

  override func get() -> Value {
    guard graph.isReading, !owner.isRetired else { return part.get(whole.get()) }
    let place = place
    if let known = place.value as? Computed<Value> { return known.read() }
    let made = computed(isCompared: true)
    place.value = made
    return made.read()
  }

  override func valueForParts() -> Value {
    guard graph.isReading, !owner.isRetired else { return get() }
    let place = place
    if let known = place.valueForParts as? Computed<Value> { return known.read() }
    // To compare it would take longer than to look at its parts, of which most are the same.
    let made = computed(isCompared: false)
    place.valueForParts = made
    return made.read()
  }

  private func computed(isCompared: Bool) -> Computed<Value> {
    Computed(owner.parts.name, in: graph, isCompared: isCompared) { [part, whole] in
      part.get(whole.valueForParts())
    }
  }

  override func set(_ newValue: Value) { whole.modify { part.set(&$0, newValue) } }

  override func modify(_ change: (inout Value) -> Void) {
    whole.modify { part.modify(&$0, change) }
  }

  override func isRead(through source: Source) -> Bool { whole.isRead(through: source) }

  override func isSame(as other: Location<Value>) -> Bool {
    if self === other { return true }
    guard let other = other as? StatePart<Whole, Value>, owner === other.owner,
      part.key == other.part.key
    else { return false }
    guard graph.isOwned, !owner.isRetired else { return whole.isSame(as: other.whole) }
    return whole.place === other.whole.place
  }

  override var comparesParts: Bool { true }

  override var place: PartPlace {
    if let knownPlace { return knownPlace }
    let place = owner.parts.place(of: part.key, in: whole.place)
    knownPlace = place
    return place
  }

  override func projecting<Inner>(_ inner: Part<Value, Inner>) -> Location<Inner> {
    StatePart<Value, Inner>(inner, of: self, in: owner)
  }
}
