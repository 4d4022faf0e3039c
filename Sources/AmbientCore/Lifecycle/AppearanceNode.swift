import AmbientGraph

/// A modifier that runs actions when its view appears and disappears.
///
/// The view appears when the view is inserted into the tree, and disappears when the view is
/// removed. In between, each ``AppearanceBoundary`` around the view can hide and show the view.
protocol AppearanceModifier: ViewModifier where Body == Never {
  /// The object that does the work of the modifier while the view is in the tree.
  associatedtype ModifierState: AppearanceState where ModifierState.Modifier == Self
}

@MainActor
protocol AppearanceState: AnyObject {
  associatedtype Modifier

  /// Creates the state of a modifier when the view is inserted into the tree.
  init(_ modifier: Modifier)

  /// Receives a new value of the modifier, which the body of an ancestor has created.
  ///
  /// - Parameters:
  ///   - modifier: The new value.
  ///   - node: The node of the modifier.
  func update(with modifier: Modifier, in node: AppearanceNode)

  /// Begins the work of the modifier when the view appears.
  func appear(in node: ViewNode)

  /// Ends the work of the modifier when the view disappears.
  ///
  /// - Parameter node: The node of the modifier.
  func disappear(in node: ViewNode)
}

extension AppearanceModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    _ViewNode(StatefulAppearanceNode(view, inputs))
  }

  static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    node.as(StatefulAppearanceNode<Modified, Self>.self).update(with: view)
  }
}

class AppearanceNode: ParentNode {
  /// The nearest boundary around the view; nil if the view is in no boundary.
  private(set) final var boundary: AppearanceBoundaryNode?

  /// Whether the view has appeared, and has not disappeared since.
  private(set) final var hasAppeared = false

  @MainActor func appear() {}

  @MainActor func disappear() {}

  /// Adds this node to the nearest boundary, and makes the view appear if no boundary hides the
  /// view.
  @MainActor final func enterTree() {
    boundary = nearestBoundary
    boundary?.add(self)
    follow(isShown: boundary?.shows(self) ?? true)
  }

  /// Makes the view appear or disappear.
  ///
  /// - Parameter isShown: Whether all boundaries around the view show their content.
  @MainActor final func follow(isShown: Bool) {
    guard hasAppeared != isShown else { return }
    hasAppeared = isShown
    if isShown { appear() } else { disappear() }
  }

  override func willRetire() {
    boundary?.remove(self)
    boundary = nil
    follow(isShown: false)
    super.willRetire()
  }
}

private final class StatefulAppearanceNode<Content: View, Modifier: AppearanceModifier>:
  AppearanceNode
{
  private var modifierState: Modifier.ModifierState?

  @MainActor init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
    super.init(inputs)
    modifierState = Modifier.ModifierState(view.modifier)
    enterTree()
    show(view.content)
  }

  @MainActor func update(with view: ModifiedContent<Content, Modifier>) {
    modifierState?.update(with: view.modifier, in: self)
    show(view.content)
  }

  override func appear() { modifierState?.appear(in: self) }

  override func disappear() { modifierState?.disappear(in: self) }

  override func willRetire() {
    super.willRetire()
    modifierState = nil
  }
}
