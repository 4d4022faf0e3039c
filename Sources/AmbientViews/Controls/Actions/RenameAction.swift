public import AmbientCore
import AmbientSupport

/// An action that starts to rename something, for example by showing a text field.
///
/// A view reads the action from the environment as `rename`, and an ancestor sets it with
/// `renameAction(_:)`.
///
/// - Invalidation: Readers run again when an ancestor begins or stops setting the action. If only
///   the closure changes, no reader runs again; a call runs the newest closure.
public struct RenameAction: EnvironmentAction {
  private let action: NewestAction<() -> Void>

  init(_ newest: NewestAction<() -> Void>) { action = newest }

  /// Runs the closure of the nearest `renameAction(_:)`.
  public func callAsFunction() { action.newest() }
}

@available(*, unavailable)
extension RenameAction: Sendable {}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// The action that starts to rename something; nil if no ancestor has a `renameAction`.
  ///
  /// The content of a presentation, such as a sheet, does not inherit this value.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets the action that starts to rename the item that the view shows.
  ///
  /// A ``RenameButton`` in the view runs the action when the user presses the button. Other
  /// descendants call the action through the environment value `rename`.
  ///
  /// - Parameters:
  ///   - action: The action that starts to rename the item.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: If only the closure changes, no body runs.
  public nonisolated func renameAction(
    _ action: @escaping () -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(ActionWriter<RenameAction>(\.rename, fileID: fileID, line: line, action))
  }

  /// Lets the rename action put the focus into a text field, in which the user types the new name.
  ///
  /// ```swift
  /// struct NoteTitle: View {
  ///   @Binding var title: String
  ///   @FocusState private var isRenaming: Bool
  ///
  ///   var body: some View {
  ///     TextField("Title", text: $title)
  ///       .focused($isRenaming)
  ///       .contextMenu { RenameButton() }
  ///       .renameAction($isRenaming)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - isFocused: The binding to the focus of the text field, which the action sets to true.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: If only the binding changes, no body runs.
  public nonisolated func renameAction(
    _ isFocused: FocusState<Bool>.Binding,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    renameAction({ isFocused.wrappedValue = true }, fileID: fileID, line: line)
  }
}

/// A button that runs the `renameAction` of an ancestor; disabled if no ancestor has one.
public struct RenameButton<Label: View> {
  private let label: Label
  @Environment(\.rename) private var rename
}

extension RenameButton: View, LibraryView {
  /// A button that shows the label and calls the environment's `rename` action.
  public var body: some View {
    Button(action: { rename?() }, label: { label }).disabled(rename == nil)
  }
}

extension RenameButton where Label == AmbientViews.Label<Text, Image> {
  /// Creates a button with the title "Rename" and the symbol `pencil`.
  public init() { label = AmbientViews.Label("Rename", systemImage: "pencil") }
}
