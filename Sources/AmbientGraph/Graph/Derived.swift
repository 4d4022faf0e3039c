/// A value that is computed from what it reads, and kept while nothing of that has changed.
///
/// A new result that equals the old one is *backdated*: the old one stays, and readers are not woken.
open class Derived<Value>: Source {
  @exclusivity(unchecked) @usableFromInline final var hasValue = false
  @exclusivity(unchecked) @usableFromInline final var cached: Value?

  /// Makes a value that is computed when it is first read.
  @inlinable public init(in graph: Graph) { super.init(graph: graph, state: .stale) }

  override open var label: String { "Derived<\(Value.self)>" }

  /// Computes the value; overridden by every subclass.
  ///
  /// It reads, and writes nothing: neither inputs nor anything else that others read.
  open func compute() -> Value { preconditionFailure("\(Self.self) does not compute a value.") }

  /// Whether a new result is no change.
  ///
  /// A subclass that knows more about its values than their type overrides this.
  open func isSame(_ old: Value, _ new: Value) -> Bool { areSame(old, new) }

  /// The value, brought up to date, as a dependency of the vertex that is reading now.
  @inlinable public final func read() -> Value {
    if state != .clean { graph.bringUpToDate(self) }
    graph.track(self)
    guard let cached else { reportNoValue() }
    return cached
  }

  @usableFromInline final func reportNoValue() -> Never {
    preconditionFailure("\(label) was read before it was computed.")
  }

  @inlinable
  override final func recompute() {
    let new = graph.run(self) { compute() }
    if hasValue {
      guard replaceValue(by: new) else { return }
    } else {
      cached = new
      hasValue = true
    }
    changedAt = graph.nextRevision()
  }

  /// Replaces the value where it lies, unless the new one is no change.
  ///
  /// Code that is not written out for a type of value would have to look for the type of the optional one.
  @inlinable
  final func replaceValue(by new: Value) -> Bool {
    withUnsafeMutablePointer(to: &cached) { place in
      // Safe because what is in an optional begins where the optional does.
      let old = UnsafeMutableRawPointer(place).assumingMemoryBound(to: Value.self)
      if isSame(old.pointee, new) { return false }
      old.pointee = new
      return true
    }
  }

  override final func becamePossiblyStale(in writing: Graph) {
    writing.toMarkFurther.append(.passUnretained(self))
  }
}
