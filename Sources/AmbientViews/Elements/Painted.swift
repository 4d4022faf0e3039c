import AmbientCore

/// An element with a view in it, painted with a style that is resolved in the element's
/// environment.
struct Painted<Content: View> {
  let kind: ElementKind
  let style: AnyShapeStyle
  var attributes = ElementAttributes()
  let content: Content
}

extension Painted: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var attributes = attributes
    attributes[.style] = style._name(in: environment)
    return ElementDescription(kind, attributes: attributes)
  }

  static var _isOneView: Bool { Content._isOneView }

  /// Lists the subviews of the content, each in a painted element of its own.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.content) { content in
      AnyView(
        Painted<AnyView>(
          kind: view.kind,
          style: view.style,
          attributes: view.attributes,
          content: content
        )
      )
    }
  }
}
