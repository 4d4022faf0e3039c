package import AmbientHosting

/// A view whose element has numbers that an animation can change.
package protocol AnimatedElementView: ElementView {
  static func animatesNumbers(of kind: ElementKind) -> Bool
}

extension AnimatedElementView {
  package static func animatesNumbers(of kind: ElementKind) -> Bool { true }
}
