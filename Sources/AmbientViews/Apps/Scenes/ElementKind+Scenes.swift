public import AmbientHosting

/// The kinds of elements for scenes.
extension ElementKind {
  /// A window.
  ///
  /// Its attributes are `id`, `title` and `role`. The scene and the views in the window set further
  /// attributes, such as `subtitle`. The window takes ``DismissEvent``, which closes the window.
  public static let window: ElementKind = "Window"
  /// The menus and command groups of a scene.
  public static let commands: ElementKind = "Commands"
  /// A menu with controls; its attribute is `title`.
  public static let commandMenu: ElementKind = "CommandMenu"
  /// A group of commands; its attribute is one of `before`, `after`, `replacing` and `standard`.
  public static let commandGroup: ElementKind = "CommandGroup"
  /// An item of the system's menu bar, with a menu inside.
  ///
  /// Its attribute `style` is `window` if the item shows its content as a window.
  public static let menuBarExtra: ElementKind = "MenuBarExtra"
}

extension ElementAttribute where Value == String {
  /// The identifier of a scene or a toolbar item.
  public static var id: Self { Self("id") }
  /// The title of a window, a page or a menu.
  public static var title: Self { Self("title") }
  /// The path of a document's file.
  public static var file: Self { Self("file") }
  /// The initial width and height of a window in points, such as `640 480`.
  public static var defaultSize: Self { Self("defaultSize") }
  /// The initial position of a window on the screen, as fractions of the screen's width and height.
  public static var defaultPosition: Self { Self("defaultPosition") }
  /// The rule for how the user can resize a window; absent for `automatic`.
  public static var resizability: Self { Self("resizability") }
  /// The texts that the host looks for in external events, one on each line.
  ///
  /// The host opens a window of the scene for an event that contains one of the texts.
  public static var externalEvents: Self { Self("externalEvents") }
  /// The style of a window, such as `hiddenTitleBar`; absent for the default style.
  public static var windowStyle: Self { Self("windowStyle") }
  /// The style of the toolbar of a window, such as `expanded`; absent for the default style.
  public static var toolbarStyle: Self { Self("toolbarStyle") }
  /// The rule for when the toolbar of a full-screen window is visible: `visible` (always) or
  /// `onHover`; absent if the host decides.
  public static var fullScreenToolbar: Self { Self("fullScreenToolbar") }
  /// What the items of a window's toolbar show: `titleAndIcon`, `titleOnly` or `iconOnly`.
  public static var toolbarLabelStyle: Self { Self("toolbarLabelStyle") }
  /// The layer of a window: `normal`, `floating` or `desktop`.
  public static var level: Self { Self("level") }
  /// Whether the user can move a window by its background: `enabled` or `disabled`.
  public static var backgroundDrag: Self { Self("backgroundDrag") }
  /// The role of a window when the user arranges windows: `principal` or `associated`.
  public static var managerRole: Self { Self("managerRole") }
  /// The size to which the user can zoom a window: `fitToContent` or `maximum`.
  public static var idealSize: Self { Self("idealSize") }
  /// The value `disabled` if the host must not open a window again at the next launch; absent if
  /// the host decides.
  public static var restoration: Self { Self("restoration") }
  /// Whether the user can close a window: `enabled` or `disabled`.
  public static var dismissBehavior: Self { Self("dismissBehavior") }
  /// Whether a window can fill the screen: `enabled` or `disabled`.
  public static var fullScreenBehavior: Self { Self("fullScreenBehavior") }
  /// Whether the user can minimize a window: `enabled` or `disabled`.
  public static var minimizeWindowBehavior: Self { Self("minimizeWindowBehavior") }
  /// Whether the user can resize a window: `enabled` or `disabled`.
  public static var resizeBehavior: Self { Self("resizeBehavior") }
  /// The point that keeps its position on the screen when the host resizes a window because the
  /// size of a view has changed; absent if the host decides.
  ///
  /// The value consists of fractions of the window's width and height, such as `0.5 0`.
  public static var resizeAnchor: Self { Self("resizeAnchor") }
  /// The default commands that the host shows in place of the element, such as `sidebar`.
  public static var standard: Self { Self("standard") }
  /// The placement of the default commands before which the group is inserted.
  public static var before: Self { Self("before") }
  /// The placement of the default commands after which the group is inserted.
  public static var after: Self { Self("after") }
  /// The placement of the default commands that the group replaces.
  public static var replacing: Self { Self("replacing") }
}

extension ElementAttribute where Value == Int {
  /// The identifier of a window's document; documents are numbered in the order in which they were
  /// opened.
  public static var document: Self { Self("document") }
}

extension ElementAttribute where Value == Bool {
  /// Whether the host leaves out its default commands for a window, such as the command to open it.
  public static var removesCommands: Self { Self("removesCommands") }
  /// Whether a click that activates a window also acts on its views.
  public static var allowsActivationEvents: Self { Self("allowsActivationEvents") }
  /// Whether a document has unsaved changes.
  public static var isEdited: Self { Self("isEdited") }
}
