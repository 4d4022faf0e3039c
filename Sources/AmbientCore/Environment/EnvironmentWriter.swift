import AmbientEnvironment
import AmbientGraph
public import AmbientScopes
public import AmbientSupport

/// A modifier that changes the environment of its content.
@usableFromInline
protocol EnvironmentWriter: ViewModifier where Body == Never {
  /// The source location of the modifier, for messages.
  var location: SourceLocation { get }

  /// Changes a copy of the environment.
  ///
  /// The function is called again when a value that it has read changes.
  func modify(_ values: inout EnvironmentValues)
}

extension EnvironmentWriter {
  /// Makes a node, and a new scope for the content of the modifier.
  @inlinable
  static func makeWriterNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = WriterNodeOf(view, inputs)
    node.child = node.mount(view.content, scope: node.inner)
    return _ViewNode(node)
  }

  /// Updates the content, and schedules the node to write again if the modifier has changed.
  @inlinable
  static func updateWriterNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    node.unretained(as: WriterNodeOf<Modified, Self>.self).with { node in
      node.update(with: view.modifier)
      node.unretainedChild.with { Modified._updateNode(_ViewNode($0), view.content) }
    }
  }
}

extension ViewType {
  @usableFromInline
  static func of<Writer: EnvironmentWriter>(writer type: Writer.Type) -> ViewType {
    of(type, .modifier)
  }
}

/// The node of an environment modifier: it writes into the scope of its descendants.
///
/// The node runs before its descendants, because it precedes them in the order of the tree. The
/// node runs again after a change of its modifier, or of a value that it read in its last run. If
/// an environment value stays the same in such a run, the readers of the value do not run.
@usableFromInline
class WriterNode: ParentNode, ScopeWriter {
  /// The scope of the descendants.
  @usableFromInline final let inner: Scope

  /// The source location of the modifier; changed under the graph's lock.
  private(set) final var sourceLocation: SourceLocation

  // Unretained, because a `ViewType` is never released.
  @usableFromInline final let type: Unretained<ViewType>

  /// Calls the modifier with a copy of the environment.
  ///
  /// The subclass makes the closure, because only the subclass knows the type of the modifier.
  private final let modify: Modify

  @usableFromInline
  typealias Modify = @MainActor (WriterNode, inout EnvironmentValues) -> Void

  @usableFromInline @MainActor
  init(
    _ type: ViewType,
    at location: SourceLocation,
    _ inputs: _ViewInputs,
    _ modify: @escaping Modify
  ) {
    self.type = Unretained(type)
    sourceLocation = location
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
    if inner.apply(values, around: scope) { describeElementsBelow() }
  }

  /// Stores the source location of a changed modifier, and schedules a run.
  @usableFromInline @MainActor
  final func writerChanged(location: SourceLocation) {
    if sourceLocation != location { graph.exclusively { sourceLocation = location } }
    graph.schedule(self)
  }

  override func willRetire() {
    super.willRetire()
    inner.close()
  }
}

/// A writer node that stores its modifier.
@usableFromInline
final class WriterNodeOf<Modified: View, Writer: EnvironmentWriter>: WriterNode {
  @usableFromInline var writer: Writer

  @inlinable @MainActor
  init(_ view: ModifiedContent<Modified, Writer>, _ inputs: _ViewInputs) {
    writer = view.modifier
    super.init(.of(writer: Writer.self), at: view.modifier.location, inputs) { node, values in
      // Safe because a node calls the closure only with itself.
      unsafeDowncast(node, to: WriterNodeOf.self).writer.modify(&values)
    }
  }

  @inlinable @MainActor
  func update(with new: Writer) {
    let isSame = withPointer(to: new) { new in type.with { $0.isSame(&writer, as: new) } }
    guard !isSame else { return }
    writer = new
    writerChanged(location: new.location)
  }
}
