public import AmbientCore
public import AmbientDrawing

extension View {
  /// Sets the shape that every ``ContainerRelativeShape`` and ``ConcentricRectangle`` in the view
  /// follows.
  ///
  /// ```swift
  /// Label("Rain", systemImage: "cloud.rain")
  ///   .padding(8)
  ///   .background(.blue, in: .containerRelative)    // with corners of 12 points
  ///   .padding(8)
  ///   .containerShape(.rect(cornerRadius: 20))
  /// ```
  ///
  /// - Parameter shape: The shape, in the space of the view.
  /// - Returns: An element with the view inside.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    container(shape)
  }

  /// Sets the shape that every ``ConcentricRectangle`` in the view follows.
  ///
  /// - Parameter shape: The rectangle with rounded corners, in the space of the view.
  /// - Returns: An element with the view inside.
  @_disfavoredOverload
  public nonisolated func containerShape(_ shape: some RoundedRectangularShape) -> some View {
    container(shape)
  }

  private nonisolated func container(_ shape: some Shape) -> some View {
    Wrapper(
      kind: .containerShape,
      attributes: shape._attributes,
      details: [ShapeDetail(shape)],
      content: self
    )
  }
}

/// A shape whose edge is parallel to the edge of a container.
package struct ConcentricShape {
  let container: any InsettableShape

  /// The distance between the edges of the container and of this shape, in points.
  let distance: CGFloat

  /// The length by which `inset(by:)` has moved the edge of this shape, in points.
  var amount: CGFloat = 0
}

extension ConcentricShape: InsettableShape, LibraryView {
  package nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    container.layoutDirectionBehavior
  }

  package nonisolated func path(in rect: CGRect) -> Path {
    let around = rect.insetBy(dx: -distance, dy: -distance)
    return path(of: container.inset(by: distance + amount), in: around)
  }

  private nonisolated func path(of shape: some Shape, in rect: CGRect) -> Path {
    shape.path(in: rect)
  }

  package nonisolated func inset(by amount: CGFloat) -> ConcentricShape {
    ConcentricShape(container: container, distance: distance, amount: self.amount + amount)
  }
}

extension ShapeDetail {
  /// Returns a copy of the detail, with the shape adapted to a container.
  ///
  /// The edge of a ``ContainerRelativeShape`` becomes parallel to the edge of the container. For a
  /// ``ConcentricRectangle``, `distance` applies to all corners.
  ///
  /// - Parameters:
  ///   - container: The detail of the nearest element of kind `ContainerShape` around the shape.
  ///   - distance: The distance from an edge of that element to the same edge of the shape's
  ///     element, in points. If the four edges have different distances, pass the smallest one.
  /// - Returns: The copy. It is unchanged if the shape does not depend on a container, or if a
  ///   ``ContainerRelativeShape`` has a container whose shape is not an ``InsettableShape``.
  public func following(_ container: ShapeDetail, at distance: CGFloat) -> ShapeDetail {
    guard followsContainer else { return self }
    let distance = max(0, distance)
    if let rectangle = concentricRectangle {
      return concentric(rectangle, container, size: nil) { _ in distance }
    }
    guard let outer = container.shape as? any InsettableShape else { return self }
    let concentric = ConcentricShape(
      container: outer,
      distance: distance,
      amount: (shape as? InsetOutlineShape<ContainerRelativeShape>)?.amount ?? 0
    )
    return ShapeDetail(concentric, fillStyle: fillStyle, layers: layers)
  }
}
