public import AmbientHosting

/// The kinds of the elements of stacks.
extension ElementKind {
  /// A ``VStack``; its attributes are `alignment`, absent for `center`, and `spacing`.
  public static let vStack: ElementKind = "VStack"
  /// An ``HStack``; its attributes are `alignment`, absent for `center`, and `spacing`.
  public static let hStack: ElementKind = "HStack"
  /// A ``ZStack``; its attribute is `alignment`, absent for `center`.
  public static let zStack: ElementKind = "ZStack"
  /// A ``Spacer``; its attribute is `minLength`.
  public static let spacer: ElementKind = "Spacer"
  /// A ``Divider``.
  public static let divider: ElementKind = "Divider"
}

extension ElementAttribute where Value == String {
  /// The alignment of views, or of the lines of a text.
  public static var alignment: Self { Self("alignment") }
}

extension ElementAttribute where Value == Double {
  /// The distance between two adjacent views, in points.
  public static var spacing: Self { Self("spacing") }
  /// The minimum length of a spacer, in points.
  public static var minLength: Self { Self("minLength") }
}
