import AmbientLayout
public import struct Foundation.Date

/// A movement of a pressed pointer.
///
/// ```swift
/// Circle().offset(offset).gesture(
///   DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset = .zero }
/// )
/// ```
public struct DragGesture {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the last event.
    ///
    /// Time 0 of the tree's clock is the reference date of `Date`.
    public var time: Date

    /// The location of the pointer in the coordinate space of the gesture.
    public var location: CGPoint

    /// The location at which the pointer was pressed.
    public var startLocation: CGPoint

    /// The speed of the pointer, in points per second.
    public var velocity: CGSize

    /// The movement since the pointer was pressed.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The location at which the pointer would come to rest if it slowed down from now on.
    ///
    /// At its current speed, the pointer would reach this location in a quarter of a second.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The movement from `startLocation` to `predictedEndLocation`.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4
      )
    }
  }

  /// The distance in points by which the pointer has to move before the drag begins.
  public var minimumDistance: CGFloat

  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: The distance in points by which the pointer has to move before the drag
  ///     begins. If the distance is zero, the drag begins with the press.
  ///   - coordinateSpace: The coordinate space of the locations.
  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates the gesture with a ``CoordinateSpace``.
  ///
  /// - Parameters:
  ///   - minimumDistance: The distance in points by which the pointer has to move before the drag
  ///     begins. If the distance is zero, the drag begins with the press.
  ///   - coordinateSpace: The coordinate space of the locations.
  @_disfavoredOverload
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: Gesture {
  /// The type of the body: this gesture has no body.
  public typealias Body = Never

  /// Returns a recognizer that follows the pointer.
  public static func _makeRecognizer(
    _ gesture: Self,
    reusing old: _AnyGestureRecognizer?
  ) -> _GestureRecognizer<Value> {
    let recognizer = old as? DragRecognizer ?? DragRecognizer()
    recognizer.gesture = gesture
    return recognizer
  }
}
