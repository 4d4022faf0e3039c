/// A style of lists: the default style of the host.
///
/// - Note: Ambient only passes this on to the host.
public struct DefaultListStyle: ListStyle {
  /// Nil, because the style does not set the attribute `style`.
  public let _name: String? = nil

  /// Creates a default list style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style of the host.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A style of lists: rows without a border around them.
///
/// - Note: Ambient only passes this on to the host.
public struct PlainListStyle: ListStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "plain"

  /// Creates a plain list style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Rows without a border around them.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// A style of lists: sections as wide as the list, with space between two sections.
///
/// - Note: Ambient only passes this on to the host.
public struct GroupedListStyle: ListStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "grouped"

  /// Creates a grouped list style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections as wide as the list, with space between two sections.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A style of lists: rows at a distance from the edges of the list.
///
/// - Note: Ambient only passes this on to the host.
public struct InsetListStyle: ListStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "inset"

  /// Whether the backgrounds of rows alternate; nil if the host decides.
  public let _alternatesRowBackgrounds: Bool?

  /// Creates an inset list style.
  public init() { _alternatesRowBackgrounds = nil }

  /// Creates an inset list style.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether the backgrounds of rows alternate.
  public init(alternatesRowBackgrounds: Bool) {
    _alternatesRowBackgrounds = alternatesRowBackgrounds
  }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows at a distance from the edges of the list.
  public static var inset: InsetListStyle { InsetListStyle() }

  /// Rows at a distance from the edges of the list.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether the backgrounds of rows alternate.
  /// - Returns: The style.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// A style of lists: sections with rounded corners, at a distance from the edges of the list.
///
/// - Note: Ambient only passes this on to the host.
public struct InsetGroupedListStyle: ListStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "insetGrouped"

  /// Whether the backgrounds of rows alternate; nil if the host decides.
  public let _alternatesRowBackgrounds: Bool?

  /// Creates an inset grouped list style.
  public init() { _alternatesRowBackgrounds = nil }

  /// Creates an inset grouped list style.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether the backgrounds of rows alternate.
  public init(alternatesRowBackgrounds: Bool) {
    _alternatesRowBackgrounds = alternatesRowBackgrounds
  }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections with rounded corners, at a distance from the edges of the list.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }

  /// Sections with rounded corners, at a distance from the edges of the list.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether the backgrounds of rows alternate.
  /// - Returns: The style.
  public static func insetGrouped(alternatesRowBackgrounds: Bool) -> InsetGroupedListStyle {
    InsetGroupedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// A style of lists: rows of a sidebar, in sections that can be collapsed.
///
/// - Note: Ambient only passes this on to the host.
public struct SidebarListStyle: ListStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "sidebar"

  /// Creates a sidebar list style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows of a sidebar, in sections that can be collapsed.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// A style of lists: rows with a border around them.
///
/// - Note: Ambient only passes this on to the host.
public struct BorderedListStyle: ListStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "bordered"

  /// Whether the backgrounds of rows alternate; nil if the host decides.
  public let _alternatesRowBackgrounds: Bool?

  /// Creates a bordered list style.
  public init() { _alternatesRowBackgrounds = nil }

  /// Creates a bordered list style.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether the backgrounds of rows alternate.
  public init(alternatesRowBackgrounds: Bool) {
    _alternatesRowBackgrounds = alternatesRowBackgrounds
  }
}

extension ListStyle where Self == BorderedListStyle {
  /// The style that draws a border around the rows of a list.
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// Rows with a border around them.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether the backgrounds of rows alternate.
  /// - Returns: The style.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// A style of lists: rows that recede into the background near the edges while the list scrolls.
///
/// - Note: Ambient only passes this on to the host.
public struct CarouselListStyle: ListStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "carousel"

  /// Creates a carousel list style.
  public init() {}
}

extension ListStyle where Self == CarouselListStyle {
  /// Rows that recede into the background near the edges while the list scrolls.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

/// A style of lists: rows that follow the curved edge of a round screen.
///
/// - Note: Ambient only passes this on to the host.
public struct EllipticalListStyle: ListStyle {
  /// The value of the attribute `style`.
  public let _name: String? = "elliptical"

  /// Creates an elliptical list style.
  public init() {}
}

extension ListStyle where Self == EllipticalListStyle {
  /// Rows that follow the curved edge of a round screen.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}
