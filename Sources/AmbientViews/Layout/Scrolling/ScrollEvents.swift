public import AmbientDrawing
public import AmbientHosting
public import AmbientLayout

/// The host has laid out a scroll view, or has scrolled it.
///
/// The host sends the event after the first layout and after each change of the geometry. The event
/// goes to the elements in `Element.scrollObservers` that take it.
public struct ScrollGeometryEvent: ElementEvent, Equatable {
  /// The sizes and the offset of the scroll view.
  public var geometry: ScrollGeometry

  /// Always false, so that an element is not a control just because it takes this event.
  public static var makesControl: Bool { false }

  /// Creates a scroll geometry event.
  ///
  /// - Parameter geometry: The sizes and the offset of the scroll view.
  public init(_ geometry: ScrollGeometry) { self.geometry = geometry }
}

/// A scroll view has entered another phase, for example because the user begins to scroll.
///
/// The host sends the event to the elements in `Element.scrollObservers` that take it.
public struct ScrollPhaseEvent: ElementEvent, Equatable {
  /// The phase that the scroll view has entered.
  public var phase: ScrollPhase

  /// The sizes and the offset of the scroll view.
  public var geometry: ScrollGeometry

  /// The velocity of the content in points per second; nil if the host does not know it.
  public var velocity: CGVector?

  /// Always false, so that an element is not a control just because it takes this event.
  public static var makesControl: Bool { false }

  /// Creates a scroll phase event.
  ///
  /// - Parameters:
  ///   - phase: The phase.
  ///   - geometry: The sizes and the offset of the scroll view.
  ///   - velocity: The velocity of the content in points per second; nil if it is not known.
  public init(_ phase: ScrollPhase, geometry: ScrollGeometry, velocity: CGVector? = nil) {
    self.phase = phase
    self.geometry = geometry
    self.velocity = velocity
  }
}

/// The visible scroll targets of a scroll view have changed or moved.
///
/// A scroll target is a view in an element of kind ``ElementKind/scrollTargetLayout``, or a view
/// marked by an element of kind ``ElementKind/scrollTarget``. The host sends the event to the
/// elements in `Element.scrollObservers` that take it.
public struct ScrollTargetsEvent: ElementEvent, Equatable {
  /// A scroll target that is visible, at least in part.
  public struct Target: Equatable, Sendable {
    /// The identifiers of the view, the innermost first.
    public var identifiers: [ScrollViewID]

    /// The frame of the view in the content of the scroll view, in points.
    public var frame: CGRect

    /// The lengths that the pinned header and footer of the view's section cover at the edges of
    /// the scroll view, in points.
    public var coveredEdges: EdgeInsets

    /// Whether the view belongs to a header or footer that is pinned at an edge when the content
    /// scrolls.
    ///
    /// After a scroll by the user, a scroll position gets the identifier of such a view only if no
    /// other target is visible.
    public var isPinned: Bool

    /// Describes a scroll target.
    ///
    /// - Parameters:
    ///   - identifiers: The identifiers of the view, the innermost first.
    ///   - frame: The frame of the view in the content of the scroll view, in points.
    ///   - coveredEdges: The lengths that pinned headers and footers cover at the edges of the
    ///     scroll view, in points.
    ///   - isPinned: Whether the view belongs to a header or footer that can be pinned.
    public init(
      identifiers: [ScrollViewID],
      frame: CGRect,
      coveredEdges: EdgeInsets = EdgeInsets(),
      isPinned: Bool = false
    ) {
      self.identifiers = identifiers
      self.frame = frame
      self.coveredEdges = coveredEdges
      self.isPinned = isPinned
    }
  }

  /// The targets that are visible at least in part, in tree order.
  public var targets: [Target]

  /// The sizes and the offset of the scroll view.
  public var geometry: ScrollGeometry

  /// The axes along which the scroll view scrolls.
  public var axes: Axis.Set

  /// Whether the user made the last scroll; false if the program made it.
  public var isPositionedByUser: Bool

  /// Always false, so that an element is not a control just because it takes this event.
  public static var makesControl: Bool { false }

  /// Creates a scroll targets event.
  ///
  /// - Parameters:
  ///   - targets: The targets that are visible at least in part, in tree order.
  ///   - geometry: The sizes and the offset of the scroll view.
  ///   - axes: The axes along which the scroll view scrolls.
  ///   - isPositionedByUser: Whether the user made the last scroll; false if the program made it.
  public init(
    _ targets: [Target],
    geometry: ScrollGeometry,
    axes: Axis.Set,
    isPositionedByUser: Bool
  ) {
    self.targets = targets
    self.geometry = geometry
    self.axes = axes
    self.isPositionedByUser = isPositionedByUser
  }
}

extension Element {
  /// The elements that can take the events of this scroll view: the scroll view itself, and its
  /// ancestors.
  ///
  /// If an ancestor is a scroll view, a list or a form, the result contains neither that ancestor
  /// nor the ancestors above it.
  ///
  /// If an element contains several scroll views, a host sends the element only the events of the
  /// first scroll view.
  ///
  /// - Complexity: O(n) in the number of ancestors.
  public var scrollObservers: [Element] {
    var result = [self]
    var next = parent
    while let element = next, !element.isScrollView {
      result.append(element)
      next = element.parent
    }
    return result
  }

  private var isScrollView: Bool { kind == .scrollView || kind == .list || kind == .form }
}
