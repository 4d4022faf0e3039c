import AmbientGraph

/// One of the views in a container, to be placed by the container.
///
/// Its state lives where it is placed. Placed in a loop, it takes the state along when the views change
/// their order. It sees the surroundings of its place, and within them what was written around it in
/// the container's content.
public struct Subview: Identifiable {
  /// Tells the view from all others in the same container.
  public struct ID: Hashable {
    let path: SubviewPath
  }

  /// Stays the same as long as the view is in the container's content.
  public let id: ID

  /// What the view tells its container.
  public let containerValues: ContainerValues

  let source: SubviewSource
}

extension Subview: View {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Makes a node that shows the view.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(SubviewNode(view, inputs))
  }

  /// Lets the node show another view, if it is one; what the same view has become comes by another way.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(SubviewNode.self).update(with: view)
  }

  /// Stands in another container's content, with what it tells its own.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.within(
      {
        $0.path = $0.path.appending(.id(view.id))
        $0.values.override(with: view.containerValues)
      }
    ) { $0.add(view) }
  }

  /// No: it may tell a container something.
  public static var _isOneView: Bool { false }
}

/// What a container's content has made of a subview last.
final class SubviewSource: Input<AnyView> {
  override var label: String { "Subview" }

  // Whether a view has changed is for the nodes below to say, each for its own part.
  override func isSame(_ old: UnsafePointer<AnyView>, _ new: UnsafePointer<AnyView>) -> Bool {
    false
  }
}

/// The place where a subview is shown; it alone runs when only the subview is new.
private final class SubviewNode: ParentNode {
  private var subview: Subview

  @MainActor init(_ subview: Subview, _ inputs: _ViewInputs) {
    self.subview = subview
    super.init(inputs)
    graph.schedule(self)
  }

  @MainActor func update(with new: Subview) {
    guard new.source !== subview.source else { return }
    if new.id != subview.id, let child {
      unmount(child)
      self.child = nil
    }
    subview = new
    graph.schedule(self)
  }

  override func run() { show(subview.source.read()) }
}

extension Subview {
  /// The tag of a type: the one that the view was given, or else the identifier of that very type that
  /// it has from a loop or from `id`.
  package func tag<V: Hashable>(for type: V.Type) -> V? {
    containerValues.tag(for: type) ?? id.path.identifier(of: type)
  }
}

extension SubviewPath {
  /// The innermost identifier of a type on the way.
  ///
  /// An optional is another type than what is in it. A header or a footer does not have the identifier
  /// of its section.
  fileprivate func identifier<V: Hashable>(of type: V.Type) -> V? {
    var next: SubviewPath? = self
    while let path = next {
      next = path.outer
      switch path.step {
      case .id(let identifier):
        // A view that another container has placed has its own way behind it.
        if let placed = identifier.base as? Subview.ID {
          next = placed.path
        } else if Swift.type(of: identifier.base) == V.self {
          return identifier.base as? V
        }
      case .part(.header), .part(.footer): return nil
      default: break
      }
    }
    return nil
  }
}
