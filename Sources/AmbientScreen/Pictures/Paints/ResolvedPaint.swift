import AmbientDrawing
import AmbientLayout
import AmbientViews

/// A paint on a canvas: its colors in a color scheme, its placement, and its shadows.
struct ResolvedPaint {
  /// A color of a gradient, at a location from 0 to 1.
  struct Stop {
    var color: Color.Resolved
    var location: CGFloat
  }

  /// The colors of an area; all points are in the coordinates of the canvas.
  enum Fill {
    case color(Color.Resolved)
    case linear([Stop], from: CGPoint, to: CGPoint)
    /// Colors along the radius of an ellipse.
    ///
    /// The color at the location *p* is on the ellipse with the radii
    /// `radii * (start + (end - start) * p)`.
    case radial([Stop], center: CGPoint, radii: CGSize, start: CGFloat, end: CGFloat)
    case angular([Stop], center: CGPoint, start: Angle, end: Angle)
    case mesh(MeshGradient)
    /// Copies of a part of an image; one of the copies has its top left corner at the point.
    case image(ImageTile, at: CGPoint)
  }

  var fill: Fill

  var placement: PaintPlacement

  /// A factor for the opacity of the colors, from 0 to 1.
  var opacity = 1.0

  /// The shadows of the area, in the order in which they were added.
  var shadows: [ShadowStyle] = []

  var blendMode = BlendMode.normal

  /// Whether the paint is a material or a background style.
  var isBackground = false

  /// The opacity of the most opaque color.
  ///
  /// The colors of a mesh gradient and of an image are assumed to be opaque.
  var greatestOpacity: Double {
    switch fill {
    case .color(let color): opacity * Double(color.opacity)
    case .linear(let stops, _, _), .radial(let stops, _, _, _, _), .angular(let stops, _, _, _):
      opacity * Double(stops.map(\.color.opacity).max() ?? 0)
    case .mesh, .image: opacity
    }
  }
}

extension PictureColors {
  func resolve(
    _ paint: ShapePaint,
    _ inherited: InheritedPaints,
    in placement: PaintPlacement
  ) -> ResolvedPaint {
    resolve(inherited.resolving(paint), in: placement)
  }

  private func resolve(_ paint: ShapePaint, in placement: PaintPlacement) -> ResolvedPaint {
    func resolved(_ fill: ResolvedPaint.Fill) -> ResolvedPaint {
      ResolvedPaint(fill: fill, placement: placement)
    }
    // The library draws a gray area instead of a shader. It also draws a gray area instead of an
    // image for which no `ImageTile` can be created.
    func unknown() -> ResolvedPaint {
      var gray = resolved(.color(components(of: .gray)))
      gray.opacity = 0.4
      return gray
    }
    func stops(_ gradient: Gradient) -> [ResolvedPaint.Stop] {
      self.stops(of: gradient, isLinear: placement.isLinear)
    }
    var result: ResolvedPaint
    switch paint {
    case .named(let name):
      result = resolved(.color(style(name)))
      result.isBackground = Self.backgrounds[name] != nil
    case .color(let color):
      result = resolved(.color(components(of: color)))
    case .linearGradient(let gradient, let from, let to):
      let (from, to) = (placement.point(from), placement.point(to))
      result = resolved(.linear(stops(gradient), from: from, to: to))
    case .radialGradient(let gradient, let center, let start, let end):
      result = resolved(
        .radial(
          stops(gradient),
          center: placement.point(center),
          radii: CGSize(width: 1, height: 1),
          start: start,
          end: end
        )
      )
    case .ellipticalGradient(let gradient, let center, let start, let end):
      result = resolved(
        .radial(
          stops(gradient),
          center: placement.point(center),
          radii: placement.bounds.size,
          start: start,
          end: end
        )
      )
    case .angularGradient(let gradient, let center, let start, let end):
      let center = placement.point(center)
      result = resolved(.angular(stops(gradient), center: center, start: start, end: end))
    case .meshGradient(let mesh):
      result = resolved(.mesh(mesh))
    case .image(let image, let part, let scale):
      let tile = ImageTile(of: image, part: part, scale: scale, colorScheme: scheme)
      result = tile.map { resolved(.image($0, at: placement.bounds.origin)) } ?? unknown()
    case .shader:
      result = unknown()
    case .opacity(let paint, let opacity):
      result = resolve(paint, in: placement)
      result.opacity *= min(max(opacity, 0), 1)
    case .shadow(let paint, let shadow):
      result = resolve(paint, in: placement)
      result.shadows.append(shadow)
    case .blendMode(let paint, let mode):
      result = resolve(paint, in: placement)
      result.blendMode = mode
    case .anchored(let paint, let frame):
      var inner = placement
      inner.bounds = frame.offsetBy(dx: placement.origin.x, dy: placement.origin.y)
      result = resolve(paint, in: inner)
    }
    return result
  }
}
