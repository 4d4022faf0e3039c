import AmbientEnvironment
import AmbientGraph
public import AmbientScopes
public import AmbientSupport

/// A modifier that changes the surroundings of the view it is applied to.
@usableFromInline
protocol EnvironmentWriter: ViewModifier where Body == Never {
  /// Where it stands in the source.
  var place: SourceLocation { get }

  /// Modifies a copy of the surroundings; what it reads there becomes a reason to do so again.
  func modify(_ values: inout EnvironmentValues)
}

extension EnvironmentWriter {
  /// Makes a node that keeps a scope of its own for what is below.
  @inlinable
  static func makeWriterNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = WriterNodeOf(view, inputs)
    node.child = node.mount(view.content, scope: node.inner)
    return _ViewNode(node)
  }

  /// Lets the node write again if the modifier writes something else.
  @inlinable
  static func updateWriterNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    node.unretained(as: WriterNodeOf<Modified, Self>.self).with { node in
      node.update(with: view.modifier)
      node.childInPlace.with { Modified._updateNode(_ViewNode($0), view.content) }
    }
  }
}

extension ViewType {
  /// A type of modifier that writes into the surroundings.
  @usableFromInline
  static func of<Writer: EnvironmentWriter>(writer type: Writer.Type) -> ViewType {
    of(type, .modifier)
  }
}

/// Writes into the scope of what is below it.
///
/// It runs before everything below, because it comes first in the order of the tree. It runs again when it
/// writes something else, and when something that it read has changed. An entry that comes out the same invalidates
/// no reader.
@usableFromInline
class WriterNode: ParentNode, ScopeWriter {
  @usableFromInline final let inner: Scope

  /// Where in the source the environment is written.
  private(set) final var place: SourceLocation

  // Stays for ever.
  @usableFromInline final let type: Unretained<ViewType>

  /// Modifies a copy of the surroundings; a closure, because only where it is made the type of the
  /// modifier is known.
  private final let modify: Modify

  @usableFromInline
  typealias Modify = @MainActor (WriterNode, inout EnvironmentValues) -> Void

  @usableFromInline @MainActor
  init(
    _ type: ViewType,
    at place: SourceLocation,
    _ inputs: _ViewInputs,
    _ modify: @escaping Modify
  ) {
    self.type = Unretained(type)
    self.place = place
    self.modify = modify
    inner = Scope(parent: inputs.scope)
    super.init(inputs)
    inner.writer = self
    graph.schedule(self)
  }

  package override final var readsInputsDirectly: Bool { true }

  override final var scopeBelow: Scope { inner }

  override final func run() {
    var values = EnvironmentValues(scope)
    type.with { type in observing(as: type) { modify(self, &values) } }
    inner.apply(values, around: scope)
  }

  /// Notes that another modifier writes.
  @usableFromInline @MainActor
  final func writerChanged(place newPlace: SourceLocation) {
    if place != newPlace { graph.exclusively { place = newPlace } }
    graph.schedule(self)
  }

  override func willRetire() {
    super.willRetire()
    inner.close()
  }
}

@usableFromInline
final class WriterNodeOf<Modified: View, Writer: EnvironmentWriter>: WriterNode {
  @usableFromInline var writer: Writer

  @inlinable @MainActor
  init(_ view: ModifiedContent<Modified, Writer>, _ inputs: _ViewInputs) {
    writer = view.modifier
    super.init(.of(writer: Writer.self), at: view.modifier.place, inputs) { node, values in
      // Safe because it is called with the node that it was given to.
      unsafeDowncast(node, to: WriterNodeOf.self).writer.modify(&values)
    }
  }

  @inlinable @MainActor
  func update(with new: Writer) {
    let isSame = withPointer(to: new) { new in type.with { $0.isSame(&writer, as: new) } }
    guard !isSame else { return }
    writer = new
    writerChanged(place: new.place)
  }
}
