import AmbientCore
import Observation

/// The buttons that stand in a dialog, so that it can add the one that every dialog needs.
@MainActor
@Observable
final class DialogButtons {
  private var roles: [Namespace.ID: ButtonRole?] = [:]

  /// Whether the buttons that the dialog begins with have been counted.
  var areKnown = false

  nonisolated init() {}

  var isEmpty: Bool { roles.isEmpty }

  var hasCancel: Bool { roles.values.contains(ButtonRole.cancel) }

  func add(_ button: Namespace.ID, role: ButtonRole?) { roles[button] = .some(role) }

  func remove(_ button: Namespace.ID) { roles[button] = nil }
}

/// Lets the buttons of a dialog dismiss it after their action.
struct DialogButtonStyle: ButtonShowing {
  let presentation: Presentation?
  let buttons: DialogButtons

  func show<Label: View>(_ button: Button<Label>, outer: ButtonStyles) -> AnyView {
    AnyView(DialogButton(style: self, button: button))
  }
}

private struct DialogButton<Label: View> {
  let style: DialogButtonStyle
  let button: Button<Label>

  @Namespace private var id

  init(style: DialogButtonStyle, button: Button<Label>) {
    self.style = style
    self.button = button
  }
}

extension DialogButton: LibraryView {
  var body: some View {
    let id = id
    ButtonElement(
      role: button.role,
      action: {
        button.action()
        style.presentation?.dismiss()
      },
      content: button.label
    )
    .onAppear { style.buttons.add(id, role: button.role) }
    .onDisappear { style.buttons.remove(id) }
  }
}

/// The button that a dialog has by itself: "OK" in an alert without buttons, "Cancel" in a confirmation
/// dialog without one that cancels.
struct UsualDialogButton {
  let kind: ElementKind
  let buttons: DialogButtons

  @Environment(\.presentation) private var presentation

  init(kind: ElementKind, buttons: DialogButtons) {
    self.kind = kind
    self.buttons = buttons
  }
}

extension UsualDialogButton: LibraryView {
  var body: some View {
    if buttons.areKnown {
      if kind == .confirmationDialog {
        if !buttons.hasCancel { button("Cancel", role: .cancel) }
      } else if buttons.isEmpty {
        button("OK", role: nil)
      }
    }
  }

  private func button(_ title: String, role: ButtonRole?) -> some View {
    ButtonElement(
      role: role,
      action: { presentation?.dismiss() },
      content: Text(title)
    )
  }
}
