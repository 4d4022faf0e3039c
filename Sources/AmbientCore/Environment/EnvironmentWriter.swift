public import AmbientGraph

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
    withUnsafePointer(to: view) { updateWriterNode(node, at: $0) }
  }

  /// The same with a modified view where it lies.
  @inlinable
  static func updateWriterNode<Modified: View>(
    _ node: _ViewNode,
    at view: UnsafePointer<ModifiedContent<Modified, Self>>
  ) {
    lending(node.lent(as: WriterNodeOf<Modified, Self>.self)) { node in
      node.update(withWriterAt: view.modifier())
      lending(node.childInPlace) { Modified._updateNode(_ViewNode($0), at: view.content()) }
    }
  }
}

/// Writes into the scope of what is below it.
///
/// It runs before everything below, because it comes first in the order of the tree. It runs again when
/// it writes something else, at once if it read nothing, or when something it read on the way has changed; an entry
/// that comes out the same wakes nobody.
@usableFromInline
class WriterNode: ParentNode, ScopeWriter {
  @usableFromInline final let inner: Scope

  /// Where in the source the environment is written.
  @exclusivity(unchecked) private(set) final var place: SourceLocation

  // Stays for ever.
  @usableFromInline final let type: Unmanaged<ViewType>

  /// Lets the modifier write: made where its type is known, and written out for it.
  private final let write: Write

  @usableFromInline
  typealias Write = @MainActor (WriterNode, inout EnvironmentValues) -> Void

  @usableFromInline @MainActor
  init(
    _ type: ViewType,
    at place: SourceLocation,
    _ inputs: _ViewInputs,
    _ write: @escaping Write
  ) {
    self.type = .passUnretained(type)
    self.place = place
    self.write = write
    inner = Scope(parent: inputs.scope)
    super.init(inputs)
    inner.writer = self
    graph.schedule(self)
  }

  override final func run() {
    var values = EnvironmentValues(scope)
    lending(type) { type in observing(as: type) { write(self, &values) } }
    write(values, into: inner)
  }

  /// Lets another modifier write, in the turn of the view that made it.
  @usableFromInline @MainActor
  final func writerChanged(place newPlace: SourceLocation) {
    if place != newPlace { graph.exclusively { place = newPlace } }
    graph.runSoon(self)
  }

  override final func willRetire() {
    super.willRetire()
    inner.close()
  }
}

@usableFromInline
final class WriterNodeOf<Modified: View, Writer: EnvironmentWriter>: WriterNode {
  @exclusivity(unchecked) @usableFromInline var writer: Writer

  @inlinable @MainActor
  init(_ view: ModifiedContent<Modified, Writer>, _ inputs: _ViewInputs) {
    writer = view.modifier
    super.init(.of(writer: Writer.self), at: view.modifier.place, inputs) { node, values in
      // Safe because it is called with the node that it was given to.
      let node = unsafeDowncast(node, to: WriterNodeOf.self)
      lendingValue(in: &node.writer) { $0.write(into: &values) }
    }
  }

  @inlinable @MainActor
  func update(withWriterAt new: UnsafePointer<Writer>) {
    guard !lending(type, { $0.isSame(&writer, as: new) }) else { return }
    writer = new.pointee
    writerChanged(place: writer.place)
  }
}

extension UnsafePointer {
  /// The view that is modified, where it lies.
  @inlinable
  func content<Modified, Modifier>() -> UnsafePointer<Modified>
  where Pointee == ModifiedContent<Modified, Modifier> {
    // Safe because it is the first field.
    UnsafeRawPointer(self).assumingMemoryBound(to: Modified.self)
  }

  /// How it is modified, where that lies: behind the view, where it may stand next.
  @inlinable
  func modifier<Modified, Modifier>() -> UnsafePointer<Modifier>
  where Pointee == ModifiedContent<Modified, Modifier> {
    (UnsafeRawPointer(self) + MemoryLayout<Modified>.size).alignedUp(for: Modifier.self)
      .assumingMemoryBound(to: Modifier.self)
  }
}
