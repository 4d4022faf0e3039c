import AmbientReflection
import AmbientSupport

/// A value that is computed from its sources, and cached until one of them changes.
///
/// A new result that equals the old one is *backdated*: the old value and its revision stay, and
/// readers do not run.
open class Derived<Value>: Source {
  /// Whether the memory at ``cached`` holds a value: true after the first computation.
  @exclusivity(unchecked) @usableFromInline package final var hasValue = false

  // The value is in memory of its own, because a field of the type `Value?` would be slower:
  // unspecialized code would ask the runtime for the metadata of that type, and for the offsets of
  // the fields that follow.
  @usableFromInline final let cached: UnsafeMutablePointer<Value>

  // The owner of the graph writes this flag under the lock. The owner replaces the value only while
  // the flag is false.
  /// Whether the value is current, so that other threads may copy it.
  @exclusivity(unchecked) @usableFromInline final var isPublished = false

  /// Whether ``publishedValue()`` can return the value; false by default.
  ///
  /// A subclass whose value is read on other threads overrides this property.
  open var isReadableOnOtherThreads: Bool { false }

  /// Creates a value that is computed when it is first read.
  ///
  /// - Parameter graph: The graph of the value.
  @inlinable
  public init(in graph: Graph) {
    cached = .allocate(capacity: 1)
    super.init(graph: graph, state: .stale)
  }

  deinit {
    if hasValue { cached.deinitialize(count: 1) }
    cached.deallocate()
  }

  override open var label: String { "Derived<\(Value.self)>" }

  /// Computes the value from other sources.
  ///
  /// Every subclass overrides this.
  ///
  /// The function must not write inputs, or anything else that other code reads.
  ///
  /// - Returns: The value.
  open func compute() -> Value { preconditionFailure("\(Self.self) does not compute a value.") }

  /// Returns whether a new result equals the old one.
  ///
  /// A subclass with its own rule for equal values overrides this function.
  ///
  /// - Parameters:
  ///   - old: The old result.
  ///   - new: The new result.
  /// - Returns: Whether the results are equal. If they are, readers do not run again.
  open func isSame(_ old: UnsafePointer<Value>, _ new: UnsafePointer<Value>) -> Bool {
    areSame(old.pointee, new.pointee)
  }

  /// Brings the value up to date, makes it a dependency of the current reader, and returns it.
  ///
  /// The function stops the program if the value depends on itself.
  ///
  /// - Returns: The value.
  /// - Complexity: O(1) if the value is clean, otherwise O(sources upstream) and the work of
  ///   `compute()`.
  @inlinable public final func read() -> Value {
    if state != .clean { graph.bringUpToDate(self) }
    graph.track(self)
    if !hasValue { reportNoValue() }
    return cached.pointee
  }

  @usableFromInline final func reportNoValue() -> Never {
    preconditionFailure("\(label) was read before it was computed.")
  }

  @inlinable
  override final func recompute() {
    var new = graph.run(self) { compute() }
    if hasValue {
      if isSame(cached, &new) { return }
      cached.pointee = new
    } else {
      cached.initialize(to: new)
      hasValue = true
    }
    changedAt = graph.nextRevision()
  }

  /// The value that was computed last, even if its sources have changed since then.
  ///
  /// The caller does not become a reader. The property is nil if the value was never computed, or
  /// if the caller does not own the graph.
  package final var lastValue: Value? { graph.isOwned && hasValue ? cached.pointee : nil }

  // MARK: Other threads

  /// Lets other threads copy the value until one of its sources is written.
  override final func publish() {
    guard isReadableOnOtherThreads, hasValue, !isPublished else { return }
    graph.exclusively { isPublished = true }
  }

  override final func unpublish() {
    if isPublished { graph.exclusively { isPublished = false } }
  }

  /// Returns the cached value without computing it, on any thread.
  ///
  /// The caller does not become a reader.
  ///
  /// - Throws: ``NotPublished`` if there is no value for other threads, or if the value may be out
  ///   of date. In the first case, the value was never computed, or ``isReadableOnOtherThreads`` is
  ///   false. In the second case, a source was written after the value was computed, or other
  ///   threads have left work for the graph.
  @inlinable
  public final func publishedValue() throws(NotPublished) -> Value {
    guard !graph.hasPendingWork else { throw NotPublished() }
    return try graph.exclusively { () throws(NotPublished) in
      guard isPublished else { throw NotPublished() }
      return cached.pointee
    }
  }

  override final func becamePossiblyStale(in writing: Graph) {
    unpublish()
    nextWithUnmarkedReaders = writing.firstWithUnmarkedReaders
    writing.firstWithUnmarkedReaders = Unretained(self)
  }
}

/// The error that ``Derived/publishedValue()`` throws when it cannot return a current value.
public struct NotPublished: Error {
  /// Creates the error.
  @inlinable public init() {}
}
