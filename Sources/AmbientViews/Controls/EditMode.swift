public import AmbientCore

/// Whether the user is editing the content of a view, such as a list.
public enum EditMode: Hashable, Sendable {
  /// The user is not editing.
  case inactive
  /// The user is editing temporarily, for example with a swipe on one row.
  case transient
  /// The user is editing.
  case active

  /// Whether the content can be edited: true unless the mode is `inactive`.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// A binding to the edit mode; nil if no ancestor sets one.
  ///
  /// Unlike in SwiftUI, no container provides a mode of its own. The content of a presentation,
  /// such as a sheet, does not inherit the binding.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that toggles the edit mode of the environment.
///
/// An ancestor must provide a binding to the mode; otherwise the button is disabled.
///
/// ```swift
/// struct Garden: View {
///   @State private var mode: EditMode = .inactive
///
///   var body: some View {
///     VStack {
///       EditButton()
///       List { Text("Rose") }
///     }
///     .environment(\.editMode, $mode)
///   }
/// }
/// ```
public struct EditButton {
  @Environment(\.editMode) private var editMode

  /// Creates an edit button.
  public init() {}
}

extension EditButton: View, LibraryView {
  /// A button with the title "Done" while the user is editing, and "Edit" otherwise.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
    .disabled(editMode == nil)
  }
}
