#if !canImport(CoreGraphics)
import Foundation

/// A path as an object, for code that was written for Core Graphics.
///
/// The object has the elements of a ``Path``. Only a ``CGMutablePath`` can change. This library
/// declares the type because Foundation has it only on Apple's systems.
///
/// As in Core Graphics, some functions take a pointer to a transform. Pass nil or the address of a
/// variable, as in `CGPath(rect: rect, transform: &transform)`.
///
/// ```swift
/// let mutable = CGMutablePath()
/// mutable.move(to: .zero)
/// mutable.addLine(to: CGPoint(x: 40, y: 0))
/// let line = Path(mutable)
/// ```
public class CGPath {
  /// The elements of the path.
  public fileprivate(set) final var elements: Path

  init(elements: Path) { self.elements = elements }

  /// Creates a path with a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: The transform of the points; nil for none.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a path with the ellipse that fills a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: The transform of the points; nil for none.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a path with a rounded rectangle.
  ///
  /// Each corner is a quarter of an ellipse.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: Half of the width of the ellipse, in points.
  ///   - cornerHeight: Half of the height of the ellipse, in points.
  ///   - transform: The transform of the points; nil for none.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = Path(rounding: rect, CGSize(width: cornerWidth, height: cornerHeight))
    self.init(elements: path.applying(transform?.pointee ?? .identity))
  }

  /// Whether the path has no elements.
  public final var isEmpty: Bool { elements.isEmpty }

  /// The point at which the next line or curve would begin; zero for an empty path.
  public final var currentPoint: CGPoint { elements.currentPoint ?? .zero }

  /// The smallest rectangle around the lines and curves; `CGRect.null` for an empty path.
  public final var boundingBoxOfPath: CGRect { elements.boundingRect }

  /// The smallest rectangle around all points of the elements, including control points;
  /// `CGRect.null` for an empty path.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public final var boundingBox: CGRect {
    var box = CGRect.null
    elements.forEach { element in
      for point in element.points {
        box = box.union(CGRect(origin: point, size: .zero))
      }
    }
    return box
  }

  /// Returns whether a point is inside the path.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: The rule that decides which points are inside a path that crosses itself.
  ///   - transform: The transform of the point.
  /// - Returns: Whether the point is inside.
  /// - Complexity: O(*n*) for *n* elements.
  public final func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    elements.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  /// Returns a copy of the path, never nil.
  ///
  /// A change of this path does not change the copy.
  public final func copy() -> CGPath? { CGPath(elements: elements) }

  /// Returns a path whose points are mapped by a transform; never nil.
  ///
  /// - Parameter transform: The transform; nil for a path with the same points.
  /// - Returns: The path.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.applying(transform?.pointee ?? .identity))
  }

  /// Returns a mutable path with the same elements; never nil.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }
}

extension CGPath: Hashable {
  /// Returns whether two paths have equal elements.
  public static func == (first: CGPath, second: CGPath) -> Bool {
    first.elements == second.elements
  }

  /// Adds the x-coordinates of all points to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public final func hash(into hasher: inout Hasher) {
    elements.forEach { element in for point in element.points { hasher.combine(point.x) } }
  }
}

/// The rule that decides which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the path turns around the point more often in one direction than in the
  /// other.
  case winding
  /// A point is inside if a ray from the point crosses the path an odd number of times.
  case evenOdd
}

/// A path object to which lines and curves can be added.
///
/// An empty path ignores lines and curves. Begin a subpath first, for example with
/// ``move(to:transform:)``.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public convenience init() { self.init(elements: Path()) }

  override init(elements: Path) { super.init(elements: elements) }

  func add(_ change: (inout Path) -> Void) { change(&elements) }
}

extension Path {
  /// Creates a path with the elements of a path object, as they are now.
  ///
  /// - Parameter path: The path object. Later changes of the object do not change the path.
  public init(_ path: CGPath) { self = path.elements }

  /// The path as an object, for code that was written for Core Graphics.
  public var cgPath: CGPath { CGPath(elements: self) }

  /// Creates a path with a rounded rectangle; a corner takes at most half of a side.
  init(rounding rect: CGRect, _ corner: CGSize) {
    let size = CGSize(
      width: min(corner.width, abs(rect.width) / 2),
      height: min(corner.height, abs(rect.height) / 2)
    )
    self.init(roundedRect: rect, cornerSize: size, style: .circular)
  }
}

extension Path.Element {
  /// The points of the element; the last point is the end.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .closeSubpath: []
    }
  }
}
#endif
