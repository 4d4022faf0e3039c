package import AmbientHosting

/// A view whose element has numbers that an animation can change.
package protocol AnimatedElementView: ElementView {
  /// Returns whether the numbers in the attributes of an element are animated.
  static func animatesNumbers(of kind: ElementKind) -> Bool
}

extension AnimatedElementView {
  /// True: all numbers are animated.
  package static func animatesNumbers(of kind: ElementKind) -> Bool { true }
}
