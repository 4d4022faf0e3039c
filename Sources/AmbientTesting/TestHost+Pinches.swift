import AmbientCore
import AmbientHosting
public import Testing

/// Actions with two fingers.
extension TestHost {
  /// Magnifies the element with the given name.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - factor: The factor at the end of the movement.
  ///   - steps: The number of steps of the movement.
  ///   - duration: The time of the movement, in seconds.
  ///   - number: The position among the elements with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func magnify(
    _ name: String,
    by factor: Double,
    steps: Int = 4,
    duration: Double = 0.2,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    pinch(name, steps, duration, number, sourceLocation) { (1 + (factor - 1) * $0, 0) }
  }

  /// Rotates the element with the given name.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - degrees: The clockwise angle at the end of the movement, in degrees.
  ///   - steps: The number of steps of the movement.
  ///   - duration: The time of the movement, in seconds.
  ///   - number: The position among the elements with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func rotate(
    _ name: String,
    byDegrees degrees: Double,
    steps: Int = 4,
    duration: Double = 0.2,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    pinch(name, steps, duration, number, sourceLocation) { (1, degrees * .pi / 180 * $0) }
  }

  private func pinch(
    _ name: String,
    _ steps: Int,
    _ duration: Double,
    _ number: Int?,
    _ location: SourceLocation,
    _ state: (_ part: Double) -> (magnification: Double, rotation: Double)
  ) {
    guard let (target, place) = target(name, nil, number, location) else { return }
    let (local, screenPosition) = target.points(place)
    func send(_ phase: PinchEvent.Phase, _ part: Double) -> Bool {
      let (magnification, rotation) = state(part)
      let event = PinchEvent(
        phase,
        magnification: magnification,
        rotation: rotation,
        at: local,
        screenPosition: screenPosition,
        time: time
      )
      let isTaken = viewTree.send(event, to: target.element)
      settle()
      return isTaken
    }
    guard send(.began, 0) else {
      let remedy = PinchEvent.absence.remedy
      let error = target.error(without: "gesture of two fingers", name, remedy: remedy)
      return fail(error.description, at: location)
    }
    for step in 0..<steps {
      advance(by: duration / Double(steps))
      _ = send(.changed, Double(step + 1) / Double(steps))
    }
    _ = send(.ended, 1)
  }
}
