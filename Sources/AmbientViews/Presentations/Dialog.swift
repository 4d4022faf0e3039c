import AmbientCore

/// What an alert and a confirmation dialog have in common: a title, a message, and buttons that dismiss
/// after their action.
struct Dialog<Actions: View, Message: View> {
  let actions: Actions
  let message: Message?
  let kind: ElementKind

  @Environment(\.presentation) private var presentation
  @State private var buttons = DialogButtons()

  init(_ kind: ElementKind, actions: Actions, message: Message?) {
    self.kind = kind
    self.actions = actions
    self.message = message
  }
}

extension Dialog: LibraryView {
  var body: some View {
    if let message, Message.self != EmptyView.self {
      Wrapper(kind: .message, content: message)
    }
    Group {
      actions
      UsualDialogButton(kind: kind, buttons: buttons)
    }
    .environment(
      \.buttonStyles,
      .style(DialogButtonStyle(presentation: presentation, buttons: buttons), outer: .usual)
    )
    // Queued before what the buttons queue, and done together with it.
    .onAppear { buttons.areKnown = true }
  }
}

extension View {
  /// Presents an alert or a confirmation dialog.
  nonisolated func presentsDialog<Trigger: PresentationTrigger, Actions: View, Message: View>(
    _ kind: ElementKind,
    _ title: Text,
    _ trigger: Trigger,
    titleVisibility: Visibility = .automatic,
    actions: @escaping (Trigger.Value) -> Actions,
    message: @escaping (Trigger.Value) -> Message
  ) -> some View {
    modifier(
      PresentationModifier(trigger: trigger) { value in
        Presented(
          kind: kind,
          presentation: .dialog,
          title: title.string,
          attributes: ElementAttributes(
            .titleVisibility,
            titleVisibility == .automatic ? nil : "\(titleVisibility)"
          ),
          content: Dialog(kind, actions: actions(value), message: message(value))
        )
      }
    )
  }
}
