import AmbientDrawing
import AmbientHosting
import AmbientLayout
import AmbientViews

/// The outline of a shape on the screen.
struct Outline {
  enum Form: Equatable {
    case rectangle
    /// A rectangle whose corners have a radius, in points.
    case roundedRectangle(CGFloat)
    case ellipse
    /// A path, in the coordinates of the screen.
    case path(Path)
  }

  var form: Form

  /// The rectangle around the outline, in points.
  var frame: CGRect

  /// The frame of the outline before `inset(by:)`.
  let edge: CGRect

  var style = FillStyle()

  init(_ form: Form, in frame: CGRect, _ style: FillStyle = FillStyle()) {
    self.form = form
    self.frame = frame
    edge = frame
    self.style = style
  }

  init(_ path: Path, _ style: FillStyle = FillStyle()) {
    let frame = path.boundingRect
    self.init(.path(path), in: frame.isNull ? .zero : frame, style)
  }

  /// Whether the outline is a rectangle, whose corners may be round.
  var isBox: Bool {
    switch form {
    case .rectangle, .roundedRectangle: true
    case .ellipse, .path: false
    }
  }

  var path: Path {
    switch form {
    case .rectangle: Path(frame)
    case .roundedRectangle(let radius):
      Path(roundedRect: frame, cornerRadius: radius, style: .circular)
    case .ellipse: Path(ellipseIn: frame)
    case .path(let path): path
    }
  }

  func contains(_ point: CGPoint) -> Bool {
    if case .path(let path) = form { return path.contains(point, eoFill: style.isEOFilled) }
    guard frame.contains(point) else { return false }
    let radii: CGSize
    switch form {
    case .rectangle, .path: return true
    case .roundedRectangle(let radius): radii = CGSize(width: radius, height: radius)
    case .ellipse: radii = CGSize(width: frame.width / 2, height: frame.height / 2)
    }
    guard radii.width > 0, radii.height > 0 else { return true }
    // Each corner is a quarter of an ellipse. `x` and `y` are the horizontal and the vertical
    // distance of the point from the center of the nearest ellipse, as fractions of its radii. A
    // distance counts as 0 on the side of the center that is away from the corner.
    let x = max(0, radii.width - min(point.x - frame.minX, frame.maxX - point.x)) / radii.width
    let y = max(0, radii.height - min(point.y - frame.minY, frame.maxY - point.y)) / radii.height
    return x * x + y * y <= 1
  }

  /// Returns the outline with all edges moved inward by a length in points.
  ///
  /// An outline that is a path stays the same.
  func inset(by length: CGFloat) -> Outline {
    if case .path = form { return self }
    let length = min(length, frame.width / 2, frame.height / 2)
    var result = self
    result.frame = frame.insetBy(dx: length, dy: length)
    if case .roundedRectangle(let radius) = form {
      result.form = .roundedRectangle(max(0, radius - length))
    }
    return result
  }
}

extension DrawnElement {
  /// The outline of the element's shape; the outline of the frame for an element without a shape.
  var outline: Outline {
    let style = element.detail(ShapeDetail.self)?.fillStyle ?? FillStyle()
    return outline(of: .area(style))
  }

  /// Returns the outline of an area, or the path along the middle of a line.
  func outline(of part: ShapeDetail.Part) -> Outline {
    switch part {
    case .area(let style):
      guard var outline = namedOutline else { return Outline(path { $0.shape }, style) }
      outline.style = style
      return outline
    case .line(let style, let isInside, let isAntialiased):
      let fill = FillStyle(antialiased: isAntialiased)
      // Dashes begin where the path of the shape begins, so a dashed line needs this path.
      guard style.dash.isEmpty, var outline = namedOutline else {
        return Outline(path { $0.centerLine(style, isInside: isInside) }, fill)
      }
      outline.style = fill
      return outline.inset(by: isInside ? style.lineWidth / 2 : 0)
    }
  }

  /// Returns the path of a shape, in the coordinates of the screen.
  ///
  /// `shape` makes the shape from the detail of the element.
  private func path(_ shape: (ShapeDetail) -> any Shape) -> Path {
    guard let detail = screen.shape(of: node, in: frame) else { return Path(frame) }
    // A shape makes its path relative to the corner of its view.
    let bounds = CGRect(origin: .zero, size: frame.size)
    return ShapeDetail(shape(detail))
      .path(in: bounds, layoutDirection: direction)
      .offsetBy(dx: frame.minX, dy: frame.minY)
  }

  /// The outline that the attribute `shape` names; nil if the shape has a path of its own.
  private var namedOutline: Outline? {
    let shortSide = min(frame.width, frame.height)
    switch element[.shape] {
    case "circle":
      let square = CGRect(
        x: frame.midX - shortSide / 2,
        y: frame.midY - shortSide / 2,
        width: shortSide,
        height: shortSide
      )
      return Outline(.ellipse, in: square)
    case "ellipse":
      return Outline(.ellipse, in: frame)
    case "capsule":
      return Outline(.roundedRectangle(shortSide / 2), in: frame)
    case nil, "rectangle", "roundedRectangle":
      let shape = element.detail(ShapeDetail.self)?.shape as? RoundedRectangle
      if let size = shape?.cornerSize, size.width != size.height { return nil }
      guard let radius = element.length(.cornerRadius), radius > 0 else {
        return Outline(.rectangle, in: paintedFrame)
      }
      return Outline(.roundedRectangle(min(radius, shortSide / 2)), in: frame)
    default:
      return element.detail(ShapeDetail.self) == nil ? Outline(.rectangle, in: frame) : nil
    }
  }
}
