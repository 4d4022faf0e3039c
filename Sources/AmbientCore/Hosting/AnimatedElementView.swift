package import AmbientHosting

/// A view whose element has numbers that an animation can change.
package protocol AnimatedElementView: ElementView {
  /// Returns whether an animation can change the numeric attributes of elements of a kind.
  static func animatesNumbers(of kind: ElementKind) -> Bool

  /// Returns the animation of a change of the element, in place of the transaction's animation.
  ///
  /// - Parameters:
  ///   - shown: The description that the element shows now.
  ///   - new: The new description.
  /// - Returns: The animation; nil for the transaction's animation.
  @MainActor static func animation(
    from shown: ElementDescription,
    to new: ElementDescription
  ) -> Animation?
}

extension AnimatedElementView {
  package static func animatesNumbers(of kind: ElementKind) -> Bool { true }

  @MainActor package static func animation(
    from shown: ElementDescription,
    to new: ElementDescription
  ) -> Animation? { nil }
}
