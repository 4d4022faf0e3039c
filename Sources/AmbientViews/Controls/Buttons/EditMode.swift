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
  /// A binding to the edit mode; nil if no ancestor provides a mode.
  ///
  /// Each presentation, such as a sheet, provides one mode for its whole content. Outside of
  /// presentations, each page of a navigation stack and each column of a split view provides a
  /// mode, unless an ancestor provides one.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that toggles the edit mode of the environment.
///
/// Pages, columns of split views, and presentations provide a mode. Outside of these containers,
/// the button is disabled unless an ancestor sets the environment value `editMode`.
///
/// ```swift
/// NavigationStack {
///   List {
///     ForEach(names, id: \.self) { Text($0) }
///       .onDelete { names.remove(atOffsets: $0) }
///   }
///   .toolbar { EditButton() }
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

/// A modifier that provides an edit mode, unless an ancestor provides one.
struct EditModeProvider {
  @State private var mode = EditMode.inactive
  @Environment(\.editMode) private var outer

  init() {}
}

extension EditModeProvider: ViewModifier, NamedBody {
  func body(content: Content) -> some View { content.environment(\.editMode, outer ?? $mode) }

  static var bodyName: String? { nil }
}
