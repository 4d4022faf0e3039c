public import AmbientHosting

/// The kinds of elements that say how a view is drawn.
extension ElementKind {
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
  /// A view that is drawn in another size: `x`, `y`, `anchor`.
  public static let scale: ElementKind = "Scale"
  /// A view that is drawn turned: `degrees`, `anchor`.
  public static let rotation: ElementKind = "Rotation"
  /// A view with a shadow: `color`, `radius`, `x`, `y`.
  public static let shadow: ElementKind = "Shadow"
  /// A view without sharp edges: `radius`.
  public static let blur: ElementKind = "Blur"
  /// A view of which nothing is drawn beyond its place: `cornerRadius`, `shape`.
  public static let clip: ElementKind = "Clip"
}

extension ElementAttribute where Value == Double {
  /// How far a view is turned, in degrees.
  public static var degrees: Self { Self("degrees") }
  /// How far a shadow or a blur goes, in points.
  public static var radius: Self { Self("radius") }
  /// How much of a view shows, from 0 to 1.
  public static var opacity: Self { Self("opacity") }
}

extension ElementAttribute where Value == Bool {
  /// Whether a blurred view has no transparent parts.
  public static var opaque: Self { Self("opaque") }
}
