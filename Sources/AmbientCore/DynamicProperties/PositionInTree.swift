import AmbientGraph
import AmbientReflection
package import AmbientSupport

/// A property wrapper that provides the position of its view in the tree.
@propertyWrapper
package struct PositionInTree: DynamicProperty {
  /// The position; nil until the property is installed.
  ///
  /// The object stays the same when the property is installed again.
  package private(set) var wrappedValue: TreePosition?

  package init() {}
}

/// The position of a view in the tree, valid while the view is in the tree.
package final class TreePosition {
  private(set) weak var node: ViewNode?

  fileprivate init(_ node: ViewNode) { self.node = node }

  /// Whether the view is still in the tree.
  package var isInTree: Bool { node?.isRetired == false }

  /// Returns whether the view precedes another view in the order of the tree.
  ///
  /// Both views must still be in the tree.
  package func precedes(_ other: TreePosition) -> Bool {
    guard let node, let other = other.node else { return false }
    return node.precedes(other)
  }

  /// Returns whether the `onAppear` actions of the view precede the actions of another view, if one
  /// update inserts both views.
  ///
  /// The actions of a view precede the actions of its ancestors. They also precede the actions of
  /// the views that follow the view in tree order and are not inside it. Both views must still be
  /// in the tree.
  @MainActor
  package func appearsBefore(_ other: TreePosition) -> Bool {
    guard let node, let other = other.node else { return false }
    return other.contains(node) || node.precedes(other) && !node.contains(other)
  }

  /// Adds an object that is notified when views move in the tree.
  ///
  /// The view must still be in the tree. The tree does not keep the object alive.
  @MainActor
  package func addOrderObserver(_ observer: any OrderObserver) {
    node?.tree.addOrderObserver(observer)
  }
}

extension PositionInTree: BuiltInProperty {
  package mutating func install(
    in owner: PropertyOwner,
    name: StaticText,
    storage: inout AnyObject?
  ) {
    let position = storage as? TreePosition ?? TreePosition(owner.node)
    storage = position
    wrappedValue = position
  }
}

extension PositionInTree: SelfComparing {
  // A new view value never changes the position, because the view's node sets the position.
  package func isSame(as other: PositionInTree) -> Bool { true }
}
