import AmbientCore

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
