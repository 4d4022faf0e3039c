public import AmbientHosting

/// The kinds of the elements that scroll.
extension ElementKind {
  /// A ``ScrollView`` with its content inside.
  ///
  /// Its attributes are:
  ///
  /// - `axes` and `showsIndicators`;
  /// - `scrolls`, `clips`, `verticalIndicators`, `horizontalIndicators`, `verticalBounce`,
  ///   `horizontalBounce` and `dismissesKeyboard`;
  /// - the margins of its content and of its indicators, such as `topMargin` and
  ///   `topIndicatorMargin`;
  /// - `initialAnchor`, `sizeAnchor` and `contentAnchor`;
  /// - `hiddenEdgeEffects`, `edgeEffects`, `scrollInputs` and `indicatorFlashes`;
  /// - `targetBehavior` and `limitsScrolls`.
  ///
  /// A list or a form has all of these attributes except `axes` and `showsIndicators`. Inside a
  /// view with the modifier `refreshable`, a view that scrolls vertically has the attributes
  /// `isRefreshable` and `isRefreshing`, and takes ``RefreshEvent``.
  ///
  /// An element with the attribute `targetBehavior` also has a ``ScrollTargetBehaviorDetail``.
  public static let scrollView: ElementKind = "ScrollView"
}

extension ElementAttribute where Value == String {
  /// The axes that an element affects, such as `horizontal vertical`.
  ///
  /// The attribute is absent for the default of the kind. The default of views that scroll is
  /// `vertical`.
  public static var axes: Self { Self("axes") }
  /// The visibility of the vertical scroll indicator; absent for `automatic`.
  public static var verticalIndicators: Self { Self("verticalIndicators") }
  /// The visibility of the horizontal scroll indicator; absent for `automatic`.
  public static var horizontalIndicators: Self { Self("horizontalIndicators") }
  /// The bounce behavior at the top and bottom; absent for `automatic`.
  public static var verticalBounce: Self { Self("verticalBounce") }
  /// The bounce behavior at the leading and trailing edge; absent for `automatic`.
  public static var horizontalBounce: Self { Self("horizontalBounce") }
  /// The effect of scrolling on an on-screen keyboard; absent for `automatic`.
  public static var dismissesKeyboard: Self { Self("dismissesKeyboard") }
  /// The edges at which content under bars is drawn without an effect, such as `top bottom`.
  public static var hiddenEdgeEffects: Self { Self("hiddenEdgeEffects") }
  /// How content looks where it scrolls under bars, for each edge, such as `top=soft bottom=hard`.
  public static var edgeEffects: Self { Self("edgeEffects") }
  /// The ways in which the user can or cannot scroll, such as `digitalCrown=disabled look=enabled`.
  public static var scrollInputs: Self { Self("scrollInputs") }
}

extension ElementAttribute where Value == Bool {
  /// Whether the user can scroll a view; absent for true.
  public static var scrolls: Self { Self("scrolls") }
  /// Whether a view that scrolls clips its content to its bounds; absent for true.
  public static var clips: Self { Self("clips") }
  /// Whether a scroll view shows its indicators; absent for true.
  public static var showsIndicators: Self { Self("showsIndicators") }
}

extension ElementAttribute where Value == Double {
  /// The distance of content from the top edge of a view that scrolls, in points; absent for the
  /// host's default.
  public static var topMargin: Self { Self("topMargin") }
  /// The distance of content from the leading edge of a view that scrolls, in points.
  public static var leadingMargin: Self { Self("leadingMargin") }
  /// The distance of content from the bottom edge of a view that scrolls, in points.
  public static var bottomMargin: Self { Self("bottomMargin") }
  /// The distance of content from the trailing edge of a view that scrolls, in points.
  public static var trailingMargin: Self { Self("trailingMargin") }
  /// The distance of scroll indicators from the top edge, in points; absent for the host's
  /// default.
  public static var topIndicatorMargin: Self { Self("topIndicatorMargin") }
  /// The distance of scroll indicators from the leading edge, in points.
  public static var leadingIndicatorMargin: Self { Self("leadingIndicatorMargin") }
  /// The distance of scroll indicators from the bottom edge, in points.
  public static var bottomIndicatorMargin: Self { Self("bottomIndicatorMargin") }
  /// The distance of scroll indicators from the trailing edge, in points.
  public static var trailingIndicatorMargin: Self { Self("trailingIndicatorMargin") }
}
