public import AmbientGraph

/// Where the value of a state lives for as long as its view does.
@usableFromInline
final class StateStorage<Value>: Location<Value>, RetiringStorage {
  @usableFromInline let input: StateInput<Value>
  private var parts: [AnyHashable: Source] = [:]

  private var limit = 16

  /// What others than the graph's owner wrote last, until the owner takes it over; guarded by the graph.
  private var arriving: Value?

  /// Counts what arrived; guarded by the graph.
  private var arrivals = 0

  /// Makes a place for a value, named by the owner's type and the property.
  init(_ value: Value, name: String, in graph: Graph) {
    input = StateInput(value, name: name, in: graph)
  }

  @inlinable var graph: Graph { input.graph }

  // The graph is lent to what follows: to ask it something would count it each time.

  @inlinable
  override func get() -> Value {
    lending(.passUnretained(graph)) { graph in
      guard graph.isOwned else { return valueFromElsewhere() }
      if graph.hasArrivals { takeOverArrivals() }
      return input.read()
    }
  }

  @inlinable
  override func set(_ newValue: Value) {
    lending(.passUnretained(graph)) { graph in
      guard graph.isOwned else { return setFromElsewhere(newValue) }
      guard !graph.isReading else { return reportSetDuringUpdate() }
      if graph.hasArrivals { takeOverArrivals() }
      input.set(newValue)
    }
  }

  @usableFromInline
  func reportSetDuringUpdate() {
    Diagnostic.stateSetDuringUpdate(input.label, value: Value.self, views: graph.runningViews)
      .warn()
  }

  @usableFromInline
  func valueFromElsewhere() -> Value { graph.exclusively { arriving ?? input.value } }

  @usableFromInline
  func setFromElsewhere(_ newValue: Value) {
    graph.exclusively {
      arriving = newValue
      arrivals += 1
    }
    let storage = Unchecked(self)
    graph.inbox.add { storage.value.takeOver() }
  }

  private func takeOver() {
    let (value, number) = graph.exclusively { (arriving, arrivals) }
    guard let value else { return }
    input.set(value)
    // Others read what arrived until the input has it, and go on with what arrived meanwhile.
    graph.exclusively { if arrivals == number { arriving = nil } }
  }

  /// What others wrote comes before what the owner does next.
  @usableFromInline
  func takeOverArrivals() { if !graph.isReading { graph.inbox.drain() } }

  package func retire() { parts = [:] }

  override func isRead(through source: Source) -> Bool {
    source === input || parts.values.contains { $0 === source }
  }

  override func projecting<Inner>(_ part: Part<Value, Inner>) -> Location<Inner> {
    StatePart(of: self, part)
  }

  /// A part of the value, compared by itself: a change of the rest wakes none of its readers.
  fileprivate func read<Inner>(_ part: Part<Value, Inner>) -> Inner {
    guard graph.isReading else { return part.get(get()) }
    if let known = parts[part.key] as? Computed<Inner> { return known.read() }
    let made = Computed(input.label, in: graph) { [unowned input] in part.get(input.read()) }
    if parts.count >= limit {
      parts = parts.filter { $0.value.hasReaders }
      limit = max(16, parts.count * 2)
    }
    parts[part.key] = made
    return made.read()
  }
}

/// A part of a state's value.
private final class StatePart<Whole, Value>: Location<Value> {
  private let whole: StateStorage<Whole>
  private let part: Part<Whole, Value>

  init(of whole: StateStorage<Whole>, _ part: Part<Whole, Value>) {
    self.whole = whole
    self.part = part
  }

  override func get() -> Value { whole.read(part) }

  override func set(_ newValue: Value) {
    var value = whole.get()
    part.set(&value, newValue)
    whole.set(value)
  }

  override func isRead(through source: Source) -> Bool { whole.isRead(through: source) }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? StatePart<Whole, Value> else { return false }
    return whole === other.whole && part.key == other.part.key
  }

  override func projecting<Inner>(_ inner: Part<Value, Inner>) -> Location<Inner> {
    StatePart<Whole, Inner>(of: whole, part.appending(inner))
  }
}

/// The vertex of a state.
@usableFromInline
final class StateInput<Value>: Input<Value> {
  private let name: String
  private let comparator = ValueComparator.of(Value.self)

  init(_ value: Value, name: String, in graph: Graph) {
    self.name = name
    super.init(value, in: graph)
  }

  override var label: String { name }

  override func isSame(_ old: UnsafePointer<Value>, _ new: UnsafePointer<Value>) -> Bool {
    comparator.areSame(old, new)
  }
}
