import AmbientCore

/// An element of any kind that contains a view.
struct Wrapper<Content: View> {
  let kind: ElementKind
  var attributes = ElementAttributes()
  /// The details of the element: at most one of each type.
  ///
  /// The array takes up one word of memory. A property for one optional detail takes up five words.
  var details: [any ElementDetail] = []
  var presentation = ElementPresentation.inline
  let content: Content
}

extension Wrapper: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(kind, attributes: attributes, presentation: presentation)
    for detail in details { description.set(detail) }
    return description
  }

  static var _isOneView: Bool { Content._isOneView }

  static var _isAtMostOneView: Bool { Content._isAtMostOneView }

  /// Lists the subviews of the content, each in an element of its own.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.content) { content in
      AnyView(
        Wrapper<AnyView>(
          kind: view.kind,
          attributes: view.attributes,
          details: view.details,
          presentation: view.presentation,
          content: content
        )
      )
    }
  }
}
