/// A position in an element, in points from its upper leading corner.
public struct ElementPoint: Hashable, Sendable {
  /// The distance from the leading edge, in points.
  public var x: Double
  /// The distance from the upper edge, in points.
  public var y: Double

  /// Makes a position.
  ///
  /// - Parameters:
  ///   - x: The distance from the leading edge, in points.
  ///   - y: The distance from the upper edge, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The user moved, pressed or released a pointer: a mouse, a finger, a pen.
///
/// A host sends the events of one press to the element in which it began, until it has ended or was
/// canceled; positions may then be beyond the edges of the element. Gestures are recognized from
/// them.
public struct PointerEvent: ElementEvent, Hashable {
  /// How far the pointer is.
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
    /// The press ended without having been meant: the system took the pointer away.
    case canceled
  }

  /// What of the pointer is pressed.
  public enum Button: Hashable, Sendable {
    /// The main button, or a finger.
    case primary
    /// The button that opens menus.
    case secondary
    /// The wheel or the button in the middle.
    case middle
  }

  /// How far the pointer is.
  public var phase: Phase

  /// Where the pointer is, in the element's own space.
  public var position: ElementPoint

  /// What of the pointer is pressed; of no meaning while it hovers.
  public var button: Button

  /// The keys that are held meanwhile.
  public var modifiers: EventModifiers

  /// Tells apart the pointers that are down at the same time, such as fingers.
  public var pointer: Int

  /// Makes the event.
  ///
  /// - Parameters:
  ///   - phase: How far the pointer is.
  ///   - position: Where the pointer is, in points in the element's own space.
  ///   - button: What of the pointer is pressed.
  ///   - modifiers: The keys that are held meanwhile.
  ///   - pointer: A number that tells apart pointers which are down at the same time.
  public init(
    _ phase: Phase,
    at position: ElementPoint,
    button: Button = .primary,
    modifiers: EventModifiers = [],
    pointer: Int = 0
  ) {
    self.phase = phase
    self.position = position
    self.button = button
    self.modifiers = modifiers
    self.pointer = pointer
  }
}

/// The user dragged the element, or something in it.
///
/// A host without a pointer sends it in place of ``PointerEvent``, as a test does.
public struct DragEvent: ElementEvent, Hashable {
  /// How far a drag is.
  public enum Phase: Hashable, Sendable {
    /// The drag goes on.
    case changed
    /// The user let go.
    case ended
    /// The drag ended without having been meant.
    case canceled
  }

  /// How far the drag is.
  public var phase: Phase

  /// Where the drag began, in the element's own space.
  public var start: ElementPoint

  /// Where the drag is, in the element's own space as it was when the drag began.
  public var position: ElementPoint

  /// Makes the event.
  ///
  /// - Parameters:
  ///   - phase: How far the drag is.
  ///   - start: Where the drag began, in points in the element's own space.
  ///   - position: Where the drag is, in points in the same space.
  public init(_ phase: Phase, from start: ElementPoint, to position: ElementPoint) {
    self.phase = phase
    self.start = start
    self.position = position
  }
}

/// The user drags something over the element that comes from elsewhere, or drops it.
public struct DropEvent: ElementEvent, Hashable {
  /// How far a drop is.
  public enum Phase: Hashable, Sendable {
    /// What is dragged is over the element.
    case moved
    /// What is dragged left the element.
    case exited
    /// The user let go.
    case dropped
  }

  /// A thing that is dropped.
  public struct Item: Hashable, Sendable {
    /// The identifier of the uniform type of the content, such as `public.plain-text`.
    public var type: String

    /// The content; empty before it is dropped, if the host does not know it by then.
    public var content: [UInt8]

    /// Makes a thing to be dropped.
    ///
    /// - Parameters:
    ///   - type: The identifier of the uniform type of the content.
    ///   - content: The content.
    public init(type: String, content: [UInt8] = []) {
      self.type = type
      self.content = content
    }
  }

  /// How far the drop is.
  public var phase: Phase

  /// Where the pointer is, in the element's own space.
  public var position: ElementPoint

  /// What is dragged.
  public var items: [Item]

  /// Makes the event.
  ///
  /// - Parameters:
  ///   - phase: How far the drop is.
  ///   - position: Where the pointer is, in points in the element's own space.
  ///   - items: What is dragged.
  public init(_ phase: Phase, at position: ElementPoint, items: [Item]) {
    self.phase = phase
    self.position = position
    self.items = items
  }
}
