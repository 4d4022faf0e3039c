public import AmbientCore

extension View {
  /// Adds a gesture to the view; the gestures of its subviews have precedence.
  ///
  /// ```swift
  /// Text("Card").gesture(DragGesture().onChanged { offset = $0.translation })
  /// ```
  ///
  /// The gesture is recognized only after the gestures of the subviews have failed. A gesture that
  /// completes after a given time, such as a long press, does not wait for the taps of the subviews
  /// to fail.
  ///
  /// - Parameters:
  ///   - gesture: The gesture. When the body that calls this method runs again, the actions of the
  ///     new gesture replace the actions of the old gesture.
  ///   - mask: The gestures that are enabled.
  /// - Returns: A view with the gesture.
  /// - Invalidation: If only the actions change, no body in the view runs.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    GestureView(base: self, gesture: gesture, mask: mask)
  }

  /// Adds to the view a gesture that can be disabled.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether the gesture is enabled.
  /// - Returns: A view with the gesture.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    GestureView(base: self, gesture: gesture, mask: isEnabled ? .all : .subviews)
  }

  /// Adds to the view a gesture that has precedence over the gestures of the subviews.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The gestures that are enabled.
  /// - Returns: A view with the gesture.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    GestureView(base: self, gesture: gesture, precedence: .high, mask: mask)
  }

  /// Adds to the view a gesture that has precedence over the gestures of the subviews, and that can
  /// be disabled.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether the gesture is enabled.
  /// - Returns: A view with the gesture.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    isEnabled: Bool
  ) -> some View {
    GestureView(
      base: self,
      gesture: gesture,
      precedence: .high,
      mask: isEnabled ? .all : .subviews
    )
  }

  /// Adds to the view a gesture that is recognized at the same time as the gestures of the
  /// subviews.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The gestures that are enabled.
  /// - Returns: A view with the gesture.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    GestureView(base: self, gesture: gesture, precedence: .simultaneous, mask: mask)
  }

  /// Adds to the view a gesture that is recognized at the same time as the gestures of the
  /// subviews, and that can be disabled.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether the gesture is enabled.
  /// - Returns: A view with the gesture.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    isEnabled: Bool
  ) -> some View {
    GestureView(
      base: self,
      gesture: gesture,
      precedence: .simultaneous,
      mask: isEnabled ? .all : .subviews
    )
  }

  /// Sets the edges of the screen at which the gestures of the view precede the gestures of the
  /// system.
  ///
  /// - Parameter edges: The edges.
  /// - Returns: The view itself.
  /// - Note: Accepted without effect.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
