public import AmbientCore

/// The kinds of elements that say how a view is drawn and what room it has.
extension ElementKind {
  /// A view that is drawn at a distance from its place: `x`, `y`.
  public static let offset: ElementKind = "Offset"
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

  /// A view whose proportions are kept: `mode`, `ratio`.
  public static let aspectRatio: ElementKind = "AspectRatio"
  /// A view that has its own size: `horizontal`, `vertical`.
  public static let fixedSize: ElementKind = "FixedSize"
  /// A view that is given room before others: `priority`.
  public static let layoutPriority: ElementKind = "LayoutPriority"
  /// A view that is drawn in front of others: `index`.
  public static let zIndex: ElementKind = "ZIndex"

  /// A view of which something is told: `label`, `hint`, `value`, `identifier`, `hidden`, or the traits
  /// that it `adds` or `removes`.
  public static let accessibility: ElementKind = "Accessibility"
  /// A view that can be hit by a pointer or not: `isEnabled`.
  public static let hitTesting: ElementKind = "HitTesting"
}
