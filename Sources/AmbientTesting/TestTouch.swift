import AmbientCore
import AmbientDrawing
import AmbientHosting
public import AmbientLayout
import AmbientScreen

/// A finger on the screen of a ``TestHost``, from the press to the release.
///
/// ```swift
/// let touch = host.touch("Card", at: CGPoint(x: 5, y: 5))
/// touch?.move(to: CGPoint(x: 30, y: 5))
/// touch?.up()
/// ```
@MainActor
public final class TestTouch {
  private let host: TestHost
  private let target: PointerTarget
  private let pointer: Int
  private let modifiers: EventModifiers
  private var isDown: Bool

  /// The position of the finger, in points from the upper leading corner of the element that the
  /// test named.
  ///
  /// If the element moves after the press, the position is still measured from the place where the
  /// corner was at the press.
  public private(set) var position: CGPoint

  init(
    _ host: TestHost,
    _ target: PointerTarget,
    at position: CGPoint,
    pointer: Int,
    modifiers: EventModifiers
  ) {
    self.host = host
    self.target = target
    self.position = position
    self.pointer = pointer
    self.modifiers = modifiers
    isDown = true
    isDown = send(.began)
  }

  /// Whether a gesture or a control has taken the press; false after the release.
  var isTaken: Bool { isDown }

  /// Moves the finger, and settles.
  ///
  /// - Parameter position: The new value of ``position``.
  /// - Returns: The touch, so that calls can be chained.
  @discardableResult
  public func move(to position: CGPoint) -> Self {
    self.position = position
    send(.moved)
    return self
  }

  /// Moves the finger by a distance, and settles.
  ///
  /// - Parameter distance: The distance in points.
  /// - Returns: The touch, so that calls can be chained.
  @discardableResult
  public func move(by distance: CGSize) -> Self {
    move(to: CGPoint(x: position.x + distance.width, y: position.y + distance.height))
  }

  func drag(to end: CGPoint, steps: Int, duration: Double) {
    let first = position
    for step in 0..<steps {
      let part = CGFloat(step + 1) / CGFloat(steps)
      host.advance(by: duration / Double(steps))
      move(
        to: CGPoint(x: first.x + (end.x - first.x) * part, y: first.y + (end.y - first.y) * part)
      )
    }
    up()
  }

  func hold(for duration: Double) {
    host.advance(by: duration)
    up()
  }

  /// Releases the finger, and settles.
  public func up() {
    send(.ended)
    isDown = false
  }

  /// Cancels the press, as an incoming phone call does, and settles.
  public func cancel() {
    send(.canceled)
    isDown = false
  }

  @discardableResult
  private func send(_ phase: PointerEvent.Phase) -> Bool {
    guard isDown else { return false }
    var event = target.event(phase, at: position, pointer: pointer, time: host.time)
    event.modifiers = modifiers
    let isTaken = host.viewTree.send(event, to: target.element)
    host.settle()
    return isTaken
  }
}

/// The element that receives the events of a pointer.
///
/// A test names an element. Another element may receive the events, such as a view in front of the
/// named element.
@MainActor
struct PointerTarget {
  let element: Element

  let named: Element

  /// Maps points of the named element to points of the receiving element.
  ///
  /// The projection is computed when the pointer arrives, for example at the press. It does not
  /// follow later moves of the elements.
  var toElement = ProjectionTransform()

  /// Maps points of the named element to points of the screen.
  ///
  /// The origin of the screen is the upper left corner. The property is nil for a host without a
  /// screen.
  var toScreen: ProjectionTransform?

  func event(
    _ phase: PointerEvent.Phase,
    at position: CGPoint,
    pointer: Int = 0,
    time: Double
  ) -> PointerEvent {
    let (local, screen) = points(position)
    return PointerEvent(phase, at: local, pointer: pointer, screenPosition: screen, time: time)
  }

  /// Converts a position in the named element to a position in the receiving element and a position
  /// on the screen.
  func points(_ position: CGPoint) -> (local: ElementPoint, screen: ElementPoint?) {
    func map(_ projection: ProjectionTransform) -> ElementPoint {
      ElementPoint(position.applying(projection))
    }
    return (map(toElement), toScreen.map(map))
  }
}
