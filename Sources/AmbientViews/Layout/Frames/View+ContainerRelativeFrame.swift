public import AmbientCore

extension View {
  /// Gives the view a frame that is as large as its container.
  ///
  /// The container is the nearest enclosing scroll view, list, form, page, tab or split view
  /// column. Without such a view, the container is the window. The size of the container excludes
  /// the safe area insets, and the content margins of a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the frame has the length of the container.
  ///   - alignment: The alignment of the view in the frame.
  /// - Returns: A view with the frame.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    Wrapper(
      kind: .containerRelativeFrame,
      attributes: ElementAttributes(.axes, axes.names),
      content: self
    )
    .aligned(alignment)
  }

  /// Gives the view a frame that is as large as a part of its container.
  ///
  /// The container is divided into `count` equal parts with `spacing` between them. The frame is as
  /// long as `span` parts and the distances between these parts:
  ///
  /// ```swift
  /// // Three photos, side by side, fill the width of the scroll view.
  /// PhotoView(photo).containerRelativeFrame(.horizontal, count: 3, spacing: 8)
  /// ```
  ///
  /// - Parameters:
  ///   - axes: The directions in which the frame depends on the container.
  ///   - count: The number of parts of the container.
  ///   - span: The number of parts that the frame takes up.
  ///   - spacing: The distance between two parts, in points.
  ///   - alignment: The alignment of the view in the frame.
  /// - Returns: A view with the frame.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    var attributes = ElementAttributes(.axes, axes.names).setting(.count, to: count)
    if span != 1 { attributes[.span] = span }
    attributes[.spacing] = Double(spacing)
    return Wrapper(kind: .containerRelativeFrame, attributes: attributes, content: self)
      .aligned(alignment)
  }

  /// Gives the view a frame whose lengths a function computes.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the frame depends on the container.
  ///   - alignment: The alignment of the view in the frame.
  ///   - length: Receives the length of the container and the axis. Returns the length of the
  ///     frame. Lengths are in points. If the frame resizes its container, such as a scroll view
  ///     that has no fixed length along the axis, the function runs again at most twice; a further
  ///     run is dropped with a warning.
  /// - Returns: A view with the frame.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    Wrapper(
      kind: .containerRelativeFrame,
      attributes: ElementAttributes(.axes, axes.names),
      details: [ContainerLengthDetail(length)],
      content: self
    )
    .aligned(alignment)
  }
}

/// The lengths of an element of kind ``ElementKind/containerRelativeFrame``, as a function of the
/// lengths of its container.
public struct ContainerLengthDetail: ElementDetail {
  /// Returns the length of the frame, in points.
  ///
  /// The arguments are the length of the container and the axis.
  public let length: (CGFloat, Axis) -> CGFloat

  /// Creates a detail with a function.
  ///
  /// - Parameter length: Returns the length of the frame in points, given the length of the
  ///   container and the axis.
  public init(_ length: @escaping (CGFloat, Axis) -> CGFloat) { self.length = length }

  /// Returns false, because two closures cannot be compared.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Always false.
  public func isSame(as other: ContainerLengthDetail) -> Bool { false }
}
