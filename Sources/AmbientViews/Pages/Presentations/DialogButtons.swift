import AmbientCore
import Observation

/// A list of the buttons in a dialog.
///
/// ``DefaultDialogButton`` reads the list to find out whether the dialog needs a default button.
@MainActor
@Observable
final class DialogButtons {
  private var roles: [Namespace.ID: ButtonRole?] = [:]

  /// Whether `roles` lists all buttons that were in the dialog when the dialog appeared.
  var areCounted = false

  nonisolated init() {}

  var isEmpty: Bool { roles.isEmpty }

  var hasCancel: Bool { roles.values.contains(ButtonRole.cancel) }

  func add(_ button: Namespace.ID, role: ButtonRole?) { roles[button] = .some(role) }

  func remove(_ button: Namespace.ID) { roles[button] = nil }
}

/// The button style of dialogs: each button dismisses the dialog after its action.
struct DialogButtonStyle: ErasedButtonStyle {
  let presentation: Presentation?
  let buttons: DialogButtons

  func show<Label: View>(_ button: Button<Label>, outer: ButtonStyles) -> AnyView {
    AnyView(DialogButton(style: self, button: button))
  }
}

/// A button of a dialog.
///
/// While the button is in the tree, ``DialogButtons`` lists the button.
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
    .onInsertion { style.buttons.add(id, role: button.role) }
    .onEveryChange(of: button.role) { style.buttons.add(id, role: $1) }
    .onRemoval { style.buttons.remove(id) }
  }
}

/// The default button of a dialog.
///
/// If an alert has no buttons, the default button is "OK". If a confirmation dialog has no button
/// with the role `.cancel`, the default button is "Cancel".
struct DefaultDialogButton {
  let kind: ElementKind
  let buttons: DialogButtons

  @Environment(\.presentation) private var presentation

  init(kind: ElementKind, buttons: DialogButtons) {
    self.kind = kind
    self.buttons = buttons
  }
}

extension DefaultDialogButton: LibraryView {
  var body: some View {
    if buttons.areCounted {
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
