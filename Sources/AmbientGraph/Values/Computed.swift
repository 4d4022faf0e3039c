/// A derived value that is given by a closure.
public final class Computed<Value>: Derived<Value> {
  private let name: String
  private var body: (() -> Value)?
  private let place: AnyObject?
  private let isCompared: Bool

  /// Makes a value from a closure that reads other vertices.
  ///
  /// - Parameters:
  ///   - name: Its name in messages and dumps.
  ///   - graph: The graph that it belongs to.
  ///   - place: Where it reads, as ``Vertex/readingPlace``.
  ///   - isCompared: Whether a result that equals the last one wakes no reader. Otherwise each result counts
  ///     as another one, which suits a large value of which the readers take small parts.
  ///   - body: Computes the value; it writes nothing.
  public init(
    _ name: String,
    in graph: Graph,
    at place: AnyObject? = nil,
    isCompared: Bool = true,
    _ body: @escaping () -> Value
  ) {
    self.name = name
    self.place = place
    self.isCompared = isCompared
    self.body = body
    super.init(in: graph)
  }

  // The closure may hold the last reference to the value before it, and so on along a chain.
  deinit { graph.garbage.release(&body) }

  override public var label: String { name }

  override public var readingPlace: AnyObject? { place }

  override public func isSame(_ old: UnsafePointer<Value>, _ new: UnsafePointer<Value>) -> Bool {
    isCompared && super.isSame(old, new)
  }

  override public func compute() -> Value {
    guard let body else { preconditionFailure("'\(name)' was read while it went away.") }
    return body()
  }
}
