import AmbientCore

/// The element of a view that learns its geometry from the host.
struct GeometryElement<Content: View> {
  let kind: ElementKind

  /// The geometry that the host's events change; nil outside of a tree.
  let geometry: ViewGeometry?

  let content: Content
}

extension GeometryElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription(kind, placing: geometry)
  }
}

extension ElementDescription {
  /// Describes an element whose events change a geometry.
  init(_ kind: ElementKind, placing geometry: ViewGeometry?) {
    self.init(kind)
    on(GeometryEvent.self) { geometry?.place($0) }
  }
}
