public import AmbientHosting

/// The kinds of elements for custom layouts and alignment guides.
///
/// In each comment, the name after the colon is the attribute of the element.
extension ElementKind {
  /// Views that a ``Layout`` arranges: `layout`, the name of the layout's type.
  ///
  /// Its detail is ``LayoutDetail``. A layout in ``AnyLayout`` is described like the layout itself.
  public static let layout: ElementKind = "Layout"
  /// A view that gives a value to the layout of its container: `key`, the name of the key's type.
  ///
  /// Its detail is ``LayoutValueDetail``. The value applies to the view even if elements of other
  /// modifiers surround this element. If several elements have the same key, the innermost element
  /// counts.
  public static let layoutValue: ElementKind = "LayoutValue"
  /// A view that sets an alignment guide: `guide`, the name of the guide.
  ///
  /// Its detail is ``AlignmentGuideDetail``, which computes the position of the guide from the
  /// dimensions of the view. If several elements around the view set the same guide, the outermost
  /// element counts.
  public static let alignmentGuide: ElementKind = "AlignmentGuide"
}

extension ElementAttribute where Value == String {
  /// The name of the type of a layout.
  public static var layout: Self { Self("layout") }
  /// The name of the type of a layout value's key.
  public static var key: Self { Self("key") }
  /// The name of an alignment guide, such as `leading`; for a custom guide, the name of its type.
  public static var guide: Self { Self("guide") }
}
