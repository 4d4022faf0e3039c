import AmbientReflection
import AmbientSupport

/// A value that is computed from what it reads, and kept while nothing of that has changed.
///
/// A new result that equals the old one is *backdated*: the old one stays, and readers are not woken.
open class Derived<Value>: Source {
  /// Whether it was computed before.
  @exclusivity(unchecked) @usableFromInline package final var hasValue = false

  // Beside the object, and no optional in it: code that is not written out for a type of value would have
  // to look for the type of the optional one, and for what is behind it.
  @usableFromInline final let cached: UnsafeMutablePointer<Value>

  /// Makes a value that is computed when it is first read.
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

  /// Computes the value; overridden by every subclass.
  ///
  /// It reads, and writes nothing: neither inputs nor anything else that others read.
  open func compute() -> Value { preconditionFailure("\(Self.self) does not compute a value.") }

  /// Whether a new result is no change.
  ///
  /// A subclass that knows more about its values than their type overrides this.
  open func isSame(_ old: UnsafePointer<Value>, _ new: UnsafePointer<Value>) -> Bool {
    areSame(old.pointee, new.pointee)
  }

  /// The value, brought up to date, as a dependency of the vertex that is reading now.
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

  override final func becamePossiblyStale(in writing: Graph) {
    nextToMarkFurther = writing.firstToMarkFurther
    writing.firstToMarkFurther = Unretained(self)
  }
}
