import AmbientGraph
import AmbientReflection
package import AmbientSupport

/// A property wrapper that reads the nearest tag that a modifier around the view sets.
///
/// The value is nil if there is no tag between the view and the nearest element above the view.
@propertyWrapper
package struct EnclosingTag: DynamicProperty {
  private var tag: Input<AnyHashable?>?

  /// The nearest tag between the view and the nearest element above the view; nil if no modifier
  /// sets a tag there.
  ///
  /// A body that reads the tag depends on the tag.
  package var wrappedValue: AnyHashable? { tag?.read() }

  package init() {}
}

extension EnclosingTag: BuiltInProperty {
  package static var keepsStorage: Bool { false }

  package mutating func install(
    in owner: PropertyOwner,
    name: StaticText,
    storage: inout AnyObject?
  ) {
    var candidate = owner.node.parent
    while let node = candidate, !(node is AnyElementNode) {
      if let node = node as? TagNode, node.tag != nil {
        tag = node.input
        return
      }
      candidate = node.parent
    }
  }
}

extension EnclosingTag: SelfComparing {
  // The tag comes from a modifier around the view. A new value of the view does not change the tag.
  package func isSame(as other: EnclosingTag) -> Bool { true }
}
