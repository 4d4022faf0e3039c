public import AmbientCore

/// A menu of commands: buttons and other controls below a title.
public struct CommandMenu<Content: View> {
  private let title: Text
  private let content: Content

  /// Makes a menu.
  public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// Makes a menu.
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
  }
}

extension CommandMenu: Commands {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// The menu as hosts see it.
  public nonisolated var _commandsViews: some View {
    Wrapper(
      kind: .commandMenu,
      attributes: ElementAttributes(.title, title.string),
      content: content
    )
  }
}

/// Commands next to those that every app has, or in their place.
public struct CommandGroup<Content: View> {
  private let position: ElementAttribute<String>
  private let placement: CommandGroupPlacement
  private let content: Content

  private nonisolated init(
    _ position: ElementAttribute<String>,
    _ placement: CommandGroupPlacement,
    _ content: Content
  ) {
    self.position = position
    self.placement = placement
    self.content = content
  }

  /// Puts commands before the usual ones.
  public nonisolated init(
    before group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {
    self.init(.before, group, addition())
  }

  /// Puts commands after the usual ones.
  public nonisolated init(
    after group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {
    self.init(.after, group, addition())
  }

  /// Puts commands in the place of the usual ones.
  public nonisolated init(
    replacing group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {
    self.init(.replacing, group, addition())
  }
}

extension CommandGroup: Commands {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// The group as hosts see it.
  public nonisolated var _commandsViews: some View {
    Wrapper(
      kind: .commandGroup,
      attributes: ElementAttributes(position, placement.name),
      content: content
    )
  }
}

/// The commands that every app has.
public struct CommandGroupPlacement: Hashable, Sendable {
  fileprivate let name: String

  /// What tells about the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// What leads to the app's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// What other programs offer.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// What hides and shows the app.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// What ends the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// What makes and opens documents and windows.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// What saves documents.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// What reads and writes other formats.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// What prints.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// What takes changes back.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// What copies and pastes.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// What changes how text looks.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// What finds and changes text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// What shows and hides the sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// What shows and hides the toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// What changes the size of a window.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// What lists the windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// What arranges the windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// What opens single windows.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// What helps.
  public static let help = CommandGroupPlacement(name: "help")
}
