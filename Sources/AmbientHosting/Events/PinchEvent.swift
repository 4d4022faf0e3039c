/// The user magnifies or rotates with two fingers, on a trackpad that does not report each finger.
///
/// A host that knows the place of each finger sends a ``PointerEvent`` for each finger instead.
///
/// A host sends all events of a pinch to one element: the innermost element under the pointer when
/// the pinch begins. The gestures of the elements around this element receive the events too.
public struct PinchEvent: ElementEvent, Hashable {
  /// The phase of a pinch.
  public enum Phase: Hashable, Sendable {
    /// The pinch began.
    case began
    /// The pinch continues.
    case changed
    /// The user lifted the fingers.
    case ended
    /// The pinch was canceled, and has no effect.
    case canceled
  }

  /// The phase of the pinch.
  public var phase: Phase

  /// The factor by which the user magnifies, relative to the beginning of the pinch.
  public var magnification: Double

  /// The angle by which the user rotates clockwise, in radians from the beginning of the pinch.
  public var rotation: Double

  /// The center of the pinch, in points from the upper leading corner of the element.
  public var position: ElementPoint

  /// The center of the pinch, in points from the upper left corner of the screen; nil for a host
  /// that does not lay out views.
  public var screenPosition: ElementPoint?

  /// The time of the event in seconds; nil for the current time of the tree's clock.
  public var time: Double?

  /// Creates a pinch event.
  ///
  /// - Parameters:
  ///   - phase: The phase of the pinch.
  ///   - magnification: The factor relative to the beginning of the pinch.
  ///   - rotation: The clockwise angle from the beginning of the pinch, in radians.
  ///   - position: The center, in points from the upper leading corner of the element.
  ///   - screenPosition: The center on the screen; nil for a host that does not lay out views.
  ///   - time: The time in seconds; nil for the current time of the tree's clock.
  public init(
    _ phase: Phase,
    magnification: Double = 1,
    rotation: Double = 0,
    at position: ElementPoint,
    screenPosition: ElementPoint? = nil,
    time: Double? = nil
  ) {
    self.phase = phase
    self.magnification = magnification
    self.rotation = rotation
    self.position = position
    self.screenPosition = screenPosition
    self.time = time
  }
}
