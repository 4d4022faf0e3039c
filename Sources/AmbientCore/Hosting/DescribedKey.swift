package import AmbientEnvironment
package import AmbientHosting
import AmbientScopes

/// The key of an environment value that hosts have to know, such as the layout direction.
///
/// If a modifier between an element and its parent element sets the value, the element describes
/// the value, and depends on the value. All other elements inherit the value of their parent
/// element, and do not depend on the value.
package protocol DescribedKey: EnvironmentKey {
  /// Adds the value to the description of an element.
  static func describe(_ value: Value, in description: inout ElementDescription)
}

extension DescribedKey {
  /// Always true, because elements describe the value.
  package static var _isDescribed: Bool { true }

  fileprivate static func describe(
    valueIn environment: EnvironmentValues,
    in description: inout ElementDescription
  ) {
    describe(environment[Self.self], in: &description)
  }
}

extension AnyElementNode {
  /// Whether a modifier anywhere in the tree has set the value of a ``DescribedKey``.
  final var describesValues: Bool { !scope.describedKeys.isEmpty }

  /// Adds each value of a ``DescribedKey`` that a modifier between this element and its parent
  /// element sets.
  ///
  /// The element depends on these values.
  @MainActor
  final func addDescribedValues(to description: inout ElementDescription) {
    let outer = parent?.nearestElement?.scope
    for key in scope.describedKeys where scope.sets(key, below: outer) {
      guard let key = key as? any DescribedKey.Type else { continue }
      // A description that is plain, with only a kind and a text, can change without a run of the
      // node. This description depends on the environment, so it must change only in a run.
      description.isPlain = false
      key.describe(valueIn: EnvironmentValues(scope), in: &description)
    }
  }
}
