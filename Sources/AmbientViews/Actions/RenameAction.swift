public import AmbientCore
import AmbientSupport

/// Begins to give something another name.
///
/// - Invalidation: It changes where it begins or ceases to be there. A new closure alone wakes no
///   reader; a call calls the newest one.
public struct RenameAction: EnvironmentAction {
  private let action: NewestAction<() -> Void>

  init(_ newest: NewestAction<() -> Void>) { action = newest }

  /// Begins.
  public func callAsFunction() { action.newest() }
}

@available(*, unavailable)
extension RenameAction: Sendable {}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// What begins to rename; nil where no ancestor has a `renameAction`.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Says how the view begins to be renamed: a ``RenameButton`` in it does so.
  ///
  /// - Invalidation: A new action runs no body.
  public nonisolated func renameAction(
    _ action: @escaping () -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(ActionWriter<RenameAction>(\.rename, fileID: fileID, line: line, action))
  }
}

/// A button that begins to rename what is around it; disabled where nothing can be.
public struct RenameButton<Label: View> {
  private let label: Label
  @Environment(\.rename) private var rename
}

extension RenameButton: View, LibraryView {
  /// The button.
  public var body: some View {
    Button(action: { rename?() }, label: { label }).disabled(rename == nil)
  }
}

extension RenameButton where Label == AmbientViews.Label<Text, Image> {
  /// Makes a button with the usual title and symbol.
  public init() { label = AmbientViews.Label("Rename", systemImage: "pencil") }
}
