public import AmbientCore

/// A command that opens or closes the window of a scene.
///
/// ```swift
/// CommandMenu("Tools") {
///   WindowVisibilityToggle(windowID: "inspector")
/// }
/// ```
///
/// - Invalidation: When the window opens or closes, the label is updated.
public struct WindowVisibilityToggle<Label: View> {
  private let windowID: String
  private let label: (_ title: Text?, _ isOpen: Bool) -> Label

  @Environment(\.windows) private var windows
}

extension WindowVisibilityToggle where Label == DefaultWindowVisibilityToggleLabel {
  /// Creates a command for the window of a scene.
  ///
  /// - Parameter windowID: The identifier of the scene.
  public init(windowID: String) {
    self.windowID = windowID
    label = { title, isOpen in DefaultWindowVisibilityToggleLabel(title: title, isOpen: isOpen) }
  }
}

extension WindowVisibilityToggle: View, LibraryView {
  /// The button of the command.
  public var body: some View {
    let windows = windows
    let scene = windows?.scenes.first { $0.id == windowID }
    let isOpen = scene?.isOpen ?? false
    Button {
      if isOpen { windows?.close(id: windowID) } else { windows?.open(id: windowID) }
    } label: {
      label(scene?.title, isOpen)
    }
  }
}

/// The label of a ``WindowVisibilityToggle``: "Show" or "Hide", then the window's title.
public struct DefaultWindowVisibilityToggleLabel {
  let title: Text?
  let isOpen: Bool
}

extension DefaultWindowVisibilityToggleLabel: View, LibraryView {
  /// The text of the label.
  public var body: some View { Text("\(isOpen ? "Hide" : "Show") \(title ?? Text("Window"))") }
}
