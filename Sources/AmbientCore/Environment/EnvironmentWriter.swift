import AmbientGraph

/// A modifier that changes the surroundings of the view it is applied to.
@usableFromInline
protocol EnvironmentWriter: ViewModifier where Body == Never {
  /// Where it stands in the source.
  var place: SourceLocation { get }

  /// Writes into a copy of the surroundings; what it reads there becomes a reason to write again.
  func write(into values: inout EnvironmentValues)
}

extension EnvironmentWriter {
  /// Makes a node that keeps a scope of its own for what is below.
  @inlinable
  static func makeWriterNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = WriterNodeOf(view.modifier, inputs)
    node.child = node.mount(view.content, scope: node.inner)
    return _ViewNode(node)
  }

  /// Lets the node write again if the modifier writes something else.
  @inlinable
  static func updateWriterNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    let node = node.as(WriterNode.self)
    // It knows the type of its writer; to name that here would mean to look it up each time.
    withPointer(to: view.modifier) { node.update(withWriterAt: $0) }
    node.show(view.content)
  }
}

/// Writes into the scope of what is below it.
///
/// It runs before everything below, because it comes first in the order of the tree. It runs again when
/// it writes something else, or when something it read on the way has changed; an entry that comes out
/// the same wakes nobody.
@usableFromInline
class WriterNode: ParentNode, ScopeWriter {
  @usableFromInline final let inner: Scope

  /// Where in the source the environment is written.
  final fileprivate(set) var place: SourceLocation

  fileprivate final let type: ViewType

  @MainActor fileprivate init(_ type: ViewType, at place: SourceLocation, _ inputs: _ViewInputs) {
    self.type = type
    self.place = place
    inner = Scope(parent: inputs.scope)
    super.init(inputs)
    inner.writer = self
    graph.schedule(self)
  }

  @MainActor fileprivate func write(into values: inout EnvironmentValues) {}

  /// Takes another writer of the same type.
  @usableFromInline @MainActor func update(withWriterAt new: UnsafeRawPointer) {}

  override final func run() {
    var values = EnvironmentValues(scope)
    observing(as: type) { write(into: &values) }
    inner.adopt(values)
  }

  override final func willRetire() {
    super.willRetire()
    inner.close()
  }
}

@usableFromInline
final class WriterNodeOf<Writer: EnvironmentWriter>: WriterNode {
  @exclusivity(unchecked) private var writer: Writer

  @usableFromInline @MainActor init(_ writer: Writer, _ inputs: _ViewInputs) {
    self.writer = writer
    super.init(.of(Writer.self, .modifier), at: writer.place, inputs)
  }

  override func update(withWriterAt new: UnsafeRawPointer) {
    guard !withMutablePointer(to: &writer, { type.areSame($0, new) }) else { return }
    writer = new.assumingMemoryBound(to: Writer.self).pointee
    graph.exclusively { place = writer.place }
    graph.schedule(self)
  }

  override func write(into values: inout EnvironmentValues) { writer.write(into: &values) }
}
