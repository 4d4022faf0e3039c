import AmbientCore

// The host provides the buttons of the command groups in this file. Each group is an element of
// kind `CommandGroup`. The value of the attribute `standard` names the group.

/// Commands that hide and show the sidebar of a navigation split view.
///
/// - Note: Ambient only passes this on to the host.
public struct SidebarCommands: Commands {
  /// Creates the sidebar commands.
  public nonisolated init() {}

  /// The element of the commands.
  public var body: some Commands { StandardCommands(name: "sidebar") }
}

/// Commands that hide, show and change the toolbar of a window.
///
/// - Note: Ambient only passes this on to the host.
public struct ToolbarCommands: Commands {
  /// Creates the toolbar commands.
  public nonisolated init() {}

  /// The element of the commands.
  public var body: some Commands { StandardCommands(name: "toolbar") }
}

/// Commands that hide and show the inspector of a window.
///
/// - Note: Ambient only passes this on to the host.
public struct InspectorCommands: Commands {
  /// Creates the inspector commands.
  public nonisolated init() {}

  /// The element of the commands.
  public var body: some Commands { StandardCommands(name: "inspector") }
}

/// Commands that search and change the selected text.
///
/// - Note: Ambient only passes this on to the host.
public struct TextEditingCommands: Commands {
  /// Creates the text editing commands.
  public nonisolated init() {}

  /// The element of the commands.
  public var body: some Commands { StandardCommands(name: "textEditing") }
}

/// Commands that change the style of the selected text.
///
/// - Note: Ambient only passes this on to the host.
public struct TextFormattingCommands: Commands {
  /// Creates the text formatting commands.
  public nonisolated init() {}

  /// The element of the commands.
  public var body: some Commands { StandardCommands(name: "textFormatting") }
}

/// Commands that import pictures from other devices of the user.
///
/// - Note: Ambient only passes this on to the host.
public struct ImportFromDevicesCommands: Commands {
  /// Creates the commands that import from devices.
  public nonisolated init() {}

  /// The element of the commands.
  public var body: some Commands { StandardCommands(name: "importFromDevices") }
}

/// The element of a command group whose buttons the host provides.
private struct StandardCommands: Commands {
  let name: String

  typealias Body = Never

  nonisolated var _commandsViews: some View {
    Wrapper(
      kind: .commandGroup,
      attributes: ElementAttributes(.standard, name),
      content: EmptyView()
    )
  }
}
