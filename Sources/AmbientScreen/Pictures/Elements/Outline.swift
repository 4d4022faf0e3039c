import AmbientHosting
import AmbientLayout
import AmbientViews

/// The outline of a shape on the screen.
struct Outline {
  /// The form of an outline.
  enum Form: Equatable {
    /// A rectangle with square corners.
    case rectangle
    /// A rectangle whose corners have a radius, in points.
    case roundedRectangle(CGFloat)
    /// The ellipse in a rectangle.
    case ellipse
  }

  /// The form.
  var form: Form

  /// The rectangle around the outline, in points.
  var frame: CGRect

  /// Whether the outline has round corners or is round.
  var isRound: Bool { form != .rectangle }

  /// Whether a point is inside of the outline.
  func contains(_ point: CGPoint) -> Bool {
    guard frame.contains(point) else { return false }
    let radii: CGSize
    switch form {
    case .rectangle: return true
    case .roundedRectangle(let radius): radii = CGSize(width: radius, height: radius)
    case .ellipse: radii = CGSize(width: frame.width / 2, height: frame.height / 2)
    }
    guard radii.width > 0, radii.height > 0 else { return true }
    // The distance into a corner, where only a quarter of an ellipse belongs to the shape.
    let x = max(0, radii.width - min(point.x - frame.minX, frame.maxX - point.x)) / radii.width
    let y = max(0, radii.height - min(point.y - frame.minY, frame.maxY - point.y)) / radii.height
    return x * x + y * y <= 1
  }

  /// Returns the outline with all edges moved inside by a length, in points.
  func inset(by length: CGFloat) -> Outline {
    let length = min(length, frame.width / 2, frame.height / 2)
    var result = self
    result.frame = CGRect(
      x: frame.minX + length,
      y: frame.minY + length,
      width: frame.width - 2 * length,
      height: frame.height - 2 * length
    )
    if case .roundedRectangle(let radius) = form {
      result.form = .roundedRectangle(max(0, radius - length))
    }
    return result
  }
}

extension DrawnElement {
  /// The outline that the attributes of the element name, in its frame.
  var outline: Outline {
    let shortSide = min(frame.width, frame.height)
    switch element[.shape] {
    case "circle":
      let square = CGRect(
        x: frame.midX - shortSide / 2,
        y: frame.midY - shortSide / 2,
        width: shortSide,
        height: shortSide
      )
      return Outline(form: .ellipse, frame: square)
    case "ellipse":
      return Outline(form: .ellipse, frame: frame)
    case "capsule":
      return Outline(form: .roundedRectangle(shortSide / 2), frame: frame)
    default:
      guard let radius = element.length(.cornerRadius), radius > 0 else {
        return Outline(form: .rectangle, frame: paintedFrame)
      }
      return Outline(form: .roundedRectangle(min(radius, shortSide / 2)), frame: frame)
    }
  }
}
