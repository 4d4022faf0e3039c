import Foundation

extension Path {
  /// Creates the outline of a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerSize: The width and height of the corners, in points; limited to half of the width
  ///     and height of the rectangle.
  ///   - style: The curve of the corners.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates the outline of a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius of the corners, in points; limited to half of the shorter side.
  ///   - style: The curve of the corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// Creates the outline of a rectangle with corners of different radii.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadii: The radii of the corners. If two radii do not fit on a side, all radii become
  ///     smaller by the same factor. Leading means left.
  ///   - style: The curve of the corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds the outline of a rectangle with rounded corners: a closed subpath that begins at the
  /// middle of the right side and goes clockwise.
  ///
  /// - Parameters:
  ///   - rect: The rectangle. The null rectangle adds nothing.
  ///   - cornerSize: The width and height of the corners, in points; limited to half of the width
  ///     and height of the rectangle.
  ///   - style: The curve of the corners.
  ///   - transform: The transform of the added points.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let size = CGSize(
      width: max(0, min(cornerSize.width, rect.width / 2)),
      height: max(0, min(cornerSize.height, rect.height / 2))
    )
    let outline = RoundedRectangleOutline(
      rect: rect.standardized,
      sizes: [size, size, size, size],
      style: style
    )
    addPath(outline.path, transform: transform)
  }

  /// Adds the outline of a rectangle with corners of different radii: a closed subpath that goes
  /// clockwise from the right side.
  ///
  /// - Parameters:
  ///   - rect: The rectangle. The null rectangle adds nothing.
  ///   - cornerRadii: The radii of the corners. If two radii do not fit on a side, all radii become
  ///     smaller by the same factor. Leading means left.
  ///   - style: The curve of the corners.
  ///   - transform: The transform of the added points.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    let outline = RoundedRectangleOutline(
      rect: rect,
      sizes: cornerRadii.fitted(to: rect.size).clockwise.map { CGSize(width: $0, height: $0) },
      style: style
    )
    addPath(outline.path, transform: transform)
  }
}

extension RectangleCornerRadii {
  fileprivate var clockwise: [CGFloat] { [bottomTrailing, bottomLeading, topLeading, topTrailing] }

  /// Returns the radii, reduced to fit a rectangle.
  ///
  /// If two radii do not fit on a side, all radii become smaller by the same factor. Negative radii
  /// become zero.
  ///
  /// - Parameter size: The size of the rectangle, in points.
  /// - Returns: The radii.
  package func fitted(to size: CGSize) -> RectangleCornerRadii {
    // With radii whose sum is infinite, the factor would be 0.
    let radii = clockwise.map { $0 > 1e100 ? size.width + size.height : max(0, $0) }
    var factor: CGFloat = 1
    for (index, side) in [size.width, size.height, size.width, size.height].enumerated() {
      let sum = radii[index] + radii[(index + 1) % 4]
      if sum > side { factor = min(factor, side / sum) }
    }
    return RectangleCornerRadii(
      topLeading: radii[2] * factor,
      bottomLeading: radii[1] * factor,
      bottomTrailing: radii[0] * factor,
      topTrailing: radii[3] * factor
    )
  }
}
