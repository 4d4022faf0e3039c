/// A value that is computed from what it reads, and kept while nothing of that has changed.
///
/// A new result that equals the old one is *backdated*: the old one stays, and readers are not woken.
open class Derived<Value>: AnyDerived {
  private final var cached: Value?

  /// Makes a value that is computed when it is first read.
  public init(in graph: Graph) { super.init(graph: graph, state: .stale) }

  override open var label: String { "Derived<\(Value.self)>" }

  /// Computes the value; overridden by every subclass.
  open func compute() -> Value { preconditionFailure("\(Self.self) does not compute a value.") }

  /// Whether a new result is no change.
  ///
  /// A subclass that knows more about its values than their type overrides this.
  open func isSame(_ old: Value, _ new: Value) -> Bool { areSame(old, new) }

  /// The value, brought up to date, as a dependency of the vertex that is reading now.
  public final func read() -> Value {
    refresh()
    graph.track(self)
    return cached ?? compute()
  }

  override final func recompute() {
    let new = graph.run(self) { compute() }
    if let cached, isSame(cached, new) { return }
    cached = new
    changedAt = graph.nextRevision()
  }
}

/// A derived value whose type does not matter to the graph.
open class AnyDerived: Source {
  override final func refresh() {
    if state != .clean { graph.bringUpToDate(self) }
  }

  override final func becamePossiblyStale(_ work: inout [Source]) { work.append(self) }

  /// Computes anew, and keeps the old value if the new one is the same.
  func recompute() {}
}

/// A derived value that is given by a closure.
public final class Computed<Value>: Derived<Value> {
  private let name: String
  private let body: () -> Value

  /// Makes a value from a closure that reads other vertices.
  public init(_ name: String, in graph: Graph, _ body: @escaping () -> Value) {
    self.name = name
    self.body = body
    super.init(in: graph)
  }

  override public var label: String { name }

  override public func compute() -> Value { body() }
}
