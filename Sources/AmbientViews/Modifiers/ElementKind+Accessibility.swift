public import AmbientHosting

/// The kinds of elements that describe a view to those who do not see it.
extension ElementKind {
  /// A view of which something is told: `label`, `hint`, `value`, `identifier`, `hidden`, or the
  /// traits that it `adds` or `removes`.
  public static let accessibility: ElementKind = "Accessibility"
}

extension ElementAttribute where Value == String {
  /// What happens when something is done with a view.
  public static var accessibilityHint: Self { Self("hint") }
  /// The value of a view.
  public static var accessibilityValue: Self { Self("value") }
  /// The traits that a view has besides its own, as `isButton isHeader`.
  public static var adds: Self { Self("adds") }
  /// The traits that a view does not have.
  public static var removes: Self { Self("removes") }
}

extension ElementAttribute where Value == Bool {
  /// Whether a view is left out of what is described.
  public static var accessibilityHidden: Self { Self("hidden") }
}
