package import AmbientHosting

/// A view whose element has numbers that an animation can change.
package protocol AnimatedElementView: ElementView {
  /// Returns whether an animation changes the numeric attributes of an element of the given kind.
  static func animatesNumbers(of kind: ElementKind) -> Bool
}

extension AnimatedElementView {
  package static func animatesNumbers(of kind: ElementKind) -> Bool { true }
}
