public import AmbientHosting

/// The kinds of elements for glass.
extension ElementKind {
  /// A view with glass behind it.
  ///
  /// Its attributes are `glass` (`regular`, `clear` or `identity`), `tint`, `isInteractive`, and
  /// the attributes of a shape. The attribute `style` is a paint for hosts without glass.
  public static let glassEffect: ElementKind = "GlassEffect"
  /// Views whose glass is drawn together.
  ///
  /// The glass of two views blends if the distance between the views is at most the attribute
  /// `spacing`, in points.
  public static let glassContainer: ElementKind = "GlassContainer"
  /// A view whose glass has an identifier or a transition.
  ///
  /// Its attribute is `id`, `union` or `transition`. The attributes `id` and `union` contain the
  /// identifiers as texts. The detail ``GlassGroupDetail`` contains the original identifiers and
  /// their namespace.
  public static let glassGroup: ElementKind = "GlassGroup"
}

extension ElementAttribute where Value == String {
  /// The material of glass: `regular`, `clear` or `identity`.
  public static var glass: Self { Self("glass") }
  /// The identifier that is the same for all views whose glass forms one shape.
  public static var glassUnion: Self { Self("union") }
}

extension ElementAttribute where Value == Bool {
  /// Whether glass reacts to touches and to the pointer.
  public static var isInteractive: Self { Self("isInteractive") }
}
