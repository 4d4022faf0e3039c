import AmbientCore
import AmbientHosting
import AmbientLayout
public import Testing

/// Gestures that a user makes on the view with two fingers.
extension FoundView {
  /// Magnifies the view.
  ///
  /// - Parameters:
  ///   - factor: The magnification factor at the end of the movement.
  ///   - steps: The number of steps of the movement.
  ///   - duration: The time of the movement, in seconds.
  ///   - sourceLocation: The line at which the test fails if no gesture takes the movement.
  public func magnify(
    by factor: Double,
    steps: Int = 4,
    duration: Double = 0.2,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    send(TestPinch(factor: factor, steps, duration), "magnify", sourceLocation)
  }

  /// Rotates the view.
  ///
  /// - Parameters:
  ///   - degrees: The clockwise angle at the end of the movement, in degrees.
  ///   - steps: The number of steps of the movement.
  ///   - duration: The time of the movement, in seconds.
  ///   - sourceLocation: The line at which the test fails if no gesture takes the movement.
  public func rotate(
    byDegrees degrees: Double,
    steps: Int = 4,
    duration: Double = 0.2,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    send(TestPinch(degrees: degrees, steps, duration), "rotate", sourceLocation)
  }

  private func send(_ pinch: TestPinch, _ work: String, _ location: SourceLocation) {
    guard let (target, place) = target(work, nil, location) else { return }
    host.send(pinch, to: target, at: place, name, location)
  }
}
