import AmbientCore
import AmbientHosting
import AmbientLayout
public import Testing

/// Actions with two fingers.
extension TestHost {
  /// Magnifies the element with the given name.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - factor: The magnification factor at the end of the movement.
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
    pinch(name, TestPinch(factor: factor, steps, duration), number, sourceLocation)
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
    pinch(name, TestPinch(degrees: degrees, steps, duration), number, sourceLocation)
  }

  private func pinch(
    _ name: String,
    _ pinch: TestPinch,
    _ number: Int?,
    _ location: SourceLocation
  ) {
    guard let (target, place) = target(name, nil, number, location) else { return }
    send(pinch, to: target, at: place, name, location)
  }

  /// Moves two fingers on an element; fails the test if no gesture takes their events.
  ///
  /// - Parameters:
  ///   - pinch: The movement.
  ///   - target: The element that receives the events.
  ///   - place: The position between the fingers, in the element that the test named, in points.
  ///   - name: The name that the test used, for the message.
  ///   - location: The place in the test, for the message.
  func send(
    _ pinch: TestPinch,
    to target: PointerTarget,
    at place: CGPoint,
    _ name: String,
    _ location: SourceLocation
  ) {
    let (local, screenPosition) = target.points(place)
    func send(_ phase: PinchEvent.Phase, _ part: Double) -> Bool {
      let event = PinchEvent(
        phase,
        magnification: 1 + (pinch.factor - 1) * part,
        rotation: pinch.degrees * .pi / 180 * part,
        at: local,
        screenPosition: screenPosition,
        time: time
      )
      let isTaken = viewTree.send(event, to: target.element)
      settle()
      return isTaken
    }
    guard send(.began, 0) else {
      let remedy = PinchEvent.messageForMissingElement.remedy
      let error = target.error(
        without: "two-finger gesture",
        name,
        remedy: remedy,
        needsOneGesture: false
      )
      return fail(error.description, at: location)
    }
    for step in 0..<pinch.steps {
      advance(by: pinch.duration / Double(pinch.steps))
      _ = send(.changed, Double(step + 1) / Double(pinch.steps))
    }
    _ = send(.ended, 1)
  }
}

/// A movement of two fingers.
struct TestPinch {
  /// The magnification factor at the end of the movement.
  let factor: Double

  /// The clockwise angle at the end of the movement, in degrees.
  let degrees: Double

  let steps: Int

  /// The time of the movement, in seconds.
  let duration: Double

  init(factor: Double = 1, degrees: Double = 0, _ steps: Int, _ duration: Double) {
    self.factor = factor
    self.degrees = degrees
    self.steps = steps
    self.duration = duration
  }
}
