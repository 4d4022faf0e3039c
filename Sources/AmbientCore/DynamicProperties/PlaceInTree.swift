import AmbientGraph
import AmbientReflection
package import AmbientSupport

/// Where in the tree the view is that declares it; nil outside a body.
@propertyWrapper
package struct PositionInTree: DynamicProperty {
  /// The place, which stays the same for as long as the view is there.
  package private(set) var wrappedValue: TreePosition?

  package init() {}
}

/// A place in the tree, for as long as a view is there.
package final class TreePosition {
  private weak var node: ViewNode?

  fileprivate init(_ node: ViewNode) { self.node = node }

  /// Whether the view is still there.
  package var isInTree: Bool { node?.isRetired == false }

  /// Whether it comes before another place in the order of the tree; both are still there.
  package func precedes(_ other: TreePosition) -> Bool {
    guard let node, let other = other.node else { return false }
    return node.precedes(other)
  }
}

extension PositionInTree: BuiltInProperty {
  package mutating func install(
    in owner: PropertyOwner,
    name: LiteralText,
    storage: inout AnyObject?
  ) {
    let place = storage as? TreePosition ?? TreePosition(owner.node)
    storage = place
    wrappedValue = place
  }
}

extension PositionInTree: SelfComparing {
  // Where a view stands is not what its parent gave it.
  package func isSame(as other: PositionInTree) -> Bool { true }
}
