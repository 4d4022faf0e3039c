import Foundation

/// The outline of a shape: lines and curves, in subpaths that begin with a move.
///
/// Coordinates are in points. The x-axis points to the right and the y-axis points down.
///
/// ```swift
/// let triangle = Path { path in
///   path.move(to: CGPoint(x: 50, y: 0))
///   path.addLine(to: CGPoint(x: 100, y: 100))
///   path.addLine(to: CGPoint(x: 0, y: 100))
///   path.closeSubpath()
/// }
/// triangle.contains(CGPoint(x: 50, y: 50))  // true
/// ```
public struct Path: Equatable, Sendable {
  /// A part of a path.
  ///
  /// Each line and curve begins at the end of the part before it.
  public enum Element: Equatable, Sendable {
    /// The start of a subpath.
    case move(to: CGPoint)
    /// A line to a point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve to a point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the start of the subpath; the subpath ends there.
    case closeSubpath
  }

  /// The parts of the path; the first is a move.
  private(set) var elements: [Element] = []

  /// The point at which the last subpath begins.
  private var subpathStart = CGPoint.zero

  /// Creates an empty path.
  public init() {}

  /// Creates a path that a closure builds.
  ///
  /// - Parameter callback: A closure that adds lines and curves to an empty path.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point at which the next line or curve begins; nil for an empty path.
  ///
  /// This point is the end of the last element. After ``closeSubpath()``, it is the start of the
  /// closed subpath.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: nil
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath: subpathStart
    }
  }

  var endsInOpenSubpath: Bool { !elements.isEmpty && elements.last != .closeSubpath }

  /// Calls a closure with each element, in order.
  ///
  /// - Parameter body: The closure.
  /// - Complexity: O(*n*) for *n* elements.
  public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }

  /// Begins a subpath at a point.
  ///
  /// - Parameter end: The point at which the subpath begins.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    subpathStart = end
  }

  /// Adds a line from the current point.
  ///
  /// An empty path stays empty.
  ///
  /// - Parameter end: The end of the line.
  public mutating func addLine(to end: CGPoint) { add(.line(to: end)) }

  /// Adds a quadratic Bézier curve from the current point.
  ///
  /// An empty path stays empty.
  ///
  /// - Parameters:
  ///   - end: The end of the curve.
  ///   - control: The control point. The curve starts toward this point, and ends in the direction
  ///     from this point to `end`.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve from the current point.
  ///
  /// An empty path stays empty.
  ///
  /// - Parameters:
  ///   - end: The end of the curve.
  ///   - control1: The point to which the curve heads at its start.
  ///   - control2: The point from which the curve comes at its end.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the current subpath with a line to its start.
  ///
  /// A line or curve that follows begins at that point. An empty path stays empty.
  public mutating func closeSubpath() {
    if endsInOpenSubpath { elements.append(.closeSubpath) }
  }

  /// Adds an element; an empty path accepts only a move.
  mutating func add(_ element: Element) {
    if case .move(let point) = element {
      move(to: point)
    } else if element == .closeSubpath {
      closeSubpath()
    } else if !isEmpty {
      elements.append(element)
    }
  }
}

extension Path {
  /// Begins a subpath at the first point of a list, and adds lines to the other points.
  ///
  /// - Parameter lines: The points; an empty list adds nothing.
  /// - Complexity: O(*n*) for *n* points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the subpaths of another path.
  ///
  /// - Parameters:
  ///   - path: The other path.
  ///   - transform: The transform of the points of the other path.
  /// - Complexity: O(*n*) for *n* elements of the other path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for element in path.elements {
      add(transform.isIdentity ? element : element.applying(transform))
    }
  }

  /// Returns the path with each of its points transformed.
  ///
  /// - Parameter transform: The transform.
  /// - Returns: The transformed path.
  /// - Complexity: O(*n*) for *n* elements.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var result = Path()
    result.addPath(self, transform: transform)
    return result
  }

  /// Returns the path at another position.
  ///
  /// - Parameters:
  ///   - dx: The horizontal distance, in points.
  ///   - dy: The vertical distance, in points, downward.
  /// - Returns: The moved path.
  /// - Complexity: O(*n*) for *n* elements.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  fileprivate func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform),
        control1: control1.applying(transform),
        control2: control2.applying(transform)
      )
    case .closeSubpath: .closeSubpath
    }
  }
}
