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

  // Written by the owner under the lock. The value is replaced only while this is false.
  /// Whether the value is up to date, so that other threads may copy it.
  @exclusivity(unchecked) @usableFromInline final var isPublished = false

  /// Whether other threads read the value; a subclass that has such readers overrides this.
  open var isPublic: Bool { false }

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

  // MARK: Other threads

  /// Lets other threads copy the value until something that it was computed from is written.
  override final func publish() {
    guard isPublic, hasValue, !isPublished else { return }
    graph.exclusively { isPublished = true }
  }

  override final func unpublish() {
    if isPublished { graph.exclusively { isPublished = false } }
  }

  /// Returns the value while it is published, on any thread.
  ///
  /// Nothing depends on the value afterwards. A value of which an unapplied write is known is not up to date.
  ///
  /// - Throws: ``NotPublished`` if the value has to be computed.
  @inlinable
  public final func publishedValue() throws(NotPublished) -> Value {
    guard !graph.hasArrivals else { throw NotPublished() }
    return try graph.exclusively { () throws(NotPublished) in
      guard isPublished else { throw NotPublished() }
      return cached.pointee
    }
  }

  override final func becamePossiblyStale(in writing: Graph) {
    unpublish()
    nextToMarkFurther = writing.firstToMarkFurther
    writing.firstToMarkFurther = Unretained(self)
  }
}

/// The error for a value that another thread cannot copy, because it is not up to date.
public struct NotPublished: Error {
  /// Creates the error.
  @inlinable public init() {}
}
