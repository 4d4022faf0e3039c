import AmbientCore
import AmbientEnvironment

/// A modifier that presents content while a trigger has a value.
///
/// The presented content follows the modified view in the tree and inherits the environment at the
/// position of the modifier. The modifier's own body reads the trigger. Therefore, presenting or
/// dismissing runs another body only if that body reads the state of the trigger.
struct PresentationModifier<Trigger: PresentationTrigger, Content: View> {
  let trigger: Trigger
  let onDismiss: (() -> Void)?
  let presented: (Trigger.Value) -> Presented<Content>

  @Environment(\.allowsPresentations) private var allowsPresentations

  init(
    trigger: Trigger,
    onDismiss: (() -> Void)? = nil,
    presented: @escaping (Trigger.Value) -> Presented<Content>
  ) {
    self.trigger = trigger
    self.onDismiss = onDismiss
    self.presented = presented
  }
}

/// The content of a presentation, and the description of the presentation's element.
struct Presented<Content: View> {
  let kind: ElementKind
  let presentation: ElementPresentation
  var title: Text?
  var attributes = ElementAttributes()
  let content: Content
}

extension PresentationModifier: ViewModifier, NamedBody {
  func body(content: _ViewModifier_Content<Self>) -> some View {
    let value = allowsPresentations ? trigger.value : nil
    let identity = value.map { Trigger.identity(of: $0) }
    content.onEveryChange(of: identity) { old, _ in
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

/// A view that keeps the state of one presentation, and shows its element.
private struct PresentedView<Content: View> {
  let presented: Presented<Content>
  let dismiss: @MainActor () -> Void

  @State private var presentation = Presentation()
  @State private var contentAttributes = ContainerAttributes()

  init(presented: Presented<Content>, dismiss: @escaping @MainActor () -> Void) {
    self.presented = presented
    self.dismiss = dismiss
  }
}

extension PresentedView: LibraryView {
  var body: some View {
    let presentation = presentation
    presentation.dismissal = dismiss
    return PresentationElement(
      presented: presented,
      presentation: presentation,
      contentAttributes: contentAttributes
    )
    .modifier(EditModeProvider())
    .environment(\.presentationAttributes, contentAttributes)
    .presentationBoundary(presentation)
    .focusPresentation()
    .endsOnRemoval(presentation)
    .appearsInFront(presented.presentation.isInFront)
  }
}

private struct PresentationElement<Content: View> {
  let presented: Presented<Content>
  let presentation: Presentation
  let contentAttributes: ContainerAttributes

  var content: Content { presented.content }
}

extension PresentationElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    let requested = contentAttributes.attributes
    var description = ElementDescription(
      presented.kind,
      text: presented.title?.string(in: environment),
      attributes: presented.attributes.merging(requested),
      presentation: presented.presentation
    )
    if presented.presentation == .dialog {
      description.attributes.add(environment.dialogTraits.attributes)
    }
    contentAttributes.addDetails(to: &description)
    if let selection = description.detail(PresentationDetentsDetail.self)?.selection {
      description.on(ChooseDetentEvent.self) { selection.choose($0.detent) }
    }
    if requested[.dismissDisabled] != true {
      description.on(DismissEvent.self) { _ in presentation.dismiss() }
    }
    return description
  }
}

extension EnvironmentValues {
  private enum AllowsPresentationsKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether the view may present content, such as a sheet.
  ///
  /// The value is false in a page of a tab view until the page is selected for the first time.
  /// Before that, the page is in the tree only as a neighbor of the selected page.
  var allowsPresentations: Bool {
    get { self[AllowsPresentationsKey.self] }
    set { self[AllowsPresentationsKey.self] = newValue }
  }
}
