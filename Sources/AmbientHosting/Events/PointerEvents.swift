/// A position in an element, in points from its upper leading corner.
public struct ElementPoint: Hashable, Sendable {
  /// The distance from the leading edge, in points.
  public var x: Double
  /// The distance from the upper edge, in points.
  public var y: Double

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - x: The distance from the leading edge, in points.
  ///   - y: The distance from the upper edge, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The user moved, pressed or released a pointer, such as a mouse, a finger or a pen.
///
/// A host sends all events of a press to the element in which the press began, until the press ends
/// or is canceled. The positions of these events may be outside of the element.
///
/// Views recognize gestures from these events. A host sends the events to the innermost element
/// under the pointer, even if this element does not take them. The gestures of the elements around
/// this element receive the events too. For the beginning of a press, ``HostedTree/send(_:to:)``
/// returns whether at least one gesture receives the event:
///
/// - If it returns false, the host acts by itself, for example by sending a ``PressEvent``.
/// - If it returns true, the host sends no ``PressEvent``: the tree presses controls by itself.
public struct PointerEvent: ElementEvent, Hashable {
  /// The phase of the pointer.
  public enum Phase: Hashable, Sendable {
    /// The pointer moves over the element, and is not pressed.
    case hovered
    /// The pointer left the element without having been pressed.
    case exited
    /// The pointer was pressed.
    case began
    /// The pressed pointer was moved.
    case moved
    /// The pointer was released.
    case ended
    /// The system canceled the press, which then has no effect.
    case canceled
  }

  /// The button of a pointer.
  public enum Button: Hashable, Sendable {
    /// The main button, or a finger.
    case primary
    /// The button that opens menus.
    case secondary
    /// The wheel or the button in the middle.
    case middle
  }

  /// The phase of the pointer.
  public var phase: Phase

  /// The position of the pointer, in points from the upper leading corner of the element.
  public var position: ElementPoint

  /// The pressed button; it has no meaning while the pointer hovers.
  public var button: Button

  /// The modifier keys that are held at the same time.
  public var modifiers: EventModifiers

  /// The number that identifies the pointer.
  ///
  /// Pointers that are pressed at the same time, such as fingers, have different numbers.
  public var pointer: Int

  /// The position of the pointer, in points from the upper left corner of the screen.
  ///
  /// A host that lays out views sets this property. Each gesture then gets the position relative to
  /// the view of the gesture. If the property is nil, all gestures get ``position``.
  public var screenPosition: ElementPoint?

  /// The time of the event in seconds, on the clock of ``HostedTree/time``.
  ///
  /// The tree advances its clock to this time before it handles the event. If the time is nil, the
  /// event happens at the current time of the clock.
  public var time: Double?

  /// Creates a pointer event.
  ///
  /// - Parameters:
  ///   - phase: The phase of the pointer.
  ///   - position: The position, in points from the upper leading corner of the element.
  ///   - button: The pressed button.
  ///   - modifiers: The modifier keys that are held at the same time.
  ///   - pointer: The number of the pointer.
  ///   - screenPosition: The position on the screen; nil for a host that does not lay out views.
  ///   - time: The time in seconds; nil for the current time of the tree's clock.
  public init(
    _ phase: Phase,
    at position: ElementPoint,
    button: Button = .primary,
    modifiers: EventModifiers = [],
    pointer: Int = 0,
    screenPosition: ElementPoint? = nil,
    time: Double? = nil
  ) {
    self.phase = phase
    self.position = position
    self.button = button
    self.modifiers = modifiers
    self.pointer = pointer
    self.screenPosition = screenPosition
    self.time = time
  }
}

/// The user dragged the element, or something inside it.
///
/// A test, or a host without a pointer, sends this event in place of ``PointerEvent``.
public struct DragEvent: ElementEvent, Hashable {
  /// The phase of a drag.
  public enum Phase: Hashable, Sendable {
    /// The drag continues.
    case changed
    /// The user released the pointer.
    case ended
    /// The drag was canceled, and has no effect.
    case canceled
  }

  /// The phase of the drag.
  public var phase: Phase

  /// The start of the drag, in points from the upper leading corner of the element.
  public var start: ElementPoint

  /// The current position of the drag, in the same coordinates as ``start``.
  ///
  /// If the element moves during the drag, the coordinates do not move with the element.
  public var position: ElementPoint

  /// Creates a drag event.
  ///
  /// - Parameters:
  ///   - phase: The phase of the drag.
  ///   - start: The start of the drag, in points from the upper leading corner of the element.
  ///   - position: The current position of the drag, in the same coordinates as `start`.
  public init(_ phase: Phase, from start: ElementPoint, to position: ElementPoint) {
    self.phase = phase
    self.start = start
    self.position = position
  }
}

/// The user drags items over the element, or drops them on the element.
///
/// The items come from another view or from another program.
public struct DropEvent: ElementEvent, Hashable {
  /// The phase of a drop.
  public enum Phase: Hashable, Sendable {
    /// The items are over the element.
    case moved
    /// The items left the element.
    case exited
    /// The user released the pointer.
    case dropped
  }

  /// An item that is dropped.
  public struct Item: Hashable, Sendable {
    /// The identifier of the uniform type of the content, such as `public.plain-text`.
    public var type: String

    /// The bytes of the item, in the form that ``type`` names.
    ///
    /// The array may be empty until the user drops the item.
    public var content: [UInt8]

    /// The number by which this program finds the content of the item; nil if the item comes from
    /// another program.
    ///
    /// An item with a number needs no ``content``.
    public var source: Int?

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - type: The identifier of the uniform type of the content.
    ///   - content: The content.
    ///   - source: The number by which this program finds the content; nil if the item comes from
    ///     another program.
    public init(type: String, content: [UInt8] = [], source: Int? = nil) {
      self.type = type
      self.content = content
      self.source = source
    }
  }

  /// The phase of the drop.
  public var phase: Phase

  /// The position of the pointer, in points from the upper leading corner of the element.
  public var position: ElementPoint

  /// The items that the user drags.
  public var items: [Item]

  /// Creates a drop event.
  ///
  /// - Parameters:
  ///   - phase: The phase of the drop.
  ///   - position: The position, in points from the upper leading corner of the element.
  ///   - items: The dragged items.
  public init(_ phase: Phase, at position: ElementPoint, items: [Item]) {
    self.phase = phase
    self.position = position
    self.items = items
  }
}
