public import AmbientHosting

/// The kinds of elements around scroll views and in them.
///
/// The layout of each is that of its view alone.
extension ElementKind {
  /// A view that learns how the first scroll view in it scrolls: takes ``ScrollGeometryEvent``,
  /// ``ScrollPhaseEvent`` or ``ScrollTargetsEvent``.
  public static let scrollObserver: ElementKind = "ScrollObserver"
  /// A view that scrolls the first scroll view in it: has ``ScrollRequestsDetail``, and takes
  /// ``ScrollTargetsEvent``.
  public static let scrollPosition: ElementKind = "ScrollPosition"
  /// A view that scrolls to the views in it, with ``ScrollRequestsDetail``.
  public static let scrollViewReader: ElementKind = "ScrollViewReader"
  /// A container whose views are scroll targets, unless `targets` is false.
  public static let scrollTargetLayout: ElementKind = "ScrollTargetLayout"
  /// A view that is a scroll target, unless `targets` is false.
  public static let scrollTarget: ElementKind = "ScrollTarget"
}

extension ElementAttribute where Value == Bool {
  /// Whether a container or a view has scroll targets; false, or absent for true.
  public static var targets: Self { Self("targets") }
}

extension ElementAttribute where Value == String {
  /// The point of the content that a scroll view shows first, such as `0.5 1` for the middle of the
  /// bottom edge; absent for the top leading corner.
  public static var initialAnchor: Self { Self("initialAnchor") }
  /// The point of the content that stays in its place when a size changes, while the scroll view
  /// shows it; absent for the top leading corner.
  public static var sizeAnchor: Self { Self("sizeAnchor") }
  /// The point at which content is placed that is smaller than the scroll view; absent for the top
  /// leading corner.
  public static var contentAnchor: Self { Self("contentAnchor") }
  /// The name of the type of the target behavior of a scroll view, which is a
  /// ``ScrollTargetBehaviorDetail``; absent for none.
  public static var targetBehavior: Self { Self("targetBehavior") }
  /// The visibility of the background of a list or form; absent for `automatic`.
  public static var contentBackground: Self { Self("contentBackground") }
}

extension ElementAttribute where Value == Double {
  /// The number of times that the program has asked to show the scroll indicators for a moment;
  /// absent for zero.
  public static var indicatorFlashes: Self { Self("indicatorFlashes") }
}
