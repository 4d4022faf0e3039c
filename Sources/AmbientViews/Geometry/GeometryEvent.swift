public import AmbientHosting

/// The host has laid out the element for the first time, or the element's frame on the screen has
/// changed.
///
/// A host that lays out views sends the event to each element that takes it, after the first layout
/// and after each change. A ``GeometryReader`` learns its size in this way.
public struct GeometryEvent: ElementEvent, Equatable {
  /// The frame of the element on the screen, in points from the top leading corner of the screen.
  public var frame: CGRect

  /// The lengths, in points, by which the element would grow at its edges if it ignored its safe
  /// area.
  ///
  /// The lengths are zero at edges that do not touch the safe area.
  public var safeAreaInsets: EdgeInsets

  /// Whether the layout direction of the element is opposite to the layout direction of the screen.
  ///
  /// If so, horizontal coordinates in the element also run opposite to those of the screen.
  public var isMirrored: Bool

  /// The coordinate spaces around the element, the innermost first.
  public var spaces: [Space]

  /// The sizes of texts and images in the host; nil if the element is not a ``Canvas``, or if the
  /// host does not know the sizes.
  public var measure: DrawingMeasure?

  /// A coordinate space around an element.
  public struct Space: Equatable, Sendable {
    /// The name of the space; nil for the space of a scroll view.
    public var name: String?

    /// The frame of the space's view on the screen, in points.
    public var frame: CGRect

    /// The axes along which a scroll view scrolls; all axes for a space with a name.
    public var axes: Axis.Set

    /// Whether the layout direction of the space is opposite to the layout direction of the screen.
    public var isMirrored: Bool

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
    public init(
      name: String?,
      frame: CGRect,
      axes: Axis.Set = [.horizontal, .vertical],
      isMirrored: Bool = false
    ) {
      self.name = name
      self.frame = frame
      self.axes = axes
      self.isMirrored = isMirrored
    }
  }

  /// False: the host sends the event without an action of the user.
  public static var isUserAction: Bool { false }

  /// Creates the event.
  ///
  /// - Parameters:
  ///   - frame: The frame of the element on the screen, in points.
  ///   - safeAreaInsets: The lengths by which the element would grow if it ignored its safe area.
  ///   - isMirrored: Whether the layout direction of the element is opposite to the layout
  ///     direction of the screen.
  ///   - spaces: The coordinate spaces around the element, the innermost first.
  ///   - measure: The sizes of texts and images in the host, for a canvas.
  public init(
    frame: CGRect,
    safeAreaInsets: EdgeInsets = EdgeInsets(),
    isMirrored: Bool = false,
    spaces: [Space] = [],
    measure: DrawingMeasure? = nil
  ) {
    self.frame = frame
    self.safeAreaInsets = safeAreaInsets
    self.isMirrored = isMirrored
    self.spaces = spaces
    self.measure = measure
  }
}
