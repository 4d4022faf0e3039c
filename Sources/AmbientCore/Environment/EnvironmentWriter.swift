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
    let node = node.as(WriterNodeOf<Modified, Self>.self)
    node.update(with: view.modifier)
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
final class WriterNodeOf<Modified: View, Writer: EnvironmentWriter>: WriterNode {
  @exclusivity(unchecked) private var writer: Writer

  // Kept, because it takes a search to name it.
  private let typeOfView: Any.Type

  @usableFromInline @MainActor
  init(_ view: ModifiedContent<Modified, Writer>, _ inputs: _ViewInputs) {
    writer = view.modifier
    typeOfView = ModifiedContent<Modified, Writer>.self
    super.init(.of(Writer.self, .modifier), at: writer.place, inputs)
  }

  @usableFromInline @MainActor func update(with new: Writer) {
    withPointer(to: new) { update(withWriterAt: $0) }
  }

  override func takeView(at view: UnsafeRawPointer, of type: Any.Type) -> Bool {
    // Another type if it was put together differently, as modifiers of modifiers are.
    guard type == typeOfView else { return false }
    update(withWriterAt: view + Self.offsetOfWriter)
    if let child { Modified.update(child, withViewAt: view) }
    return true
  }

  /// Where a modified view has its modifier: behind the view, where it may stand next.
  private static var offsetOfWriter: Int {
    let mask = MemoryLayout<Writer>.alignment - 1
    return (MemoryLayout<Modified>.size + mask) & ~mask
  }

  @MainActor private func update(withWriterAt new: UnsafeRawPointer) {
    guard !withMutablePointer(to: &writer, { type.areSame($0, new) }) else { return }
    writer = new.assumingMemoryBound(to: Writer.self).pointee
    if place != writer.place { graph.exclusively { place = writer.place } }
    graph.schedule(self)
  }

  override func write(into values: inout EnvironmentValues) {
    // Where it lies, and not a copy of it.
    withMutablePointer(to: &writer) {
      $0.assumingMemoryBound(to: Writer.self).pointee.write(into: &values)
    }
  }
}
