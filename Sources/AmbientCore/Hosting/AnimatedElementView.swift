package import AmbientHosting

/// A view whose element has numbers that an animation can change.
package protocol AnimatedElementView: ElementView {
  /// Returns whether the numeric attributes of elements of a kind are animated.
  static func animatesNumbers(of kind: ElementKind) -> Bool
}

extension AnimatedElementView {
  package static func animatesNumbers(of kind: ElementKind) -> Bool { true }
}
