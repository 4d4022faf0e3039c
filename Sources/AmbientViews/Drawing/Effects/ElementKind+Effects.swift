public import AmbientHosting

/// The kinds of elements that change how a view is drawn.
///
/// In each comment, the names after the colon are the attributes of the element.
extension ElementKind {
  /// A view with a border: `width` in points (omitted if 1), and `style`.
  public static let border: ElementKind = "Border"
  /// A view that is drawn partly transparent: `opacity` from 0 to 1.
  public static let opacity: ElementKind = "Opacity"
  /// A view that takes up space but is not drawn.
  public static let hidden: ElementKind = "Hidden"
  /// A view with a background: a ``layer`` element before the view, or the attribute `style`.
  ///
  /// The attribute `edges` names the edges at which the `style` extends beyond the safe area. The
  /// attribute is absent if the `style` extends at all edges. If the element has a ``ShapeDetail``,
  /// the `style` fills only the shape.
  public static let background: ElementKind = "Background"
  /// A view with an overlay: a ``layer`` element after the view, or the attribute `style`.
  ///
  /// The attribute `edges` names the edges at which the `style` extends beyond the safe area. The
  /// attribute is absent if the `style` extends at all edges. If the element has a ``ShapeDetail``,
  /// the `style` fills only the shape.
  public static let overlay: ElementKind = "Overlay"
  /// The views that a modifier such as `background` adds to a view: `alignment` (omitted if
  /// `center`).
  ///
  /// For a custom alignment, the element also has an ``AlignmentDetail``.
  public static let layer: ElementKind = "Layer"
  /// A view that is drawn scaled: `x`, `y`, `anchor`.
  public static let scale: ElementKind = "Scale"
  /// A view that is drawn rotated: `degrees`, `anchor`.
  public static let rotation: ElementKind = "Rotation"
  /// A view with a shadow: `color`, `radius`, `x`, `y`.
  public static let shadow: ElementKind = "Shadow"
  /// A view that is drawn blurred: `radius`, `opaque`.
  public static let blur: ElementKind = "Blur"
  /// A view that is drawn brighter or darker: `amount` from -1 to 1.
  public static let brightness: ElementKind = "Brightness"
  /// A view that is drawn with higher or lower contrast: `amount`, which is a factor.
  public static let contrast: ElementKind = "Contrast"
  /// A view that is drawn with less color: `amount` from 0 to 1.
  public static let grayscale: ElementKind = "Grayscale"
  /// A view that is drawn with stronger or weaker colors: `amount`, which is a factor.
  public static let saturation: ElementKind = "Saturation"
  /// A view whose colors are drawn with rotated hues: `degrees`.
  public static let hueRotation: ElementKind = "HueRotation"
  /// A view whose colors are multiplied by another color: `color`.
  ///
  /// The element also has a ``PaintDetail``.
  public static let colorMultiply: ElementKind = "ColorMultiply"
  /// A view that is drawn with inverted colors.
  public static let colorInvert: ElementKind = "ColorInvert"
  /// A view that is drawn in black; the brightness of its colors becomes the opacity.
  public static let luminanceToAlpha: ElementKind = "LuminanceToAlpha"
  /// A view that is combined with its background: `mode`, as in ``BlendMode``.
  public static let blendMode: ElementKind = "BlendMode"
  /// A view that looks different while the pointer is over it: `hoverEffect` is `automatic`,
  /// `highlight` or `lift`; absent for no effect.
  ///
  /// The attribute `isHovered` is true while the pointer is over any view in the
  /// ``HoverEffectGroup`` of this view. A view without a group does not have this attribute.
  public static let hoverEffect: ElementKind = "HoverEffect"
  /// A view whose edges continue under the bars and sidebars around it, mirrored and blurred:
  /// `extends` (omitted if true).
  public static let backgroundExtension: ElementKind = "BackgroundExtension"
  /// Views that are combined into one drawing; effects are applied to this drawing.
  public static let compositingGroup: ElementKind = "CompositingGroup"
  /// Views that are drawn into one picture: `opaque`, and `colorMode` (omitted if `nonLinear`).
  public static let drawingGroup: ElementKind = "DrawingGroup"
  /// A view whose frame is animated as a whole, so that its descendants move together with it.
  public static let geometryGroup: ElementKind = "GeometryGroup"
  /// A view that is drawn rotated around an axis: `degrees`, `x`, `y`, `z`, `anchor`, `anchorZ`
  /// (omitted if 0) and `perspective` (omitted if 1).
  public static let rotation3D: ElementKind = "Rotation3D"
  /// A view whose points are moved by a projection: `matrix`.
  ///
  /// The attribute has the numbers of the projection row by row. The attribute is absent if a
  /// ``GeometryEffect`` computes the projection from the size of the view. The element also has a
  /// ``ProjectionDetail``.
  public static let projection: ElementKind = "Projection"
  /// A view that is clipped to its bounds or to a shape: `cornerRadius`, `shape`.
  public static let clip: ElementKind = "Clip"
}

extension ElementAttribute where Value == Double {
  /// The angle of a rotation, in degrees.
  public static var degrees: Self { Self("degrees") }
  /// The radius of a shadow or blur, in points.
  public static var radius: Self { Self("radius") }
  /// The amount of a change of colors; its meaning depends on the kind of the element.
  public static var amount: Self { Self("amount") }
  /// The opacity of a view, from 0 (invisible) to 1 (opaque).
  public static var opacity: Self { Self("opacity") }
}

extension ElementAttribute where Value == Bool {
  /// Whether a blur, a drawing group, a canvas or an image leaves no part transparent.
  public static var opaque: Self { Self("opaque") }
}

extension ElementAttribute where Value == Double {
  /// The z component of the direction of an axis.
  public static var z: Self { Self("z") }
  /// How far the axis of a rotation is in front of the view, in points; absent for 0.
  public static var anchorZ: Self { Self("anchorZ") }
  /// The strength of a perspective; absent for 1.
  public static var perspective: Self { Self("perspective") }
}

extension ElementAttribute where Value == String {
  /// The way in which a view is combined with its background.
  public static var blendMode: Self { Self("mode") }
  /// The color space of a drawing group, a canvas or an image: `linear` or `extendedLinear`.
  public static var colorMode: Self { Self("colorMode") }
  /// The numbers of a projection, row by row.
  public static var matrix: Self { Self("matrix") }
}

extension ElementAttribute where Value == String {
  /// The look of a view, or of a row of a list, while the pointer is over it.
  public static var hoverEffect: Self { Self("hoverEffect") }
}

extension ElementAttribute where Value == Bool {
  /// Whether a row of a list keeps its look while the pointer is over the row.
  public static var isHoverEffectDisabled: Self { Self("isHoverEffectDisabled") }
  /// Whether the pointer is over any view in the ``HoverEffectGroup`` of this view.
  public static var isHovered: Self { Self("isHovered") }
  /// Whether a view is extended under the bars around it; absent for true.
  public static var extends: Self { Self("extends") }
}
