import AmbientGraph

/// A modifier that changes the surroundings of the view it is applied to.
protocol EnvironmentWriter: ViewModifier where Body == Never {
  /// Where it stands in the source.
  var place: SourceLocation { get }

  /// Writes into a copy of the surroundings; what it reads there becomes a reason to write again.
  func write(into values: inout EnvironmentValues)

  /// Whether another one writes the same.
  func isSame(as other: Self) -> Bool
}

/// Writes into the scope of what is below it.
///
/// It runs before everything below, because it comes first in the order of the tree. It runs again when
/// it writes something else, or when something it read on the way has changed; an entry that comes out
/// the same wakes nobody.
final class WriterNode<Content: View, Writer: EnvironmentWriter>: ParentNode, WriterPlace {
  private var writer: Writer
  private(set) var place: SourceLocation
  private let inner: Scope
  private let type: ViewType

  @MainActor init(_ view: ModifiedContent<Content, Writer>, _ inputs: _ViewInputs) {
    writer = view.modifier
    place = view.modifier.place
    inner = Scope(parent: inputs.scope)
    type = .of(Writer.self, .modifier)
    super.init(inputs)
    inner.writer = self
    graph.schedule(self)
    child = mount(view.content, scope: inner)
  }

  @MainActor func update(with view: ModifiedContent<Content, Writer>) {
    if !writer.isSame(as: view.modifier) {
      writer = view.modifier
      place = writer.place
      graph.schedule(self)
    }
    if let child { Content._updateNode(_ViewNode(child), view.content) }
  }

  override func run(because reason: RunReason) {
    let values = observing(&observedReads, isExpected: type.observes) {
      var values = EnvironmentValues(scope)
      writer.write(into: &values)
      return values
    }
    if observedReads != nil { type.observes = true }
    inner.adopt(values)
  }

  override func willRetire() {
    super.willRetire()
    inner.close()
  }
}

/// A node that knows where in the source the environment is written.
protocol WriterPlace: ViewNode {
  var place: SourceLocation { get }
}
