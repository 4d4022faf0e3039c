public import AmbientCore

/// The kinds of elements that the views of this module become, for hosts to tell apart.
extension ElementKind {
  /// A ``Text``: its `text` is what to show.
  public static let text: ElementKind = "Text"
  /// An ``Image``: the attribute `name` or `systemName` says which.
  public static let image: ElementKind = "Image"
  /// A ``Label``: its icon, then its title.
  public static let label: ElementKind = "Label"
  /// A ``Color`` that fills its place: the attribute `color`.
  public static let color: ElementKind = "Color"

  /// A ``VStack``.
  public static let vStack: ElementKind = "VStack"
  /// An ``HStack``.
  public static let hStack: ElementKind = "HStack"
  /// A ``ZStack``.
  public static let zStack: ElementKind = "ZStack"
  /// A ``Spacer``.
  public static let spacer: ElementKind = "Spacer"
  /// A ``Divider``.
  public static let divider: ElementKind = "Divider"

  /// A ``List``: its rows, and its sections.
  public static let list: ElementKind = "List"
  /// A ``Section``: a header and a footer, where there are any, around the rows.
  public static let section: ElementKind = "Section"
  /// What stands above the rows of a section.
  public static let header: ElementKind = "Header"
  /// What stands below the rows of a section.
  public static let footer: ElementKind = "Footer"

  /// A ``Button`` around its label; takes `press`.
  public static let button: ElementKind = "Button"
  /// A ``Toggle`` around its label; the attribute `isOn` is its state, and it takes `toggle`.
  public static let toggle: ElementKind = "Toggle"
  /// A ``TextField`` around its label; the attribute `text` is what is in it, and it takes `edit`.
  public static let textField: ElementKind = "TextField"

  /// A view with a frame: `width`, `height`, and their limits.
  public static let frame: ElementKind = "Frame"
  /// A view with room around it: `top`, `leading`, `bottom`, `trailing`, or `edges` of the usual size.
  public static let padding: ElementKind = "Padding"
  /// A view with a line around it: `width` and `style`.
  public static let border: ElementKind = "Border"
  /// A view that shows what is behind it: `opacity` from 0 to 1.
  public static let opacity: ElementKind = "Opacity"
  /// A view that takes its place but does not show.
  public static let hidden: ElementKind = "Hidden"
  /// A view in front of a ``layer``, which comes first, or of a `style`.
  public static let background: ElementKind = "Background"
  /// A view behind a ``layer``, which comes last, or behind a `style`.
  public static let overlay: ElementKind = "Overlay"
  /// What stands in front of or behind a view.
  public static let layer: ElementKind = "Layer"
}
