public import AmbientHosting

extension ElementKind {
  /// A view with a transition.
  ///
  /// Its attributes are:
  ///
  /// - `opacity`;
  /// - the factors `scaleX` and `scaleY`, with their `anchor`;
  /// - the offset `x` and `y`, in points;
  /// - the offset `moveX` and `moveY`, in widths and heights of the view;
  /// - the `radius` of a blur;
  /// - the `symbolEffect` that a host can play on the symbols in the view, in place of a fade.
  ///
  /// While the view is shown, the opacity and the factors are 1, and the other numbers are zero.
  public static let transition: ElementKind = "Transition"
}

extension ElementAttribute where Value == Double {
  /// The factor for the width of a view in a transition.
  public static var scaleX: Self { Self("scaleX") }
  /// The factor for the height of a view in a transition.
  public static var scaleY: Self { Self("scaleY") }
  /// The horizontal offset of a view in a transition, in widths of the view.
  public static var moveX: Self { Self("moveX") }
  /// The vertical offset of a view in a transition, in heights of the view.
  public static var moveY: Self { Self("moveY") }
}

extension ElementAttribute where Value == String {
  /// The effect with which the symbols in a view appear and disappear, such as `appear up`.
  public static var symbolEffect: Self { Self("symbolEffect") }
}

extension ElementKind {
  /// A view in a group of views that share one geometry.
  ///
  /// Its attributes are `id`, `anchor`, `isSource` and `properties`. The value of `properties` is
  /// `position` or `size`. If the view follows both, the attribute is absent.
  ///
  /// On a screen, an element that is not the source has further attributes, in points:
  ///
  /// - If the view follows the size, the `width` and the `height` of the source. The host proposes
  ///   this size to the view.
  /// - If the view follows the position, the position `x` and `y` of the source's anchor, in the
  ///   coordinate space of the element. The host places the anchor of the view at this position.
  ///
  /// The source changes neither the size nor the place of the element. The view inside the element
  /// can therefore extend beyond the element.
  ///
  /// The ``MatchedGeometryDetail`` distinguishes groups whose identifiers have the same text.
  public static let matchedGeometry: ElementKind = "MatchedGeometry"
}

extension ElementAttribute where Value == String {
  /// The identifier, as text, of a group of views that share one geometry.
  public static var matchedID: Self { Self("id") }
  /// The parts of the geometry that follow the source of a group.
  public static var matchedProperties: Self { Self("properties") }
}

extension ElementAttribute where Value == Bool {
  /// Whether a view is the source, whose geometry the other views of the group follow.
  public static var isSource: Self { Self("isSource") }
}
