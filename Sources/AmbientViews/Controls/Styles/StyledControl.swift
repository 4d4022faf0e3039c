import AmbientCore

/// A wrapper around a style that conforms to a public protocol, such as ``GroupBoxStyle``.
///
/// The style is the only stored property of the wrapper. The node that runs the style's body
/// connects the dynamic properties of the style, as if they were properties of the node's view.
protocol AppliedStyle: ErasedStyle, DynamicPropertyContainer {
  associatedtype Style
  associatedtype Body: View

  @MainActor func makeBody(_ configuration: Configuration) -> Body
}

extension AppliedStyle {
  @MainActor func show(
    _ parts: ControlParts,
    _ values: Configuration.Values,
    outer: ControlStyles<Configuration>
  ) -> AnyView {
    let description =
      Style.self is any BuiltInStyle.Type ? nil : Configuration.description(parts, values)
    // The second part of a progress view or a gauge shows the current value. If this part is a
    // text, the description contains its string. If the part is not a text, an attribute marks it
    // as the value. Assistive technologies then read the value from the marked part.
    let marksValue = description?.role == .progress && parts.valueText == nil
    let view = PartCollection(
      style: HeldStyle(style: self),
      values: values,
      parts: marksValue ? parts.markingValue : parts.withoutTexts,
      next: 0,
      outer: outer
    )
    guard let description else { return AnyView(view) }
    return AnyView(DescribedControl(description: description, content: view))
  }
}

// The style gets a placeholder for each part of the control, such as the label. The placeholder is
// the `content` of a modifier; the modifiers of all parts are nested. The body of a modifier does
// not run if only its content changes. The body of the style therefore does not run if only a part
// of the control changes.

/// A box around a style.
///
/// The node of a view that stores the box does not connect the dynamic properties of the style.
private struct HeldStyle<Style: AppliedStyle> {
  let style: Style
}

/// A view that replaces the parts of a control with placeholders, and then runs the style's body.
private struct PartCollection<Style: AppliedStyle> {
  let style: HeldStyle<Style>
  let values: Style.Configuration.Values
  /// The parts of the control.
  ///
  /// The parts before `next` are placeholders.
  let parts: ControlParts
  let next: Int
  let outer: ControlStyles<Style.Configuration>
}

extension PartCollection: View, LibraryView {
  var body: some View {
    let index = (next..<ControlParts.count).first { parts[$0] != nil }
    if let index {
      parts.view(at: index)
        .modifier(
          PartReplacement(style: style, values: values, parts: parts, index: index, outer: outer)
        )
    } else {
      StyledBody(style: style.style, values: values, parts: parts, outer: outer)
    }
  }
}

/// A modifier that replaces one part of a control with a placeholder.
private struct PartReplacement<Style: AppliedStyle> {
  let style: HeldStyle<Style>
  let values: Style.Configuration.Values
  let parts: ControlParts
  let index: Int
  let outer: ControlStyles<Style.Configuration>
}

extension PartReplacement: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    PartCollection(
      style: style,
      values: values,
      parts: replacing(content),
      next: index + 1,
      outer: outer
    )
  }

  private func replacing(_ content: Content) -> ControlParts {
    var parts = parts
    parts[index] = AnyView(content)
    return parts
  }

  static var bodyName: String? { nil }
}

/// A view that runs the style's body with placeholders for the parts.
private struct StyledBody<Style: AppliedStyle> {
  let style: Style
  let values: Style.Configuration.Values
  let parts: ControlParts
  let outer: ControlStyles<Style.Configuration>
}

extension StyledBody: View, NamedBody {
  var body: some View {
    style.makeBody(Style.Configuration(parts, values))
      .environment(Style.Configuration.styles, outer)
  }

  static var bodyName: String? { reportedName(of: Style.Style.self) }
}
