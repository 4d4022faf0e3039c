public import AmbientHosting

/// The kinds of the elements that take part in the layout of a program's own.
extension ElementKind {
  /// Views that a ``Layout`` of the program arranges; its detail is ``LayoutDetail``, and its
  /// attribute `layout` is the name of the layout's type.
  public static let layout: ElementKind = "Layout"
  /// A view that gives a value to the layout of its container; its detail is
  /// ``LayoutValueDetail``.
  public static let layoutValue: ElementKind = "LayoutValue"
  /// A view that sets an alignment guide; its detail is ``AlignmentGuideDetail``.
  public static let alignmentGuide: ElementKind = "AlignmentGuide"
}

extension ElementAttribute where Value == String {
  /// The name of the type of a layout.
  public static var layout: Self { Self("layout") }
}
