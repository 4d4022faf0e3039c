public import AmbientCore

extension View {
  /// Adds to the view a gesture that has a name and can be disabled.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - name: Accepted without effect. In Apple's SwiftUI, code that uses UIKit finds the gesture
  ///     by this name.
  ///   - isEnabled: Whether the gesture is enabled.
  /// - Returns: A view with the gesture.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T,
    name: String,
    isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds to the view a gesture that has a name and can be disabled.
  ///
  /// The gesture has precedence over the gestures of the subviews.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - name: Accepted without effect. In Apple's SwiftUI, code that uses UIKit finds the gesture
  ///     by this name.
  ///   - isEnabled: Whether the gesture is enabled.
  /// - Returns: A view with the gesture.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    name: String,
    isEnabled: Bool = true
  ) -> some View {
    self.highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Adds to the view a gesture that has a name and can be disabled.
  ///
  /// The gesture and the gestures of the subviews are recognized at the same time.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - name: Accepted without effect. In Apple's SwiftUI, code that uses UIKit finds the gesture
  ///     by this name.
  ///   - isEnabled: Whether the gesture is enabled.
  /// - Returns: A view with the gesture.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    name: String,
    isEnabled: Bool = true
  ) -> some View {
    self.simultaneousGesture(gesture, isEnabled: isEnabled)
  }
}
