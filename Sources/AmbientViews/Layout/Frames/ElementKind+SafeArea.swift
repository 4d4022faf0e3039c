public import AmbientHosting

/// The kinds of the elements that change the safe area of a view, or extend a view beyond the safe
/// area.
extension ElementKind {
  /// A view that extends beyond the safe area; its attributes are `edges` and `regions`.
  public static let ignoresSafeArea: ElementKind = "IgnoresSafeArea"
  /// A view with other views at an edge.
  ///
  /// Its attributes are `edge`, `spacing` and `isBar`. Its children are the view and a ``layer``
  /// element that contains the other views. The host shows the layer at the edge. The spacing and
  /// the layer reduce the view's safe area there. The layer reduces it by the layer's height at the
  /// top or bottom, and by the layer's width at the leading or trailing edge. The attribute
  /// `alignment` of the layer applies along the edge.
  public static let safeAreaInset: ElementKind = "SafeAreaInset"
  /// A view whose padding also reduces its safe area; the attributes are those of ``padding``.
  public static let safeAreaPadding: ElementKind = "SafeAreaPadding"
  /// A view with the padding that the host uses at the edges of a window.
  ///
  /// Its attributes are `edges` (absent for all edges) and `role` (`navigationBar` or absent).
  public static let scenePadding: ElementKind = "ScenePadding"
  /// A view that moves away from the covered corners of its container.
  ///
  /// Its attributes are `edges` (absent for all edges) and `sizeToFit`.
  public static let containerCornerOffset: ElementKind = "ContainerCornerOffset"
}

extension ElementAttribute where Value == String {
  /// The safe area that a view ignores: `container` or `keyboard`; absent if it ignores both.
  public static var regions: Self { Self("regions") }
  /// The edge at which views are shown: `top`, `leading`, `bottom` or `trailing`.
  public static var edge: Self { Self("edge") }
}

extension ElementAttribute where Value == Bool {
  /// Whether the views at an edge are a bar, for which a host may draw a background.
  public static var isBar: Self { Self("isBar") }
  /// Whether a view that avoids covered corners also becomes smaller; true, or absent for false.
  public static var sizeToFit: Self { Self("sizeToFit") }
}
