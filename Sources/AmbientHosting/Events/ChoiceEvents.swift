/// The user opened or closed the menu or the group that belongs to the element.
///
/// The state of the element is ``ElementAttribute/isExpanded``.
public struct ExpandEvent: ElementEvent, Hashable {
  /// Whether the element is to be open.
  public var isExpanded: Bool

  /// Creates an expand event.
  ///
  /// - Parameter isExpanded: Whether the element is to be open.
  public init(isExpanded: Bool) { self.isExpanded = isExpanded }
}

/// The user began or ended a change of the element, such as the drag of a slider.
///
/// The host sends one event at the beginning of the change, and one at the end. Between these
/// events, the host sends the new values, for example by ``AdjustEvent``. If a host sends no
/// `EditingEvent`, each new value counts as a complete change.
public struct EditingEvent: ElementEvent, Hashable {
  /// Whether the user began the change.
  public var isEditing: Bool

  /// Creates an editing event.
  ///
  /// - Parameter isEditing: Whether the user began the change; false if the user ended it.
  public init(isEditing: Bool) { self.isEditing = isEditing }

  /// Always false, because this event alone does not make an element a control.
  public static var makesControl: Bool { false }
}

/// The user chose a date in the element.
///
/// If the element allows several dates, choosing a selected date deselects the date.
public struct ChooseDateEvent: ElementEvent, Hashable {
  /// The date, in seconds since the beginning of the year 1970 in UTC.
  public var time: Double

  /// Creates a choose date event.
  ///
  /// - Parameter time: The date, in seconds since the beginning of the year 1970 in UTC.
  public init(time: Double) { self.time = time }

  /// Always true, because the event brings a date, which the element may reject or limit.
  public static var proposesValue: Bool { true }
}

/// The user chose a color in the element.
///
/// The components are in the color space sRGB, from 0 to 1.
public struct ChooseColorEvent: ElementEvent, Hashable {
  /// The red component, from 0 to 1.
  public var red: Double
  /// The green component, from 0 to 1.
  public var green: Double
  /// The blue component, from 0 to 1.
  public var blue: Double
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var opacity: Double

  /// Creates a choose color event.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - opacity: The opacity, from 0 (transparent) to 1 (opaque).
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Always true, because the event brings a color, which the element may reject.
  public static var proposesValue: Bool { true }
}

/// The user pasted texts into the element.
public struct PasteEvent: ElementEvent, Hashable {
  /// The texts on the clipboard; for a URL, the text is the absolute URL.
  public var texts: [String]

  /// Creates a paste event.
  ///
  /// - Parameter texts: The texts on the clipboard.
  public init(texts: [String]) { self.texts = texts }
}

extension ElementEvent where Self == PasteEvent {
  /// The user pasted texts.
  ///
  /// - Parameter texts: The texts on the clipboard.
  /// - Returns: The event.
  public static func paste(_ texts: [String]) -> PasteEvent { PasteEvent(texts: texts) }
}

extension ElementEvent where Self == ExpandEvent {
  /// The user opened or closed the element.
  ///
  /// - Parameter isExpanded: Whether the element is to be open.
  /// - Returns: The event.
  public static func expand(_ isExpanded: Bool) -> ExpandEvent {
    ExpandEvent(isExpanded: isExpanded)
  }
}

extension ElementEvent where Self == EditingEvent {
  /// The user began or ended a change of the element.
  ///
  /// - Parameter isEditing: Whether the user began the change; false if the user ended it.
  /// - Returns: The event.
  public static func editing(_ isEditing: Bool) -> EditingEvent {
    EditingEvent(isEditing: isEditing)
  }
}

extension ElementEvent where Self == ChooseDateEvent {
  /// The user chose a date.
  ///
  /// - Parameter time: The date, in seconds since the beginning of the year 1970 in UTC.
  /// - Returns: The event.
  public static func chooseDate(_ time: Double) -> ChooseDateEvent { ChooseDateEvent(time: time) }
}

extension ElementEvent where Self == ChooseColorEvent {
  /// The user chose a color.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - opacity: The opacity, from 0 (transparent) to 1 (opaque).
  /// - Returns: The event.
  public static func chooseColor(
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) -> ChooseColorEvent {
    ChooseColorEvent(red: red, green: green, blue: blue, opacity: opacity)
  }
}
