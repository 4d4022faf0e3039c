import AmbientCore

/// An element with a text as one of its attributes, and with a view in it.
///
/// The text is looked up in the environment of the element.
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
