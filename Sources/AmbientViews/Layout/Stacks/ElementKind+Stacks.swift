public import AmbientHosting

/// The kinds of elements for stacks.
///
/// A stack with a custom alignment also has an ``AlignmentDetail``.
extension ElementKind {
  /// A ``VStack``; its attributes are `alignment` (absent for `center`) and `spacing`.
  public static let vStack: ElementKind = "VStack"
  /// An ``HStack``; its attributes are `alignment` (absent for `center`) and `spacing`.
  public static let hStack: ElementKind = "HStack"
  /// A ``ZStack``; its attribute is `alignment` (absent for `center`).
  public static let zStack: ElementKind = "ZStack"
  /// A ``LazyVStack``; its attributes are `pinnedViews` and the attributes of a ``vStack``.
  ///
  /// The header and footer in a child of kind ``section`` can be pinned.
  public static let lazyVStack: ElementKind = "LazyVStack"
  /// A ``LazyHStack``; its attributes are `pinnedViews` and the attributes of an ``hStack``.
  ///
  /// The header and footer in a child of kind ``section`` can be pinned.
  public static let lazyHStack: ElementKind = "LazyHStack"
  /// An ``HSplitView``: views side by side, with dividers that the host lets the user move.
  public static let hSplitView: ElementKind = "HSplitView"
  /// A ``VSplitView``: views one below the other, with dividers that the host lets the user move.
  public static let vSplitView: ElementKind = "VSplitView"
  /// A ``Spacer``; its attribute is `minLength`.
  public static let spacer: ElementKind = "Spacer"
  /// A ``Divider``.
  public static let divider: ElementKind = "Divider"
}

extension ElementAttribute where Value == String {
  /// The alignment of views, or of the lines of a text.
  public static var alignment: Self { Self("alignment") }
  /// The views that stay visible while their section scrolls: `sectionHeaders`, `sectionFooters`
  /// or both; absent for none.
  public static var pinnedViews: Self { Self("pinnedViews") }
}

extension ElementAttribute where Value == Double {
  /// The distance between two adjacent views, in points; absent for the distance that the views
  /// prefer.
  public static var spacing: Self { Self("spacing") }
  /// The minimum length of a spacer, in points.
  public static var minLength: Self { Self("minLength") }
}
