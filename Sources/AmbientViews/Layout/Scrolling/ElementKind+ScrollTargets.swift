public import AmbientHosting

/// The kinds of the elements that observe a scroll view, scroll it, or mark scroll targets.
///
/// These elements do not affect layout.
extension ElementKind {
  /// A view that observes the first scroll view in it.
  ///
  /// It takes ``ScrollGeometryEvent``, ``ScrollPhaseEvent`` or ``ScrollTargetsEvent``.
  public static let scrollObserver: ElementKind = "ScrollObserver"
  /// A view that scrolls the first scroll view in it.
  ///
  /// It has ``ScrollRequestsDetail`` and takes ``ScrollTargetsEvent``.
  public static let scrollPosition: ElementKind = "ScrollPosition"
  /// A ``ScrollViewReader``.
  ///
  /// Its ``ScrollRequestsDetail`` has the requests to scroll to views in the element.
  public static let scrollViewReader: ElementKind = "ScrollViewReader"
  /// A container whose views are scroll targets, unless `targets` is false.
  public static let scrollTargetLayout: ElementKind = "ScrollTargetLayout"
  /// A view that is a scroll target, unless `targets` is false.
  public static let scrollTarget: ElementKind = "ScrollTarget"
}

extension ElementAttribute where Value == Bool {
  /// Whether a view, or each view of a container, is a scroll target; absent for true.
  public static var targets: Self { Self("targets") }
  /// Whether the target behavior of a scroll view limits the distance of a single scroll; true, or
  /// absent for false.
  public static var limitsScrolls: Self { Self("limitsScrolls") }
}

extension ElementAttribute where Value == String {
  /// The point of the content that a scroll view shows first, such as `0.5 1` for the middle of the
  /// bottom edge; absent for the top leading corner.
  public static var initialAnchor: Self { Self("initialAnchor") }
  /// The point of the content that keeps its position in the scroll view when the size of the
  /// content or of the scroll view changes; absent for the top leading corner.
  public static var sizeAnchor: Self { Self("sizeAnchor") }
  /// The alignment of content that is smaller than the scroll view; absent for top leading.
  public static var contentAnchor: Self { Self("contentAnchor") }
  /// The name of the type of a scroll view's target behavior; absent for none.
  ///
  /// The detail ``ScrollTargetBehaviorDetail`` has the behavior itself.
  public static var targetBehavior: Self { Self("targetBehavior") }
  /// The visibility of the background of a list or form; absent for `automatic`.
  public static var contentBackground: Self { Self("contentBackground") }
}

extension ElementAttribute where Value == Double {
  /// The number of requests to flash the scroll indicators; absent for zero.
  public static var indicatorFlashes: Self { Self("indicatorFlashes") }
}
