import AmbientLayout
import AmbientViews

extension GradientCell {
  /// Returns the parts of a mesh gradient.
  ///
  /// The curves between four points of the mesh enclose a patch. A patch has 8 x 8 to 24 x 24
  /// parts. Within these limits, a part is about three screen points long.
  ///
  /// - Parameters:
  ///   - mesh: The gradient.
  ///   - colors: The colors of the picture.
  ///   - bounds: The rectangle to which the points are relative.
  /// - Returns: The parts, patch by patch; none if the gradient has too few points or colors.
  static func cells(
    _ mesh: MeshGradient,
    _ colors: PictureColors,
    in bounds: CGRect
  ) -> [GradientCell] {
    guard mesh.width > 1, mesh.height > 1 else { return [] }
    let points = mesh.bezierPoints
    let all = colors.colors(of: mesh)
    let count = mesh.width * mesh.height
    guard points.count >= count, all.count >= count else { return [] }
    let length = max(
      bounds.width / CGFloat(mesh.width - 1),
      bounds.height / CGFloat(mesh.height - 1)
    )
    let parts = Int(min(max(length / 3, 8), 24))
    var result: [GradientCell] = []
    for row in 0..<mesh.height - 1 {
      for column in 0..<mesh.width - 1 {
        let first = row * mesh.width + column
        let corners = [first, first + 1, first + mesh.width, first + mesh.width + 1]
        let patch = MeshPatch(
          corners: corners.map { points[$0] },
          colors: corners.map { all[$0] },
          smoothsColors: mesh.smoothsColors,
          colorSpace: mesh.colorSpace
        )
        result += patch.cells(count: parts, in: bounds)
      }
    }
    return result
  }
}

/// The area between four points of a mesh gradient.
///
/// The order of the points is: top leading, top trailing, bottom leading, bottom trailing.
private struct MeshPatch {
  let corners: [MeshGradient.BezierPoint]
  let colors: [Color.Resolved]
  let smoothsColors: Bool
  let colorSpace: Gradient.ColorSpace

  func cells(count: Int, in bounds: CGRect) -> [GradientCell] {
    let steps = (0...count).map { Float($0) / Float(count) }
    let grid = steps.map { y in
      steps.map { x -> CGPoint in
        let point = point(x, y)
        return CGPoint(
          x: bounds.minX + bounds.width * CGFloat(point.x),
          y: bounds.minY + bounds.height * CGFloat(point.y)
        )
      }
    }
    var result: [GradientCell] = []
    for row in 0..<count {
      for column in 0..<count {
        let middle = (Float(column) + 0.5, Float(row) + 0.5)
        result.append(
          GradientCell(
            corners: [
              grid[row][column], grid[row][column + 1], grid[row + 1][column + 1],
              grid[row + 1][column],
            ],
            color: color(middle.0 / Float(count), middle.1 / Float(count))
          )
        )
      }
    }
    return result
  }

  /// Returns the point at a position in the patch: `x` and `y` are 0 or 1 at the edges.
  private func point(_ x: Float, _ y: Float) -> SIMD2<Float> {
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    func curve(
      _ p: SIMD2<Float>,
      _ q: SIMD2<Float>,
      _ r: SIMD2<Float>,
      _ s: SIMD2<Float>,
      _ t: Float
    ) -> SIMD2<Float> {
      let u = 1 - t
      return u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s
    }
    let top = curve(a.position, a.trailingControlPoint, b.leadingControlPoint, b.position, x)
    let bottom = curve(c.position, c.trailingControlPoint, d.leadingControlPoint, d.position, x)
    let left = curve(a.position, a.bottomControlPoint, c.topControlPoint, c.position, y)
    let right = curve(b.position, b.bottomControlPoint, d.topControlPoint, d.position, y)
    let upper = (1 - x) * a.position + x * b.position
    let lower = (1 - x) * c.position + x * d.position
    let between = (1 - y) * upper + y * lower
    return (1 - y) * top + y * bottom + (1 - x) * left + x * right - between
  }

  private func color(_ x: Float, _ y: Float) -> Color.Resolved {
    // Smooth colors change slowly near the points.
    func eased(_ t: Float) -> Double { Double(smoothsColors ? t * t * (3 - 2 * t) : t) }
    func mixed(_ first: Color.Resolved, _ second: Color.Resolved, _ t: Float) -> Color.Resolved {
      let (first, second) = first.fading(second)
      return first.mixed(with: second, by: eased(t), in: colorSpace)
    }
    return mixed(mixed(colors[0], colors[1], x), mixed(colors[2], colors[3], x), y)
  }
}

extension PictureColors {
  fileprivate func colors(of mesh: MeshGradient) -> [Color.Resolved] {
    switch mesh.colors {
    case .colors(let colors): colors.map { components(of: $0) }
    case .resolvedColors(let colors): colors
    }
  }
}

extension MeshGradient {
  /// The points with their control points.
  ///
  /// If the gradient has no control points, smooth curves run through the points of each row and
  /// each column. At a point with two neighbors, the curve is parallel to the line between these
  /// neighbors.
  fileprivate var bezierPoints: [BezierPoint] {
    switch locations {
    case .bezierPoints(let points): return points
    case .points(let points):
      return points.indices.map { index in
        let (row, column) = (index / max(width, 1), index % max(width, 1))
        func neighbor(_ rows: Int, _ columns: Int) -> SIMD2<Float>? {
          guard 0..<width ~= column + columns else { return nil }
          let other = (row + rows) * width + column + columns
          return points.indices.contains(other) ? points[other] : nil
        }
        let point = points[index]
        func tangent(_ before: SIMD2<Float>?, _ after: SIMD2<Float>?) -> SIMD2<Float> {
          switch (before, after) {
          case (let before?, let after?): (after - before) / 2
          case (let before?, nil): point - before
          case (nil, let after?): after - point
          case (nil, nil): .zero
          }
        }
        let along = tangent(neighbor(0, -1), neighbor(0, 1)) / 3
        let down = tangent(neighbor(-1, 0), neighbor(1, 0)) / 3
        return BezierPoint(
          position: point,
          leadingControlPoint: point - along,
          topControlPoint: point - down,
          trailingControlPoint: point + along,
          bottomControlPoint: point + down
        )
      }
    }
  }
}
