public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// A menu of an app, with buttons and other controls below a title.
public struct CommandMenu<Content: View> {
  private let title: Text
  private let content: Content

  /// Creates a menu with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the menu; hosts get the characters of the title, without a style.
  ///   - content: The controls in the menu.
  public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// Creates a menu with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the menu.
  ///   - content: The controls in the menu.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }

  /// Creates a menu with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - content: The controls in the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
  }

  /// Creates a menu with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the menu.
  ///   - content: The controls in the menu.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleResource), content: content)
  }
}

extension CommandMenu: Commands {
  /// The type of the body: a menu has no body.
  public typealias Body = Never

  /// The element of the menu, with its controls inside.
  public nonisolated var _commandsViews: some View {
    NamedWrapper(kind: .commandMenu, attribute: .title, name: title, content: content)
  }
}

/// A group of commands before, after, or in place of the default commands of a placement.
///
/// A host sees an element with one of the attributes `before`, `after` and `replacing`. The value
/// of the attribute is the name of the placement. The host provides the default commands, and
/// decides where the group appears.
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

  /// Adds commands before the default commands of a placement.
  ///
  /// - Parameters:
  ///   - group: The placement whose default commands follow the added commands.
  ///   - addition: The controls to add.
  public nonisolated init(
    before group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {
    self.init(.before, group, addition())
  }

  /// Adds commands after the default commands of a placement.
  ///
  /// - Parameters:
  ///   - group: The placement whose default commands precede the added commands.
  ///   - addition: The controls to add.
  public nonisolated init(
    after group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {
    self.init(.after, group, addition())
  }

  /// Replaces the default commands of a placement.
  ///
  /// - Parameters:
  ///   - group: The placement whose default commands are replaced.
  ///   - addition: The controls to show instead.
  public nonisolated init(
    replacing group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {
    self.init(.replacing, group, addition())
  }
}

extension CommandGroup: Commands {
  /// The type of the body: a group of commands has no body.
  public typealias Body = Never

  /// The element of the group, with its controls inside.
  public nonisolated var _commandsViews: some View {
    Wrapper(
      kind: .commandGroup,
      attributes: ElementAttributes(position, placement.name),
      content: content
    )
  }
}

/// A set of default commands that a ``CommandGroup`` refers to.
///
/// Hosts see the placement as a word, such as `newItem`.
public struct CommandGroupPlacement: Hashable, Sendable {
  fileprivate let name: String

  /// Commands that show information about the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// Commands that open the app's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Commands that services of the system provide.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Commands that hide and show the app.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Commands that quit the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// Commands that create and open documents and windows.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Commands that save documents.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Commands that import and export files in formats other than the format of the app's documents.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Commands that print.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Commands that undo and redo changes.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Commands that cut, copy and paste.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Commands that change the style of text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Commands that find and change text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Commands that show and hide the sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Commands that show and hide the toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Commands that change the size of a window.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// Commands that list the windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// Commands that arrange the windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Commands that open the windows of single-window scenes.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// Commands that show help.
  public static let help = CommandGroupPlacement(name: "help")
}
