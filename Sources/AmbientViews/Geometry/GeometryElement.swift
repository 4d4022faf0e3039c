import AmbientCore

/// An element that receives the size and position of its view from the host.
struct GeometryElement<Content: View> {
  let kind: ElementKind

  /// The geometry that the host's events change; nil outside of a tree.
  let geometry: ViewGeometry?

  let content: Content
}

extension GeometryElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(kind)
    description.on(GeometryEvent.self) { geometry?.place($0) }
    return description
  }
}
