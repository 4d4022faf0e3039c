import AmbientCore

/// The content of an alert or confirmation dialog: a message, and buttons that dismiss the dialog.
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
    DialogExtras()
    Group {
      actions
      DefaultDialogButton(kind: kind, buttons: buttons)
    }
    .environment(
      \.buttonStyles,
      .style(DialogButtonStyle(presentation: presentation, buttons: buttons), outer: .unstyled)
    )
    // Each button adds itself to `buttons` in an `onInsertion` action. Those actions and this
    // action run after the same update. The body of `DefaultDialogButton` reads `areCounted` and
    // therefore runs again in the next update, when `buttons` is complete.
    .onInsertion { buttons.areCounted = true }
  }
}

extension View {
  /// Presents an alert or a confirmation dialog while a trigger has a value.
  ///
  /// The title becomes the text of the dialog's element. The title visibility `.automatic` sets no
  /// attribute.
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
          title: title,
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
