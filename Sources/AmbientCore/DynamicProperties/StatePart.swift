import AmbientGraph
import AmbientReflection

/// The location of a part of a state's value; parts may be nested to any depth.
///
/// A part is computed from the cached value of the part that contains it. The cost of a read
/// therefore does not grow with the nesting depth. A body that reads a part does not depend on the
/// rest of the state. The body runs again only if the value of the part has changed.
///
/// The getter of a computed part may also read data outside of the state, such as the properties of
/// an object to which the state refers. A change of such data does not write the state. Therefore a
/// read may call the getter again, to check the cached value: see ``PartFreshness``.
final class StatePart<Whole, Value>: Location<Value> {
  private let whole: Location<Whole>
  private let part: Part<Whole, Value>
  private let storage: any PartsOwner

  // Only the thread that owns the graph sets this property, when the record is first used.
  private var cachedRecord: PartRecord?

  /// Creates the location of a part of `whole`.
  ///
  /// `whole` is the location of a state or of a part of a state.
  init(_ part: Part<Whole, Value>, of whole: Location<Whole>, in storage: any PartsOwner) {
    self.part = part
    self.whole = whole
    self.storage = storage
  }

  private var graph: Graph { storage.graph }

  override func get() -> Value {
    guard graph.isReading, !storage.isRetired else { return part.get(whole.get()) }
    let record = record
    if let newest = record.value.newest as? Computed<Value>, isFresh(newest, in: record) {
      return newest.read()
    }
    let source = computed(for: record, isCompared: true)
    let unused = record.value.replace(with: source, in: graph.updates)
    return withExtendedLifetime(unused) { source.read() }
  }

  /// Returns whether the cached value of the part equals the value that the getter returns now.
  private func isFresh(_ source: Computed<Value>, in record: PartRecord) -> Bool {
    switch record.freshness {
    case .whileStateIsSame: return true
    case .duringUpdate where record.value.checkedIn == graph.updates: return true
    case .duringUpdate, .never: break
    }
    // The graph does not track this check, so the body does not depend on the rest of the state.
    // Observation still tracks the getter, so the body depends on observable properties that the
    // getter reads.
    let isSame = graph.withoutTracking {
      areSame(source.read(), part.get(whole.valueForParts()))
    }
    if isSame { record.value.checkedIn = graph.updates }
    return isSame
  }

  override func valueForParts() -> Value {
    guard graph.isReading, !storage.isRetired else { return get() }
    let record = record
    switch record.freshness {
    case .never: return part.get(whole.valueForParts())
    case .duringUpdate where record.valueForParts.checkedIn != graph.updates: break
    case .duringUpdate, .whileStateIsSame:
      if let newest = record.valueForParts.newest as? Computed<Value> { return newest.read() }
    }
    // Only the parts inside this part read this value. For each inner part, the graph compares the
    // new and the previous value. Comparing this value too would only take more time.
    let source = computed(for: record, isCompared: false)
    let unused = record.valueForParts.replace(with: source, in: graph.updates)
    return withExtendedLifetime(unused) { source.read() }
  }

  private func computed(for record: PartRecord, isCompared: Bool) -> Computed<Value> {
    Computed(
      storage.parts.name,
      in: graph,
      isCompared: isCompared,
      isObserving: record.freshness != .whileStateIsSame
    ) { [part, whole] in part.get(whole.valueForParts()) }
  }

  override func set(_ newValue: Value) { whole.modify { part.set(&$0, newValue) } }

  override func modify(_ change: (inout Value) -> Void) {
    whole.modify { part.modify(&$0, change) }
  }

  override func isRead(through source: Source) -> Bool { whole.isRead(through: source) }

  override func isSame(as other: Location<Value>) -> Bool {
    if self === other { return true }
    guard let other = other as? StatePart<Whole, Value>, storage === other.storage,
      part.key == other.part.key
    else { return false }
    guard graph.isOwned, !storage.isRetired else { return whole.isSame(as: other.whole) }
    return whole.record === other.whole.record
  }

  override var comparesParts: Bool { true }

  override var record: PartRecord {
    if let cachedRecord { return cachedRecord }
    let record = storage.parts.record(of: part, in: whole.record)
    cachedRecord = record
    return record
  }

  override func projecting<Inner>(_ inner: Part<Value, Inner>) -> Location<Inner> {
    // A part of an object is not cached, because the cache would not notice changes of the object.
    Value.self is AnyObject.Type
      ? super.projecting(inner) : StatePart<Value, Inner>(inner, of: self, in: storage)
  }
}

extension StatePart: Inspectable {
  var inspectedValue: Any? { (whole as? any Inspectable)?.inspectedValue }
}
