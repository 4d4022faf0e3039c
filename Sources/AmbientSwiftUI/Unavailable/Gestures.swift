import AmbientCore
public import AmbientViews

/// A gesture that follows several inputs at the same time.
@available(
  *,
  unavailable,
  message: "Ambient does not report each touch. Use DragGesture, MagnifyGesture or RotateGesture."
)
public struct SpatialEventGesture: Gesture {
  /// The type of the values.
  public typealias Value = SpatialEventCollection
  /// The type of the body: this gesture has no body.
  public typealias Body = Never

  /// Creates a spatial event gesture.
  public nonisolated init(coordinateSpace: some CoordinateSpaceProtocol = .local) {}

  /// Stops the program: the gesture cannot be used.
  public static func _makeRecognizer(
    _ gesture: Self,
    reusing old: _AnyGestureRecognizer?
  ) -> _GestureRecognizer<Value> {
    preconditionFailure("There is no SpatialEventGesture.")
  }
}

/// The inputs that a gesture follows at the same time.
@available(
  *,
  unavailable,
  message: "Ambient does not report each touch. Use DragGesture, MagnifyGesture or RotateGesture."
)
public struct SpatialEventCollection: Equatable {
  /// Creates an empty collection.
  public init() {}
}

/// A gesture that moves the window.
@available(
  *,
  unavailable,
  message: "The host moves windows. Leave this gesture out, or write it in #if os(macOS)."
)
public struct WindowDragGesture: Gesture {
  /// The type of the values.
  public typealias Value = DragGesture.Value
  /// The type of the body: this gesture has no body.
  public typealias Body = Never

  /// Creates a window drag gesture.
  public nonisolated init() {}

  /// Stops the program: the gesture cannot be used.
  public static func _makeRecognizer(
    _ gesture: Self,
    reusing old: _AnyGestureRecognizer?
  ) -> _GestureRecognizer<Value> {
    preconditionFailure("There is no WindowDragGesture.")
  }
}
