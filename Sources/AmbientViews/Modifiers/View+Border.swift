public import AmbientCore

extension View {
  /// Draws a line around the view.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    Painted(
      kind: .border,
      style: AnyShapeStyle(content),
      attributes: width == 1 ? [:] : ["width": .length(width)],
      content: self
    )
  }
}

/// A view in an element that is painted with a style, as it resolves in the surroundings.
struct Painted<Content: View> {
  let kind: ElementKind
  let style: AnyShapeStyle
  var attributes: [String: ElementValue] = [:]
  let content: Content
}

extension Painted: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var attributes = attributes
    attributes["style"] = .string(style._name(in: environment))
    return ElementDescription(kind, attributes: attributes)
  }
}
