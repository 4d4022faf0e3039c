public import AmbientHosting

/// The kinds of elements for the size and position of a view.
extension ElementKind {
  /// A view with a frame.
  ///
  /// Its attributes are `width`, `height`, limits such as `minWidth`, and `alignment` (absent for
  /// `center`). For a custom alignment, the element also has an ``AlignmentDetail``.
  public static let frame: ElementKind = "Frame"
  /// A view with padding.
  ///
  /// Its attributes are the lengths `top`, `leading`, `bottom` and `trailing`. Without these
  /// lengths, the attribute `edges` names the edges that have the host's default padding. If
  /// `edges` is absent too, all edges have the default padding. If `edges` is empty, no edge has
  /// padding.
  public static let padding: ElementKind = "Padding"
  /// A view that is drawn at an offset from its position; its attributes are `x` and `y`.
  public static let offset: ElementKind = "Offset"
  /// A view whose center is at a given point.
  ///
  /// Its attributes `x` and `y` are the distances of the point from the top leading corner of the
  /// element. The element takes up all of the available space.
  public static let position: ElementKind = "Position"
  /// A view that keeps an aspect ratio.
  ///
  /// Its attributes are `mode` and `ratio` (absent for the view's own ratio).
  public static let aspectRatio: ElementKind = "AspectRatio"
  /// A view that has its ideal width, its ideal height or both.
  ///
  /// Its attributes are `horizontal` and `vertical`.
  public static let fixedSize: ElementKind = "FixedSize"
  /// A view with a layout priority; its attribute is `priority`.
  public static let layoutPriority: ElementKind = "LayoutPriority"
  /// A view with a position in the drawing order; its attribute is `index`.
  public static let zIndex: ElementKind = "ZIndex"
  /// A view whose frame depends on the view's container.
  ///
  /// Its attributes are `axes`, `alignment`, `count`, `span` (absent for 1) and `spacing`.
  ///
  /// The container is the nearest ancestor that is a scroll view, list, form, page, tab, split view
  /// column or window. The container determines the length of the frame on each axis in `axes`:
  ///
  /// - If the element has a ``ContainerLengthDetail``, the function of the detail returns the
  ///   length of the frame.
  /// - If `count` is set, the container is divided into `count` equal parts with `spacing` between
  ///   them. The frame is as long as `span` parts and the distances between these parts.
  /// - In all other cases, the frame is as long as the container.
  public static let containerRelativeFrame: ElementKind = "ContainerRelativeFrame"
  /// A ``ViewThatFits``; its children are all of its views.
  ///
  /// The attribute `axes` names the directions in which a view has to fit; absent for both. The
  /// host shows the first view whose ideal size fits into the available space. If no view fits, the
  /// host shows the last view.
  public static let viewThatFits: ElementKind = "ViewThatFits"
}

extension ElementAttribute where Value == Double {
  /// The width, in points.
  public static var width: Self { Self("width") }
  /// The height, in points.
  public static var height: Self { Self("height") }
  /// The minimum width, in points.
  public static var minWidth: Self { Self("minWidth") }
  /// The ideal width, in points.
  public static var idealWidth: Self { Self("idealWidth") }
  /// The maximum width, in points.
  public static var maxWidth: Self { Self("maxWidth") }
  /// The minimum height, in points.
  public static var minHeight: Self { Self("minHeight") }
  /// The ideal height, in points.
  public static var idealHeight: Self { Self("idealHeight") }
  /// The maximum height, in points.
  public static var maxHeight: Self { Self("maxHeight") }
  /// The distance from the top edge, in points.
  public static var top: Self { Self("top") }
  /// The distance from the leading edge, in points.
  public static var leading: Self { Self("leading") }
  /// The distance from the bottom edge, in points.
  public static var bottom: Self { Self("bottom") }
  /// The distance from the trailing edge, in points.
  public static var trailing: Self { Self("trailing") }
  /// The horizontal offset or coordinate in points, or the horizontal scale factor.
  public static var x: Self { Self("x") }
  /// The downward offset or coordinate in points, or the vertical scale factor.
  public static var y: Self { Self("y") }
  /// The width divided by the height.
  public static var ratio: Self { Self("ratio") }
  /// The layout priority, 0 by default; views with a higher priority get their space first.
  public static var priority: Self { Self("priority") }
  /// The position in the drawing order, 0 by default; views with a higher index are drawn on top.
  public static var index: Self { Self("index") }
}

extension ElementAttribute where Value == String {
  /// The names of the edges to which an element applies, such as `top leading`; absent for all.
  public static var edges: Self { Self("edges") }
  /// The content mode of an aspect ratio: `fit` or `fill`.
  public static var mode: Self { Self("mode") }
}

extension ElementAttribute where Value == Bool {
  /// Whether a view has its ideal width.
  public static var horizontal: Self { Self("horizontal") }
  /// Whether a view has its ideal height.
  public static var vertical: Self { Self("vertical") }
}

extension ElementAttribute where Value == Int {
  /// The number of parts of a container that a view takes up; absent for 1.
  public static var span: Self { Self("span") }
}
