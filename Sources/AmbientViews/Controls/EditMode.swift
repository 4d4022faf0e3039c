public import AmbientCore

/// Whether the user changes what is shown.
public enum EditMode: Hashable, Sendable {
  /// The user looks at it.
  case inactive
  /// The user changes it for a moment.
  case transient
  /// The user changes it.
  case active

  /// Whether it can be changed now.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the user changes what is shown, to be read and set; nil where nobody keeps it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends the changing of what is around it.
///
/// Somebody further out has to keep the mode: `.environment(\.editMode, $mode)`. It is disabled
/// otherwise.
public struct EditButton {
  @Environment(\.editMode) private var editMode

  /// Makes the button.
  public init() {}
}

extension EditButton: View, LibraryView {
  /// The button, with what it will do as its title.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
    .disabled(editMode == nil)
  }
}
