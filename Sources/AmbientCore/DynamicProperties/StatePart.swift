import AmbientGraph

/// The location of a part of a state's value, or of a part of such a part.
///
/// A part is computed from the cached value of the part that contains it. The cost of a read
/// therefore does not grow with the nesting depth. A body depends on the part alone, whose values
/// are compared.
final class StatePart<Whole, Value>: Location<Value> {
  private let whole: Location<Whole>
  private let part: Part<Whole, Value>
  private let owner: any PartsOwner

  // Set by the graph's owner alone, at the first use.
  private var cachedRecord: PartRecord?

  /// Creates the location of a part of `whole`, which is a state or a part of it.
  init(_ part: Part<Whole, Value>, of whole: Location<Whole>, in owner: any PartsOwner) {
    self.part = part
    self.whole = whole
    self.owner = owner
  }

  private var graph: Graph { owner.graph }

  override func get() -> Value {
    guard graph.isReading, !owner.isRetired else { return part.get(whole.get()) }
    let record = record
    if let existing = record.value as? Computed<Value> { return existing.read() }
    let made = computed(isCompared: true)
    record.value = made
    return made.read()
  }

  override func valueForParts() -> Value {
    guard graph.isReading, !owner.isRetired else { return get() }
    let record = record
    if let existing = record.valueForParts as? Computed<Value> { return existing.read() }
    // Not compared: comparing the parts that are read takes less time than comparing the whole.
    let made = computed(isCompared: false)
    record.valueForParts = made
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
    return whole.record === other.whole.record
  }

  override var comparesParts: Bool { true }

  override var record: PartRecord {
    if let cachedRecord { return cachedRecord }
    let record = owner.parts.record(of: part.key, in: whole.record)
    cachedRecord = record
    return record
  }

  override func projecting<Inner>(_ inner: Part<Value, Inner>) -> Location<Inner> {
    StatePart<Value, Inner>(inner, of: self, in: owner)
  }
}
