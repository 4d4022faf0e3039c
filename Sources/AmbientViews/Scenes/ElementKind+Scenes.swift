public import AmbientHosting

/// The kinds of elements of scenes.
extension ElementKind {
  /// A window: `id`, `title`, `role`, and what else its scene and the views in it ask for; takes
  /// ``DismissEvent``, which closes it.
  public static let window: ElementKind = "Window"
  /// The menus and commands of a scene.
  public static let commands: ElementKind = "Commands"
  /// A menu: the attribute `title`.
  public static let commandMenu: ElementKind = "CommandMenu"
  /// Commands that stand `before` or `after` usual ones, or `replace` them.
  public static let commandGroup: ElementKind = "CommandGroup"
}

extension ElementAttribute where Value == String {
  /// What identifies a scene or an item of a toolbar.
  public static var id: Self { Self("id") }
  /// The title of a window, a page or a menu.
  public static var title: Self { Self("title") }
  /// The path of the file of a document.
  public static var file: Self { Self("file") }
  /// The width and height that a window has at first, in points.
  public static var defaultSize: Self { Self("defaultSize") }
  /// Where on the screen a window is at first, in parts of its width and height.
  public static var defaultPosition: Self { Self("defaultPosition") }
  /// How the user may change the size of a window.
  public static var resizability: Self { Self("resizability") }
  /// For which events from outside a window opens.
  public static var externalEvents: Self { Self("externalEvents") }
  /// The usual commands before which others are shown.
  public static var before: Self { Self("before") }
  /// The usual commands after which others are shown.
  public static var after: Self { Self("after") }
  /// The usual commands that others replace.
  public static var replacing: Self { Self("replacing") }
}

extension ElementAttribute where Value == Int {
  /// The number of the document in a window.
  public static var document: Self { Self("document") }
}

extension ElementAttribute where Value == Bool {
  /// Whether a document has changes that are not saved.
  public static var isEdited: Self { Self("isEdited") }
}
