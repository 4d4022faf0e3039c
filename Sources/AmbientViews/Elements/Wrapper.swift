import AmbientCore

/// A view in an element that says something about it.
struct Wrapper<Content: View> {
  let kind: ElementKind
  var attributes: [String: ElementValue] = [:]
  let content: Content
}

extension Wrapper: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription(kind, attributes: attributes)
  }
}
