public import AmbientDrawing
public import AmbientHosting

/// The host has laid out the element for the first time, or the element's geometry has changed.
///
/// A host that lays out views sends the event to each element that takes it. The host does so after
/// the first layout, and when a property of the event changes, such as ``frame`` or ``transforms``.
/// A ``GeometryReader`` learns its size in this way.
public struct GeometryEvent: ElementEvent, Equatable {
  /// The frame of the element on the screen, in points from the top leading corner of the screen.
  ///
  /// The layout determines the frame. ``transforms`` maps the frame to the place where the element
  /// is drawn.
  public var frame: CGRect

  /// The lengths, in points, by which the element would grow at its edges if it ignored its safe
  /// area.
  ///
  /// At an edge of the element that does not touch an edge of the safe area, the length is zero.
  public var safeAreaInsets: EdgeInsets

  /// Whether the layout direction of the element is opposite to the layout direction of the screen.
  ///
  /// If so, horizontal coordinates in the element also run opposite to those of the screen.
  public var isMirrored: Bool

  /// The distance from the left edge of the screen to the leading edge of the screen, in points;
  /// zero if the screen is laid out from left to right.
  ///
  /// Hosts measure the places of pointers from the left edge. Gestures use this distance to measure
  /// the places from the leading edge.
  public var leadingEdge: CGFloat

  /// The transforms of the modifiers that change the place of the element, the innermost first.
  ///
  /// Such modifiers are scales, rotations and projections. The transform of a modifier that changes
  /// nothing may be missing. A transform that the layout ignores may also be missing, unless the
  /// element has a gesture or a hover action.
  public var transforms: [Transform]

  /// The coordinate spaces around the element, the innermost first.
  public var spaces: [Space]

  /// The sizes of texts and images in the host; nil if the element is not a ``Canvas``, or if the
  /// host does not know the sizes.
  public var measure: DrawingMeasure?

  /// The view that has this geometry: one of the views inside the modifier that takes the event.
  ///
  /// Hosts set the property for modifiers with a gesture or a hover action, for observers of a
  /// geometry, and for visual effects.
  public var view: ElementID?

  /// The geometries of the second and the following views, for a modifier around several views.
  ///
  /// Modifiers with a gesture or a hover action, observers of a geometry, and visual effects apply
  /// to each of their views. The other properties of the event describe the first view. Code that
  /// sends the event without a layout, such as a test, can leave this array empty.
  public var furtherViews: [GeometryEvent]

  /// A transform with which a host draws the views in a modifier.
  public struct Transform: Equatable, Sendable {
    /// Maps the place of a point before the transform to its place after the transform.
    ///
    /// Both places are measured from the top leading corner of the screen.
    public var projection: ProjectionTransform

    /// Whether the transform changes only how a view is drawn and where a pointer hits the view.
    ///
    /// Views read their frames and anchors without such a transform. Visual effects, transitions
    /// and effects with ``GeometryEffect/ignoredByLayout()`` have such transforms.
    public var isIgnoredByLayout: Bool

    /// Creates a transform.
    ///
    /// - Parameters:
    ///   - projection: Maps the place of a point before the transform to its place after the
    ///     transform.
    ///   - isIgnoredByLayout: Whether views read their frames and anchors without the transform.
    public init(_ projection: ProjectionTransform, isIgnoredByLayout: Bool = false) {
      self.projection = projection
      self.isIgnoredByLayout = isIgnoredByLayout
    }
  }

  /// A coordinate space around an element.
  public struct Space: Equatable, Sendable {
    /// The name of the space; nil for the space of a scroll view.
    public var name: String?

    /// The frame that the layout gives the space's view on the screen, in points.
    public var frame: CGRect

    /// The axes along which a scroll view scrolls; all axes for a space with a name.
    public var axes: Axis.Set

    /// Whether the layout direction of the space is opposite to the layout direction of the screen.
    public var isMirrored: Bool

    /// The transforms of the modifiers around the space's view, the innermost first.
    public var transforms: [Transform]

    /// Creates a coordinate space.
    ///
    /// - Parameters:
    ///   - name: The name of the space, as in the attribute ``ElementAttribute/spaceName`` of its
    ///     element; nil for the space of a scroll view.
    ///   - frame: The frame of the space's view on the screen, in points. For a scroll view, the
    ///     frame is the visible area.
    ///   - axes: The axes along which a scroll view scrolls.
    ///   - isMirrored: Whether the layout direction of the space is opposite to the layout
    ///     direction of the screen.
    ///   - transforms: The transforms of the modifiers around the space's view, the innermost
    ///     first.
    public init(
      name: String?,
      frame: CGRect,
      axes: Axis.Set = [.horizontal, .vertical],
      isMirrored: Bool = false,
      transforms: [Transform] = []
    ) {
      self.name = name
      self.frame = frame
      self.axes = axes
      self.isMirrored = isMirrored
      self.transforms = transforms
    }
  }

  /// Always false, because the host sends the event without an action of the user.
  public static var makesControl: Bool { false }

  /// Creates a geometry event.
  ///
  /// - Parameters:
  ///   - frame: The frame that the layout gives the element on the screen, in points.
  ///   - safeAreaInsets: The lengths by which the element would grow if it ignored its safe area.
  ///   - isMirrored: Whether the layout direction of the element is opposite to the layout
  ///     direction of the screen.
  ///   - leadingEdge: The distance from the left edge of the screen to the leading edge of the
  ///     screen.
  ///   - transforms: The transforms of the modifiers around the element, the innermost first.
  ///   - spaces: The coordinate spaces around the element, the innermost first.
  ///   - measure: The sizes of texts and images in the host, for a canvas.
  ///   - view: The view that has this geometry, for a modifier that applies to each of its views.
  ///   - furtherViews: The geometries of the second and the following views in such a modifier.
  public init(
    frame: CGRect,
    safeAreaInsets: EdgeInsets = EdgeInsets(),
    isMirrored: Bool = false,
    leadingEdge: CGFloat = 0,
    transforms: [Transform] = [],
    spaces: [Space] = [],
    measure: DrawingMeasure? = nil,
    view: ElementID? = nil,
    furtherViews: [GeometryEvent] = []
  ) {
    self.frame = frame
    self.safeAreaInsets = safeAreaInsets
    self.isMirrored = isMirrored
    self.leadingEdge = leadingEdge
    self.transforms = transforms
    self.spaces = spaces
    self.measure = measure
    self.view = view
    self.furtherViews = furtherViews
  }
}
