public import AmbientHosting

/// The kinds of elements that say what room a view has.
extension ElementKind {
  /// A view with a frame: `width`, `height`, and their limits.
  public static let frame: ElementKind = "Frame"
  /// A view with room around it: `top`, `leading`, `bottom`, `trailing`, or `edges` of the usual
  /// size.
  public static let padding: ElementKind = "Padding"
  /// A view that is drawn at a distance from its place: `x`, `y`.
  public static let offset: ElementKind = "Offset"
  /// A view whose proportions are kept: `mode`, `ratio`.
  public static let aspectRatio: ElementKind = "AspectRatio"
  /// A view that has its own size: `horizontal`, `vertical`.
  public static let fixedSize: ElementKind = "FixedSize"
  /// A view that is given room before others: `priority`.
  public static let layoutPriority: ElementKind = "LayoutPriority"
  /// A view that is drawn in front of others: `index`.
  public static let zIndex: ElementKind = "ZIndex"
  /// A view that extends to where parts of the device or of the system may cover it: `edges`,
  /// `regions`.
  public static let ignoresSafeArea: ElementKind = "IgnoresSafeArea"
}

extension ElementAttribute where Value == Double {
  /// The width, in points.
  public static var width: Self { Self("width") }
  /// The height, in points.
  public static var height: Self { Self("height") }
  /// The least width, in points.
  public static var minWidth: Self { Self("minWidth") }
  /// The width that a view has by itself, in points.
  public static var idealWidth: Self { Self("idealWidth") }
  /// The greatest width, in points.
  public static var maxWidth: Self { Self("maxWidth") }
  /// The least height, in points.
  public static var minHeight: Self { Self("minHeight") }
  /// The height that a view has by itself, in points.
  public static var idealHeight: Self { Self("idealHeight") }
  /// The greatest height, in points.
  public static var maxHeight: Self { Self("maxHeight") }
  /// The distance from the top, in points.
  public static var top: Self { Self("top") }
  /// The distance from where lines begin, in points.
  public static var leading: Self { Self("leading") }
  /// The distance from the bottom, in points.
  public static var bottom: Self { Self("bottom") }
  /// The distance from where lines end, in points.
  public static var trailing: Self { Self("trailing") }
  /// A distance sideways in points, or a scale.
  public static var x: Self { Self("x") }
  /// A distance downwards in points, or a scale.
  public static var y: Self { Self("y") }
  /// The width in proportion to the height.
  public static var ratio: Self { Self("ratio") }
  /// How early a view is given room; 0 by default.
  public static var priority: Self { Self("priority") }
  /// How far in front a view is drawn; 0 by default.
  public static var index: Self { Self("index") }
}

extension ElementAttribute where Value == String {
  /// The sides that are meant, if not all.
  public static var edges: Self { Self("edges") }
  /// How proportions are kept: `fit` or `fill`.
  public static var mode: Self { Self("mode") }
  /// What may be covered: `container` or `keyboard`, if not both.
  public static var regions: Self { Self("regions") }
}

extension ElementAttribute where Value == Bool {
  /// Whether a view has its own width.
  public static var horizontal: Self { Self("horizontal") }
  /// Whether a view has its own height.
  public static var vertical: Self { Self("vertical") }
}
