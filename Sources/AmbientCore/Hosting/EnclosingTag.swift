import AmbientGraph
import AmbientReflection
package import AmbientSupport

/// The tag of the view that declares it, set from outside with `.tag(_:)`; nil if there is none up to the
/// next element.
@propertyWrapper
package struct TagInPlace: DynamicProperty {
  /// The tag, as it was when the view was given its fields.
  package private(set) var wrappedValue: AnyHashable?

  package init() {}
}

extension TagInPlace: BuiltInProperty {
  package static var keepsStorage: Bool { false }

  package mutating func install(
    in owner: PropertyOwner,
    name: LiteralText,
    storage: inout AnyObject?
  ) {
    var candidate = owner.node.parent
    while let node = candidate, !(node is AnyElementNode) {
      if let tag = (node as? TagNode)?.tag {
        wrappedValue = tag
        return
      }
      candidate = node.parent
    }
  }
}

extension TagInPlace: SelfComparing {
  // Where a view stands is not what its parent gave it.
  package func isSame(as other: TagInPlace) -> Bool { true }
}
