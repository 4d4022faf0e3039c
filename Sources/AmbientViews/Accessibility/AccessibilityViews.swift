import AmbientCore

/// A view, followed by views that only assistive technologies present.
struct AccessibilityViews<Base: View, Views: View> {
  let kind: ElementKind
  let parts: [AccessibilityAttachmentModifier.Part]
  let base: Base
  let views: Views
}

extension AccessibilityViews: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.accessibility)
    for part in parts { part.describe(&description, in: environment) }
    return description
  }

  var content: some View {
    TupleView((base, Wrapper(kind: kind, presentation: .assistive, content: views)))
  }

  static var _isOneView: Bool { Base._isOneView }

  static var _isAtMostOneView: Bool { Base._isAtMostOneView }

  /// Lists each subview of the base together with the views for assistive technologies.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.base) {
      AnyView(
        AccessibilityViews<AnyView, Views>(
          kind: view.kind,
          parts: view.parts,
          base: $0,
          views: view.views
        )
      )
    }
  }
}

extension View {
  /// Describes the view to assistive technologies, and adds views that only these technologies
  /// present.
  nonisolated func attaching<Views: View>(
    _ kind: ElementKind,
    _ parts: [AccessibilityAttachmentModifier.Part] = [],
    views: Views
  ) -> some View {
    AccessibilityViews(kind: kind, parts: parts, base: self, views: views)
  }
}
