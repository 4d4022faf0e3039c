public import AmbientHosting

/// The kinds of elements of stacks.
extension ElementKind {
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
}

extension ElementAttribute where Value == String {
  /// How views, or the lines of a text, are aligned.
  public static var alignment: Self { Self("alignment") }
}

extension ElementAttribute where Value == Double {
  /// The distance between two views, in points.
  public static var spacing: Self { Self("spacing") }
  /// The least length, in points.
  public static var minLength: Self { Self("minLength") }
}
