/// A derived value that a closure computes.
public final class Computed<Value>: Derived<Value> {
  private let name: String
  private var body: (() -> Value)?
  private let position: AnyObject?
  private let isCompared: Bool
  private let isObserving: Bool
  private var observedReads: ObservedReads?

  /// Creates a value from a closure that reads other vertices.
  ///
  /// - Parameters:
  ///   - name: The name in messages and dumps.
  ///   - graph: The graph that the value belongs to.
  ///   - position: The object that identifies where the closure reads, such as an environment
  ///     scope. See ``Vertex/readingContext``.
  ///   - isCompared: Whether a new result is compared with the last one. If both are equal, readers
  ///     do not run. If false, every result counts as a change. Pass false for a large value if
  ///     each reader uses only a small part of the value.
  ///   - isObserving: Whether the value is computed again after a change of an observable property
  ///     that the closure has read. If false, the closure must not read observable properties.
  ///   - body: Computes the value. The closure must not write inputs.
  public init(
    _ name: String,
    in graph: Graph,
    at position: AnyObject? = nil,
    isCompared: Bool = true,
    isObserving: Bool = false,
    _ body: @escaping () -> Value
  ) {
    self.name = name
    self.position = position
    self.isCompared = isCompared
    self.isObserving = isObserving
    self.body = body
    super.init(in: graph)
  }

  // The closure may hold the last reference to another value, whose closure may hold the last
  // reference to a third. The queue releases such a chain of values without recursion.
  deinit {
    observedReads?.withdraw()
    graph.releaseQueue.release(&body)
  }

  override public var label: String { name }

  override public var readingContext: AnyObject? { position }

  override public func isSame(_ old: UnsafePointer<Value>, _ new: UnsafePointer<Value>) -> Bool {
    isCompared && super.isSame(old, new)
  }

  override public func compute() -> Value {
    guard let body else { preconditionFailure("'\(name)' was read while it was being released.") }
    guard isObserving else { return body() }
    return observing(
      observedReads,
      remember: { observedReads = $0 },
      habit: hasValue ? .readsNothing : .unknown,
      body
    )
  }
}
