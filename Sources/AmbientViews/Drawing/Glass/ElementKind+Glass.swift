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
  /// The attribute `spacing` is the greatest distance, in points, at which glass blends.
  public static let glassContainer: ElementKind = "GlassContainer"
  /// A view whose glass has an identifier or a transition.
  ///
  /// Its attribute is `id`, `union` or `transition`. The identifiers are in the detail
  /// ``GlassGroupDetail``.
  public static let glassGroup: ElementKind = "GlassGroup"
}

extension ElementAttribute where Value == String {
  /// The material of glass: `regular`, `clear` or `identity`.
  public static var glass: Self { Self("glass") }
  /// The identifier of a shape that the glass of several views forms.
  public static var glassUnion: Self { Self("union") }
}

extension ElementAttribute where Value == Bool {
  /// Whether glass reacts to touches and to the pointer.
  public static var isInteractive: Self { Self("isInteractive") }
}
