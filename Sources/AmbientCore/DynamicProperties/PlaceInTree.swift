import AmbientGraph
import AmbientReflection
package import AmbientSupport

/// Where in the tree the view is that declares it; nil outside a body.
@propertyWrapper
package struct PlaceInTree: DynamicProperty {
  /// The place, which stays the same for as long as the view is there.
  package private(set) var wrappedValue: TreePlace?

  package init() {}
}

/// A place in the tree, for as long as a view is there.
package final class TreePlace {
  private weak var node: ViewNode?

  fileprivate init(_ node: ViewNode) { self.node = node }

  /// Whether the view is still there.
  package var isInTree: Bool { node?.isRetired == false }

  /// Whether it comes before another place in the order of the tree; both are still there.
  package func precedes(_ other: TreePlace) -> Bool {
    guard let node, let other = other.node else { return false }
    return node.precedes(other)
  }
}

extension PlaceInTree: BuiltInProperty {
  package mutating func install(
    in owner: PropertyOwner,
    name: LiteralText,
    storage: inout AnyObject?
  ) {
    let place = storage as? TreePlace ?? TreePlace(owner.node)
    storage = place
    wrappedValue = place
  }
}

extension PlaceInTree: SelfComparing {
  // Where a view stands is not what its parent gave it.
  package func isSame(as other: PlaceInTree) -> Bool { true }
}
