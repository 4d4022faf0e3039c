/// A derived value that is given by a closure.
public final class Computed<Value>: Derived<Value> {
  private let name: String
  private var body: (() -> Value)?

  /// Makes a value from a closure that reads other vertices.
  public init(_ name: String, in graph: Graph, _ body: @escaping () -> Value) {
    self.name = name
    self.body = body
    super.init(in: graph)
  }

  // The closure may hold the last reference to the value before it, and so on along a chain.
  deinit { graph.garbage.release(&body) }

  override public var label: String { name }

  override public func compute() -> Value {
    guard let body else { preconditionFailure("'\(name)' was read while it went away.") }
    return body()
  }
}
