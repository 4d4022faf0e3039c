public import AmbientHosting

/// The kinds of elements for custom layouts and alignment guides.
extension ElementKind {
  /// Views that a ``Layout`` arranges.
  ///
  /// The attribute `layout` is the name of the layout's type. The detail is ``LayoutDetail``. If an
  /// ``AnyLayout`` wraps the layout, the attribute and the detail describe the wrapped layout.
  public static let layout: ElementKind = "Layout"
  /// A view that gives a value to the layout of its container.
  ///
  /// The attribute `key` is the name of the key's type. The detail is ``LayoutValueDetail``. The
  /// value applies to the view even if elements of other modifiers surround this element. If
  /// several elements have the same key, the innermost element counts.
  public static let layoutValue: ElementKind = "LayoutValue"
  /// A view that sets an alignment guide.
  ///
  /// The attribute `guide` is the name of the guide. The detail is ``AlignmentGuideDetail``, which
  /// computes the position of the guide from the dimensions of the view. If several elements around
  /// the view set the same guide, the outermost element counts.
  public static let alignmentGuide: ElementKind = "AlignmentGuide"
}

extension ElementAttribute where Value == String {
  /// The name of the type of a layout.
  public static var layout: Self { Self("layout") }
  /// The name of the type of a layout value's key; `ContainerValues` for container values.
  public static var key: Self { Self("key") }
  /// The name of an alignment guide, such as `leading`; for a custom guide, the name of its type.
  public static var guide: Self { Self("guide") }
}
