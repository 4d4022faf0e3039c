import AmbientCore

/// An element that contains a view and has a text as an attribute.
///
/// The environment of the element determines the string of the text.
struct NamedWrapper<Content: View> {
  let kind: ElementKind
  let attribute: ElementAttribute<String>
  let name: Text
  let content: Content
}

extension NamedWrapper: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription(
      kind,
      attributes: ElementAttributes(attribute, name.string(in: environment))
    )
  }

  static var _isOneView: Bool { Content._isOneView }

  static var _isAtMostOneView: Bool { Content._isAtMostOneView }

  /// Lists the subviews of the content, each in an element of its own.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.content) { content in
      AnyView(
        NamedWrapper<AnyView>(
          kind: view.kind,
          attribute: view.attribute,
          name: view.name,
          content: content
        )
      )
    }
  }
}
