import AmbientCore

/// The element of a disclosure group.
///
/// The element contains the label and, while the group is expanded, the views of the group.
struct DisclosureElement<Label: View, Views: View> {
  let isExpanded: Binding<Bool>
  let label: Label
  let views: Views
}

extension DisclosureElement: ElementView {
  var content: some View {
    TupleView(
      (
        DisclosureLabel(isExpanded: isExpanded, content: label),
        ExpandedViews(isExpanded: isExpanded, views: views)
      )
    )
  }

  func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription(.disclosureGroup)
  }

  static var _isOneView: Bool { false }

  static var _isAtMostOneView: Bool { false }

  /// Lists the label and the views separately, so that each becomes a row of a list.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    Content._listSubviews(of: view.content, in: &list)
  }
}

/// Views that are in the tree only while a group is expanded.
struct ExpandedViews<Views: View> {
  let isExpanded: Binding<Bool>
  let views: Views
}

extension ExpandedViews: View, SeveralViews {
  var body: some View {
    if isExpanded.wrappedValue { views }
  }
}

/// The element of a group's label; a press shows or hides the views of the group.
struct DisclosureLabel<Content: View> {
  let isExpanded: Binding<Bool>
  let content: Content
}

extension DisclosureLabel: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.disclosureLabel, isEnabled: environment.isEnabled)
    description[.isExpanded] = isExpanded.wrappedValue
    description.on(PressEvent.self) { _ in isExpanded.wrappedValue.toggle() }
    description.on(ExpandEvent.self) { isExpanded.wrappedValue = $0.isExpanded }
    return description
  }
}
