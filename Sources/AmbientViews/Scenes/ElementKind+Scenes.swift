public import AmbientCore

/// The kinds of elements that scenes become.
extension ElementKind {
  /// A window: the attributes `id` and `title` are those of its scene, or what the views in it ask for.
  ///
  /// It takes `dismiss`, which closes it.
  public static let window: ElementKind = "Window"

  /// The menus and commands of a scene.
  public static let commands: ElementKind = "Commands"
  /// A menu: the attribute `title`.
  public static let commandMenu: ElementKind = "CommandMenu"
  /// Commands that stand `before` or `after` usual ones, or `replace` them.
  public static let commandGroup: ElementKind = "CommandGroup"
}
