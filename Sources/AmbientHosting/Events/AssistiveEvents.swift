// The events of assistive technologies, such as a screen reader. Elements of the kind
// `Accessibility` take these events.

/// The user of an assistive technology performed the action that the element describes.
public struct AssistiveActionEvent: ElementEvent, Hashable {
  /// Creates an assistive action event.
  public init() {}

  /// Always false, because this event alone does not make an element a control.
  public static var makesControl: Bool { false }
}

/// The user of an assistive technology increased or decreased the value of the element.
public struct AssistiveStepEvent: ElementEvent, Hashable {
  /// Whether the value increases.
  public var isUp: Bool

  /// Creates an assistive step event.
  ///
  /// - Parameter isUp: Whether the value increases.
  public init(isUp: Bool) { self.isUp = isUp }

  /// Always false, because this event alone does not make an element a control.
  public static var makesControl: Bool { false }
}

/// The user of an assistive technology scrolled the element by a page.
public struct AssistiveScrollEvent: ElementEvent, Hashable {
  /// The edge toward which the content scrolls.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// The upper edge.
    case top
    /// The edge at which a line of text begins.
    case leading
    /// The lower edge.
    case bottom
    /// The edge at which a line of text ends.
    case trailing
  }

  /// The edge toward which the content scrolls.
  public var edge: Edge

  /// Creates an assistive scroll event.
  ///
  /// - Parameter edge: The edge toward which the content scrolls.
  public init(edge: Edge) { self.edge = edge }

  /// Always false, because this event alone does not make an element a control.
  public static var makesControl: Bool { false }
}

/// The user of an assistive technology zoomed the content of the element.
public struct AssistiveZoomEvent: ElementEvent, Hashable {
  /// Whether the content becomes larger.
  public var isIn: Bool

  /// The center of the zoom, as fractions of the element's width and height.
  public var location: ElementPoint

  /// The center of the zoom, in points from the upper leading corner of the element.
  public var point: ElementPoint

  /// Creates an assistive zoom event.
  ///
  /// - Parameters:
  ///   - isIn: Whether the content becomes larger.
  ///   - location: The center, as fractions of the element's width and height.
  ///   - point: The center, in points from the upper leading corner of the element.
  public init(
    isIn: Bool,
    location: ElementPoint = ElementPoint(x: 0.5, y: 0.5),
    point: ElementPoint = ElementPoint(x: 0, y: 0)
  ) {
    self.isIn = isIn
    self.location = location
    self.point = point
  }

  /// Always false, because this event alone does not make an element a control.
  public static var makesControl: Bool { false }
}

/// An assistive technology moved its focus into the element, or out of the element.
public struct AssistiveFocusEvent: ElementEvent, Hashable {
  /// Whether the focus is now in the element.
  public var isFocused: Bool

  /// The name of the technology: `voiceOver` or `switchControl`.
  public var technology: String

  /// Creates an assistive focus event.
  ///
  /// - Parameters:
  ///   - isFocused: Whether the focus is now in the element.
  ///   - technology: The name of the technology.
  public init(isFocused: Bool, technology: String = "voiceOver") {
    self.isFocused = isFocused
    self.technology = technology
  }

  /// Always false, because this event alone does not make an element a control.
  public static var makesControl: Bool { false }
}
