import AmbientReflection
import AmbientSupport

/// An element whose layout reads the container values of the views inside the element.
///
/// In such an element, each modifier that sets a container value becomes an element too.
package protocol ContainerValueReader: ElementView {
  /// Describes the element of a modifier that sets a container value.
  ///
  /// - Parameter change: The value that the modifier sets.
  /// - Returns: The description.
  @MainActor static func description(of change: ContainerValueChange) -> ElementDescription
}

/// The value that one modifier sets in the container values of a view.
package struct ContainerValueChange {
  package let apply: (inout ContainerValues) -> Void
  private let keyPath: AnyKeyPath
  private let value: Any
  private let isSameValue: (Any) -> Bool

  init<Value>(_ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value) {
    apply = { $0[keyPath: keyPath] = value }
    self.keyPath = keyPath
    self.value = value
    isSameValue = { ($0 as? Value).map { areSame($0, value) } ?? false }
  }
}

extension ContainerValueChange: SelfComparing {
  package func isSame(as other: ContainerValueChange) -> Bool {
    keyPath == other.keyPath && isSameValue(other.value)
  }
}

/// The element of a modifier that sets a container value.
struct ContainerValueElement<Content: View> {
  let reader: any ContainerValueReader.Type
  let change: ContainerValueChange
  let content: Content
}

extension ContainerValueElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    reader.description(of: change)
  }
}

extension _ViewInputs {
  /// The type of the nearest enclosing element whose layout reads container values; nil if there is
  /// no such element.
  ///
  /// - Complexity: O(depth of the tree).
  @MainActor var containerValueReader: (any ContainerValueReader.Type)? {
    var next = unretainedParent?.object
    while let node = next {
      let type = (node as? AnyElementNode)?.viewType
      if let reader = type as? any ContainerValueReader.Type { return reader }
      next = node.parent
    }
    return nil
  }
}
