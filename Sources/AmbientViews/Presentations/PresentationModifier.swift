import AmbientCore

/// A view with something that is presented for as long as a trigger has a value.
///
/// What is presented stands behind the view in the tree, so it inherits from the place of the modifier,
/// for as long as it is there. The trigger is read here: presenting and dismissing runs no body that did
/// not read the trigger itself.
struct PresentationModifier<Trigger: PresentationTrigger, Content: View> {
  let trigger: Trigger
  var onDismiss: (() -> Void)?
  let presented: (Trigger.Value) -> Presented<Content>
}

/// What is presented, and how.
struct Presented<Content: View> {
  let kind: ElementKind
  let presentation: ElementPresentation
  var title: String?
  var attributes = ElementAttributes()
  let content: Content
}

extension PresentationModifier: ViewModifier, NamedBody {
  func body(content: _ViewModifier_Content<Self>) -> some View {
    let value = trigger.value
    let identity = value.map { Trigger.identity(of: $0) }
    content.followsChanges(of: identity) { old, _ in
      if old != nil { onDismiss?() }
    }
    if let value {
      PresentedView(
        presented: presented(value),
        dismiss: { [trigger] in trigger.dismiss(identity) }
      )
      .id(identity)
    }
  }

  static var bodyName: String? { nil }
}

/// Keeps what belongs to one presentation.
private struct PresentedView<Content: View> {
  let presented: Presented<Content>
  let dismiss: @MainActor () -> Void

  @State private var presentation = Presentation()
  @State private var traits = ContentTraits()

  init(presented: Presented<Content>, dismiss: @escaping @MainActor () -> Void) {
    self.presented = presented
    self.dismiss = dismiss
  }
}

extension PresentedView: LibraryView {
  var body: some View {
    let presentation = presentation
    presentation.dismissal = dismiss
    return PresentationElement(presented: presented, presentation: presentation, traits: traits)
      .environment(\.presentationTraits, traits)
      .presentationBoundary(presentation)
      .focusPresentation()
      .ends(presentation)
  }
}

/// A presentation as hosts see it.
private struct PresentationElement<Content: View> {
  let presented: Presented<Content>
  let presentation: Presentation
  let traits: ContentTraits

  var content: Content { presented.content }
}

extension PresentationElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    let asked = traits.attributes
    var description = ElementDescription(
      presented.kind,
      text: presented.title,
      attributes: presented.attributes.merging(asked),
      presentation: presented.presentation
    )
    if asked[.dismissDisabled] == nil {
      description.on(DismissEvent.self) { _ in presentation.dismiss() }
    }
    return description
  }
}
