public import AmbientGraph
import AmbientReflection
public import AmbientSupport

/// Where the value of a state lives for as long as its view does.
@usableFromInline
final class StateStorage<Value>: Location<Value>, RetiringStorage {
  @usableFromInline let input: StateInput<Value>

  /// The parts that bodies read by themselves, if any; for the graph's owner alone.
  private var knownParts: StateParts?

  /// What other threads wrote, until the graph's owner takes it over, the oldest first; guarded by the graph.
  private var firstArrival: Arrival?
  private var lastArrival: Arrival?

  /// How often other threads wrote; guarded by the graph.
  private var arrivalCount: UInt64 = 0

  /// A write of another thread; the next one of its group replaces it.
  // An object, and no array of values: code for any value would have to look for the type of that at each use.
  private final class Arrival {
    var value: Value
    /// The group of writes that it belongs to, as ``Inbox/groupOfWrite()`` tells.
    let group: UInt64
    /// Whether the owner is taking it over, so that it is not replaced any more.
    var isTaken = false
    /// The next one that arrived.
    var next: Arrival?

    init(_ value: Value, of group: UInt64) {
      self.value = value
      self.group = group
    }
  }

  /// Whether a value that is written with another transaction than what was written before it waits for an
  /// update of its own.
  @usableFromInline let separatesTransactions: Bool

  /// Makes a place for a value, named by the owner's type and the property.
  init(_ value: Value, name: String, in graph: Graph, separatesTransactions: Bool = true) {
    input = StateInput(value, name: name, in: graph)
    self.separatesTransactions = separatesTransactions
  }

  @inlinable var graph: Graph { input.graph }

  // Without a count of the graph, which each question to it would take.

  @inlinable
  override func get() -> Value {
    Unretained(graph).with { graph in
      guard graph.isOwned else { return valueFromElsewhere() }
      if graph.hasPendingWork {
        // A comparison, or the end of a value, that is no part of a computation.
        if graph.isComputing, !graph.isReading { return valueFromElsewhere() }
        takeOverArrivals()
      }
      if graph.hasDeferredWrites, !graph.isReading { return newestOwnValue }
      return input.read()
    }
  }

  @inlinable
  override func set(_ newValue: Value) {
    Unretained(graph).with { graph in
      guard graph.isOwned else { return setFromElsewhere(newValue) }
      guard !graph.isReading else { return reportSetDuringUpdate() }
      // A comparison, or the end of a value, comes at a time that is not its own: the next update takes it over.
      guard !graph.isComputing else { return setFromElsewhere(newValue) }
      if graph.hasPendingWork { takeOverArrivals() }
      write(newValue)
    }
  }

  @inlinable
  func write(_ newValue: Value) {
    if separatesTransactions { input.write(newValue) } else { input.set(newValue) }
  }

  @usableFromInline var newestOwnValue: Value { input.newestValue }

  @usableFromInline
  func reportSetDuringUpdate() {
    Diagnostic.stateSetDuringUpdate(input.label, value: Value.self, views: graph.runningViews)
      .warn()
  }

  // User code runs outside the lock: the end of a value that is replaced, comparisons, setters of parts.

  @usableFromInline
  func valueFromElsewhere() -> Value { graph.exclusively { newestValue } }

  @usableFromInline
  func setFromElsewhere(_ newValue: Value) { _ = setFromElsewhere(newValue, ifStill: nil) }

  /// The value with what other threads wrote last; asked for under the lock.
  private var newestValue: Value {
    if let lastArrival { return lastArrival.value }
    return input.newestValue
  }

  /// Asked for under the lock.
  private var version: StateVersion {
    StateVersion(change: input.changedAt, deferral: graph.deferrals, arrival: arrivalCount)
  }

  /// Leaves a value for the owner, unless the state has another version by now than the expected one.
  ///
  /// A value that waits already is replaced: only the newest one of each context counts, unless something was
  /// written in another context between the two.
  private func setFromElsewhere(_ newValue: Value, ifStill expected: StateVersion?) -> Bool {
    var incoming = newValue
    var isFirst = false
    let isSet = graph.exclusively {
      if let expected, expected != version { return false }
      let group = graph.inbox.groupOfWrite()
      if let lastArrival, lastArrival.group == group, !lastArrival.isTaken {
        swap(&lastArrival.value, &incoming)
      } else {
        let arrival = Arrival(newValue, of: group)
        if let lastArrival { lastArrival.next = arrival } else { firstArrival = arrival }
        lastArrival = arrival
        isFirst = true
      }
      arrivalCount += 1
      return true
    }
    if isFirst { queueTakeOver() }
    return isSet
  }

  private func queueTakeOver() {
    let storage = UncheckedSendable(self)
    graph.inbox.add { storage.value.takeOver() }
  }

  /// Gives the input what arrived first.
  ///
  /// Called by a comparison of what arrived before, it waits for the next time: the order of the writes
  /// stays.
  private func takeOver() {
    var isBusy = false
    let arrival = graph.exclusively { () -> Arrival? in
      guard let firstArrival else { return nil }
      isBusy = firstArrival.isTaken
      firstArrival.isTaken = true
      return firstArrival
    }
    if isBusy { queueTakeOver() }
    guard let arrival, !isBusy else { return }
    // Without the lock, because nobody replaces what is being taken over.
    write(arrival.value)
    // Others read what arrived until the input has it; its end is outside the lock, as it may be anything.
    graph.exclusively {
      firstArrival = arrival.next
      if firstArrival == nil { lastArrival = nil }
    }
    withExtendedLifetime(arrival) {}
  }

  /// Changes the value, so that no write of another part is lost, on whichever thread it is made.
  override func modify(_ change: (inout Value) -> Void) {
    guard !graph.isReading else { return reportSetDuringUpdate() }
    let isOwned = graph.isOwned && !graph.isComputing
    while true {
      if isOwned, graph.hasPendingWork { takeOverArrivals() }
      var (value, expected) = graph.exclusively { (newestValue, version) }
      change(&value)
      let isSet =
        isOwned
        ? write(value) { expected == version }
        : setFromElsewhere(value, ifStill: expected)
      if isSet { return }
    }
  }

  private func write(_ newValue: Value, if condition: () -> Bool) -> Bool {
    separatesTransactions
      ? input.write(newValue, if: condition) : input.set(newValue, if: condition)
  }

  /// What others wrote comes before what the owner does next.
  @usableFromInline
  func takeOverArrivals() { if !graph.isReading, !graph.isComputing { graph.inbox.drain() } }

  /// Lets go of what depends on the state, with its view.
  ///
  /// A binding may be kept for longer, on any thread: it goes on reading and writing the value, which is a
  /// dependency of nothing any more.
  package func retire() {
    input.retire(notifyingReaders: false)
    knownParts?.retire()
    knownParts = nil
  }

  override func isRead(through source: Source) -> Bool {
    source === input || knownParts?.contains(source) == true
  }

  override var comparesParts: Bool { true }

  override var place: PartPlace { parts.ofWhole }

  override func projecting<Inner>(_ part: Part<Value, Inner>) -> Location<Inner> {
    StatePart(part, of: self, in: self)
  }
}

/// Which of all its values a state has; another one after each write, on whichever thread.
private struct StateVersion: Equatable {
  let change: UInt64
  let deferral: UInt64
  let arrival: UInt64
}

extension StateStorage: PartsOwner {
  var isRetired: Bool { input.isRetired }

  var parts: StateParts {
    if let knownParts { return knownParts }
    let made = StateParts(named: input.label)
    knownParts = made
    return made
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
