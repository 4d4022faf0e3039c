import AmbientGraph

/// A view in the content of a container; the container can show the view at any position.
///
/// The view's state belongs to the position where the container shows the view. If the container
/// shows the view in a `ForEach`, the state moves with the view when the order changes.
///
/// The view reads the environment of the position where the container shows it. If a modifier in
/// the container's content sets a value for the view, the view reads this value instead.
public struct Subview: Identifiable {
  /// The identity of a subview among the subviews of one container.
  public struct ID: Hashable {
    let path: SubviewPath
  }

  /// The identity of the subview, stable while the view is in the container's content.
  public let id: ID

  /// The container values that are set on the view.
  public let containerValues: ContainerValues

  let source: SubviewSource
}

extension Subview: View {
  /// The type of the body; a subview has none.
  public typealias Body = Never

  /// Makes a node that shows the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(SubviewNode(view, inputs))
  }

  /// Updates the node if `view` is a different subview.
  ///
  /// If the same subview has a new value, the node reads the value from the subview's source.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new view.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(SubviewNode.self).update(with: view)
  }

  /// Adds the subview and the subview's container values to the list of another container.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - list: The list of the container's subviews.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.within(
      {
        $0.path = $0.path.appending(.id(view.id))
        $0.values.override(with: view.containerValues)
      }
    ) { $0.add(view) }
  }

  /// Always false: the property is true only for views that never have container values, and a
  /// subview may have container values.
  public static var _isOneView: Bool { false }
}

/// The current value of a subview, as an input of the graph.
final class SubviewSource: Input<AnyView> {
  override var label: String { "Subview" }

  // Every new view counts as a change: the nodes that show the view find out what differs.
  override func isSame(_ old: UnsafePointer<AnyView>, _ new: UnsafePointer<AnyView>) -> Bool {
    false
  }
}

/// The node that shows a subview.
///
/// If only the value of the subview changes, this node runs, and no body of the container runs.
private final class SubviewNode: ParentNode {
  private var subview: Subview

  @MainActor init(_ subview: Subview, _ inputs: _ViewInputs) {
    self.subview = subview
    super.init(inputs)
    graph.schedule(self)
  }

  override func key(of child: ViewNode) -> AnyHashable? { subview.id }

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
  /// Returns the subview's tag of the given type; nil if no tag and no identifier has this type.
  ///
  /// A tag that is set on the view takes precedence. Without such a tag, the result is the
  /// innermost identifier of exactly that type, from a loop or from the modifier `id(_:)`.
  ///
  /// - Parameter type: The type of the tag.
  /// - Returns: The tag.
  package func tag<V: Hashable>(for type: V.Type) -> V? {
    containerValues.tag(for: type) ?? id.path.identifier(of: type)
  }
}

extension SubviewPath {
  /// Returns the innermost identifier of the given type on the path.
  ///
  /// An optional type differs from the type it wraps. A header or a footer does not have the
  /// identifier of its section.
  func identifier<V: Hashable>(of type: V.Type) -> V? {
    var next: SubviewPath? = self
    while let path = next {
      next = path.outer
      switch path.step {
      case .id(let identifier):
        // A container can list a subview of another container. The identifier is then the ID of
        // the subview in that other container, and the path of this ID is searched first.
        if let subviewID = identifier.base as? Subview.ID {
          if let inner = subviewID.path.identifier(of: type) { return inner }
          if subviewID.path.isInHeaderOrFooter { return nil }
        } else if Swift.type(of: identifier.base) == V.self {
          return identifier.base as? V
        }
      case .part(.header), .part(.footer): return nil
      default: break
      }
    }
    return nil
  }
  /// Whether the path goes through the header or the footer of a section.
  private var isInHeaderOrFooter: Bool {
    sequence(first: self, next: \.outer).contains { path in
      switch path.step {
      case .part(.header), .part(.footer): true
      default: false
      }
    }
  }
}
