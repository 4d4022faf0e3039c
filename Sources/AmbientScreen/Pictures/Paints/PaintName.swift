import AmbientLayout
import AmbientViews

extension ShapePaint {
  /// Creates a paint from its name in the attributes of an element, such as `red 50%`, `#FF0000`
  /// or `secondary`.
  init(name: String) {
    let words = name.split(separator: " ")
    guard words.count > 1, let last = words.last, last.hasSuffix("%"),
      let percent = Double(last.dropLast())
    else {
      self = Self.paint(base: name)
      return
    }
    let base = words.dropLast().joined(separator: " ")
    self = .opacity(Self.paint(base: base), percent / 100)
  }

  private static func paint(base: String) -> ShapePaint {
    if isStyle(base) { return .named(base) }
    guard base.hasPrefix("#"), base.count == 7, let number = Int(base.dropFirst(), radix: 16) else {
      return .color(Color(constant: base))
    }
    func component(_ shift: Int) -> Double { Double(number >> shift & 0xFF) / 255 }
    return .color(Color(red: component(16), green: component(8), blue: component(0)))
  }

  private static func isStyle(_ name: String) -> Bool {
    switch name {
    case "foreground", "tint": true
    default: PictureColors.levels[name] != nil || PictureColors.backgrounds[name] != nil
    }
  }
}

/// The paints for content that sets no paints.
struct InheritedPaints {
  /// The paint of texts, images and shapes.
  var foreground = ShapePaint.named("primary")

  var tint = ShapePaint.color(.accentColor)

  /// Returns a paint in which these paints replace the styles `foreground` and `tint`.
  func resolving(_ paint: ShapePaint) -> ShapePaint {
    switch paint {
    case .named("foreground"): foreground
    case .named("tint"): tint
    case .opacity(let paint, let opacity): .opacity(resolving(paint), opacity)
    case .shadow(let paint, let shadow): .shadow(resolving(paint), shadow)
    case .blendMode(let paint, let mode): .blendMode(resolving(paint), mode)
    case .anchored(let paint, let frame): .anchored(resolving(paint), frame)
    default: paint
    }
  }
}

/// The placement of a paint; it determines where the points of a gradient are.
struct PaintPlacement {
  /// How a gradient continues before its beginning and after its end.
  enum Continuation {
    /// The first color continues before the beginning, and the last color after the end.
    case clamped
    /// The gradient repeats before its beginning and after its end.
    case repeated
    /// The gradient runs forward and backward in turn.
    case mirrored
  }

  /// The rectangle to which the unit points of a gradient are relative.
  var bounds: CGRect

  /// The point of the screen to which the rectangle in `ShapePaint.anchored` is relative.
  var origin: CGPoint

  var continuation = Continuation.clamped

  /// Whether the colors between two stops are computed in linear sRGB.
  var isLinear = false

  init(_ frame: CGRect) { self.init(bounds: frame, origin: frame.origin) }

  init(bounds: CGRect, origin: CGPoint) {
    self.bounds = bounds
    self.origin = origin
  }

  /// Returns a point in the coordinates of the screen.
  func point(_ point: UnitPoint) -> CGPoint {
    CGPoint(
      x: bounds.minX + bounds.width * point.x,
      y: bounds.minY + bounds.height * point.y
    )
  }
}
