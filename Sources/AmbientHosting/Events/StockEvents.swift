/// The user pressed the element: clicked it, tapped it, or confirmed it while it had the focus.
public struct PressEvent: ElementEvent, Hashable {
  /// Creates a press event.
  public init() {}
}

/// The user switched on or off an element that has the attribute ``ElementAttribute/isOn``.
public struct ToggleEvent: ElementEvent, Hashable {
  /// Whether the element is to be on.
  public var isOn: Bool

  /// Creates a toggle event.
  ///
  /// - Parameter isOn: Whether the element is to be on.
  public init(isOn: Bool) { self.isOn = isOn }

  /// Always true, because the element may reject the value.
  public static var proposesValue: Bool { true }
}

/// The user changed the ``ElementAttribute/text`` of the element.
public struct EditEvent: ElementEvent, Hashable {
  /// The whole text that the element is to have.
  public var text: String

  /// Creates an edit event.
  ///
  /// - Parameter text: The whole text that the element is to have.
  public init(text: String) { self.text = text }

  /// Always true, because the element may reject the value.
  public static var proposesValue: Bool { true }
}

/// The user submitted the content of the element, for example by pressing the Return key.
public struct SubmitEvent: ElementEvent, Hashable {
  /// Creates a submit event.
  public init() {}
}

/// The user asked the element to refresh its content.
public struct RefreshEvent: ElementEvent, Hashable {
  /// Creates a refresh event.
  public init() {}
}

/// The user chose another number as the ``ElementAttribute/value`` of the element.
public struct AdjustEvent: ElementEvent, Hashable {
  /// The number that the element is to have, in the unit of the element.
  public var value: Double

  /// Creates an adjust event.
  ///
  /// - Parameter value: The number that the element is to have, in the unit of the element.
  public init(value: Double) { self.value = value }

  /// Always true, because the element may reject the value.
  public static var proposesValue: Bool { true }
}

/// The user increased or decreased the value of the element by a step.
public struct StepEvent: ElementEvent, Hashable {
  /// Whether the value increases.
  public var isUp: Bool

  /// Creates a step event.
  ///
  /// - Parameter isUp: Whether the value increases.
  public init(isUp: Bool) { self.isUp = isUp }
}

/// The user dismissed the element directly, for example by swiping it down, and not with a control
/// inside it.
public struct DismissEvent: ElementEvent, Hashable {
  /// Creates a dismiss event.
  public init() {}
}

/// The user went back from this page to the page before it.
public struct BackEvent: ElementEvent, Hashable {
  /// Creates a back event.
  public init() {}
}

extension ElementEvent where Self == PressEvent {
  /// The user pressed the element.
  public static var press: PressEvent { PressEvent() }
}

extension ElementEvent where Self == ToggleEvent {
  /// The user switched the element on or off.
  ///
  /// - Parameter isOn: Whether the element is to be on.
  /// - Returns: The event.
  public static func toggle(_ isOn: Bool) -> ToggleEvent { ToggleEvent(isOn: isOn) }
}

extension ElementEvent where Self == EditEvent {
  /// The user replaced the text in the element.
  ///
  /// - Parameter text: The whole text that the element is to have.
  /// - Returns: The event.
  public static func edit(_ text: String) -> EditEvent { EditEvent(text: text) }
}

extension ElementEvent where Self == SubmitEvent {
  /// The user submitted the content of the element.
  public static var submit: SubmitEvent { SubmitEvent() }
}

extension ElementEvent where Self == RefreshEvent {
  /// The user asked the element to refresh its content.
  public static var refresh: RefreshEvent { RefreshEvent() }
}

extension ElementEvent where Self == AdjustEvent {
  /// The user chose another number for the element.
  ///
  /// - Parameter value: The number that the element is to have, in the unit of the element.
  /// - Returns: The event.
  public static func adjust(_ value: Double) -> AdjustEvent { AdjustEvent(value: value) }
}

extension ElementEvent where Self == StepEvent {
  /// The user increased or decreased the value of the element by a step.
  ///
  /// - Parameter isUp: Whether the value increases.
  /// - Returns: The event.
  public static func step(up isUp: Bool) -> StepEvent { StepEvent(isUp: isUp) }
}

extension ElementEvent where Self == DismissEvent {
  /// The user dismissed the element.
  public static var dismiss: DismissEvent { DismissEvent() }
}

extension ElementEvent where Self == BackEvent {
  /// The user went back from this page to the page before it.
  public static var back: BackEvent { BackEvent() }
}
