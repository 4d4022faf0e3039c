import AmbientCore

// The views whose elements animate their numeric attributes, such as an opacity. The numeric
// attributes of other elements, such as the line limit of a text, change at once.

extension Wrapper: AnimatedElementView {
  package static func animatesNumbers(of kind: ElementKind) -> Bool {
    ElementKind.wrappersWithAnimatedNumbers.contains(kind)
  }
}

extension Painted: AnimatedElementView {}
extension ShapeView: AnimatedElementView {}
extension HStack: AnimatedElementView {}
extension VStack: AnimatedElementView {}
extension Grid: AnimatedElementView {}

extension ElementKind {
  fileprivate static let wrappersWithAnimatedNumbers: Set<ElementKind> = [
    .opacity, .offset, .scale, .rotation, .rotation3D, .shadow, .blur, .brightness, .contrast,
    .grayscale, .saturation, .hueRotation, .clip, .frame, .padding, .position, .aspectRatio,
    .safeAreaPadding, .transition,
  ]
}
