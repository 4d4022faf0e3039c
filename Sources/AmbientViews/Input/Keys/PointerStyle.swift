public import AmbientCore
public import AmbientLayout

/// The look of the pointer over a view.
public struct PointerStyle: Hashable, Sendable {
  let name: String

  /// The look that the host chooses.
  public static let `default` = PointerStyle(name: "default")
  /// A look for text that can be selected.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// A look for vertical text that can be selected.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// A look for selecting a rectangular area.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// An open hand, for a view that the user can grab.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A closed hand, for a view that the user is dragging.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// A look for links.
  public static let link = PointerStyle(name: "link")
  /// A look for zooming in.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// A look for zooming out.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// A look for columns that can be made wider and narrower.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// A look for rows that can be made higher and lower.
  public static let rowResize = PointerStyle(name: "rowResize")

  /// Returns a look for resizing columns in the given directions.
  ///
  /// - Parameter directions: The directions in which the user can resize.
  /// - Returns: The look.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    PointerStyle("columnResize", directions.names)
  }

  /// Returns a look for resizing rows in the given directions.
  ///
  /// - Parameter directions: The directions in which the user can resize.
  /// - Returns: The look.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
    PointerStyle("rowResize", directions.names)
  }

  /// Returns a look for a frame that can be resized at an edge or a corner.
  ///
  /// - Parameters:
  ///   - position: The edge or corner.
  ///   - directions: The directions in which the edge or corner can be moved.
  /// - Returns: The look.
  public static func frameResize(
    position: FrameResizePosition,
    directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    PointerStyle("frameResize", "\(position)", directions.names)
  }

  /// Returns a look that shows an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - hotSpot: The point of the image that is at the position of the pointer.
  /// - Returns: The look.
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle {
    PointerStyle("image", image.name, hotSpot.attributeText)
  }
}

extension PointerStyle {
  /// Creates a look whose name consists of words; empty words are left out.
  fileprivate init(_ words: String...) {
    self.init(name: words.filter { !$0.isEmpty }.joined(separator: " "))
  }
}

/// A direction along a line of text.
public enum HorizontalDirection: Int8, CaseIterable, Hashable, Sendable {
  /// Toward the beginning of a line.
  case leading
  /// Toward the end of a line.
  case trailing

  /// A set of horizontal directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits, one for each direction.
    public let rawValue: Int8

    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Toward the beginning of a line.
    public static let leading = Set(rawValue: 1)
    /// Toward the end of a line.
    public static let trailing = Set(rawValue: 2)
    /// The directions leading and trailing.
    public static let all: Set = [.leading, .trailing]

    fileprivate var names: String {
      [contains(.leading) ? "leading" : nil, contains(.trailing) ? "trailing" : nil]
        .compactMap(\.self).joined(separator: " ")
    }
  }
}

/// A vertical direction.
public enum VerticalDirection: Int8, CaseIterable, Hashable, Sendable {
  /// Toward the top of the screen.
  case up
  /// Toward the bottom of the screen.
  case down

  /// A set of vertical directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits, one for each direction.
    public let rawValue: Int8

    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The direction toward the top of the screen.
    public static let up = Set(rawValue: 1)
    /// The direction toward the bottom of the screen.
    public static let down = Set(rawValue: 2)
    /// The directions up and down.
    public static let all: Set = [.up, .down]

    fileprivate var names: String {
      [contains(.up) ? "up" : nil, contains(.down) ? "down" : nil]
        .compactMap(\.self).joined(separator: " ")
    }
  }
}

/// An edge or a corner at which a frame can be resized.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The leading edge.
  case leading
  /// The lower edge.
  case bottom
  /// The trailing edge.
  case trailing
  /// The upper leading corner.
  case topLeading
  /// The upper trailing corner.
  case topTrailing
  /// The lower leading corner.
  case bottomLeading
  /// The lower trailing corner.
  case bottomTrailing
}

/// A direction in which the edge of a frame can be moved.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
  /// Toward the inside of the frame.
  case inward
  /// Toward the outside of the frame.
  case outward

  /// A set of directions in which the edge of a frame can be moved.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits, one for each direction.
    public let rawValue: Int8

    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Toward the inside of the frame.
    public static let inward = Set(rawValue: 1)
    /// Toward the outside of the frame.
    public static let outward = Set(rawValue: 2)
    /// The directions inward and outward.
    public static let all: Set = [.inward, .outward]

    fileprivate var names: String {
      [contains(.inward) ? "inward" : nil, contains(.outward) ? "outward" : nil]
        .compactMap(\.self).joined(separator: " ")
    }
  }
}

extension View {
  /// Sets the look of the pointer over the view.
  ///
  /// - Parameter style: The look; nil for the look of the enclosing view.
  /// - Returns: A view whose element has the look as the attribute `style`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View {
    var attributes = ElementAttributes()
    attributes[.style] = style?.name
    return Wrapper(kind: .pointerStyle, attributes: attributes, content: self)
  }

  /// Sets whether the pointer is shown over the view.
  ///
  /// - Parameter visibility: Whether the pointer is shown.
  /// - Returns: A view whose element has the setting as the attribute `visibility`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View {
    var attributes = ElementAttributes()
    if visibility != .automatic { attributes[.visibility] = "\(visibility)" }
    return Wrapper(kind: .pointerStyle, attributes: attributes, content: self)
  }
}
