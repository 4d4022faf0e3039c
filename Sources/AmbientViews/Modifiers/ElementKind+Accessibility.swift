public import AmbientHosting

/// The kinds of elements that describe views for assistive technologies.
extension ElementKind {
  /// A view with accessibility information.
  ///
  /// The attributes are `label`, `hint`, `value`, `identifier`, `hidden`, `adds` and `removes`.
  /// Each modifier creates an element of its own, with one attribute.
  public static let accessibility: ElementKind = "Accessibility"
}

extension ElementAttribute where Value == String {
  /// A description of the effect that an action on the view has.
  public static var accessibilityHint: Self { Self("hint") }
  /// The current value of the view, as text.
  public static var accessibilityValue: Self { Self("value") }
  /// The names of traits that are added to the view, such as `isButton isHeader`.
  public static var adds: Self { Self("adds") }
  /// The names of traits that are removed from the view.
  public static var removes: Self { Self("removes") }
}

extension ElementAttribute where Value == Bool {
  /// Whether assistive technologies ignore the view.
  public static var accessibilityHidden: Self { Self("hidden") }
}
