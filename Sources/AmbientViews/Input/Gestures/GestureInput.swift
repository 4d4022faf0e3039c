import AmbientHosting
import AmbientLayout

/// The input of a recognizer: a pointer event, a pinch event, or a time that the recognizer asked
/// for.
struct GestureInput {
  enum Kind {
    /// A pointer was pressed, moved, released or canceled.
    case pointer(PointerEvent.Phase, number: Int)
    case pinch(PinchEvent)
    /// The time that a recognizer passed to ``GestureInput/call`` has come.
    case time
  }

  var kind: Kind

  /// The time of the tree's clock, in seconds.
  let time: Double

  /// The locations of the pressed pointers by their numbers, including the pointer of the event.
  let pointers: [Int: PointerPlace]

  /// The modifier keys that are held.
  var modifiers: EventModifiers = []

  /// The geometry of the view that has the gesture; nil if the host sends none.
  var geometry: GeometryEvent?

  /// Asks for an input of kind ``Kind/time`` at a given time of the tree's clock.
  let call: @MainActor (_ time: Double) -> Void

  var isTime: Bool {
    if case .time = kind { return true }
    return false
  }

  func location(of place: PointerPlace, in space: CoordinateSpace) -> CGPoint {
    place.location(in: space, of: geometry)
  }

  /// Returns a location as a fraction of the view's size; the center if the size is unknown.
  func anchor(of place: PointerPlace) -> UnitPoint {
    guard let size = geometry?.frame.size, size.width > 0, size.height > 0 else { return .center }
    let point = location(of: place, in: .local)
    return UnitPoint(x: point.x / size.width, y: point.y / size.height)
  }
}

/// The location of a pointer, in an element and on the screen.
struct PointerPlace: Equatable {
  /// The location in the element that the host sends the event to.
  var local: CGPoint

  /// The location on the screen; nil if the host sends none.
  var screen: CGPoint?

  init(_ local: ElementPoint, screen: ElementPoint?) {
    self.local = CGPoint(x: local.x, y: local.y)
    self.screen = screen.map { CGPoint(x: $0.x, y: $0.y) }
  }

  init(local: CGPoint, screen: CGPoint?) {
    self.local = local
    self.screen = screen
  }

  /// The location from which distances are measured.
  ///
  /// The location on the screen is preferred: it does not change when the element moves.
  private var point: CGPoint { screen ?? local }

  func distance(to other: PointerPlace) -> CGFloat {
    let offset = offset(to: other)
    return (offset.width * offset.width + offset.height * offset.height).squareRoot()
  }

  func offset(to other: PointerPlace) -> CGSize {
    CGSize(width: other.point.x - point.x, height: other.point.y - point.y)
  }

  /// Returns the location in a coordinate space of a view.
  ///
  /// If the location on the screen or the geometry of the view is unknown, the result is ``local``.
  func location(in space: CoordinateSpace, of geometry: GeometryEvent?) -> CGPoint {
    guard let screen, let geometry else { return local }
    return geometry.location(of: screen, in: space)
  }

  func middle(to other: PointerPlace) -> PointerPlace {
    func middle(_ first: CGPoint, _ second: CGPoint) -> CGPoint {
      CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    }
    let screens = screen.flatMap { first in other.screen.map { middle(first, $0) } }
    return PointerPlace(local: middle(local, other.local), screen: screens)
  }
}
