public import AmbientCore

extension View {
  /// Gives the view a frame of a fixed size.
  ///
  /// - Parameters:
  ///   - width: The width in points; nil for the width of the view.
  ///   - height: The height in points; nil for the height of the view.
  ///   - alignment: The alignment of the view in the frame.
  /// - Returns: A view with the frame.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    framed(
      ElementAttributes(.width, width.doubleValue).setting(.height, to: height.doubleValue),
      alignment
    )
  }

  /// Returns the view unchanged.
  ///
  /// - Note: Accepted without effect.
  @available(*, deprecated, message: "Pass a width, a height or a limit; this form does nothing.")
  public nonisolated func frame() -> some View { self }

  /// Gives the view a frame whose size has limits.
  ///
  /// Lengths are in points. A limit that is nil sets no attribute of the element.
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width.
  ///   - idealWidth: The ideal width.
  ///   - maxWidth: The maximum width.
  ///   - minHeight: The minimum height.
  ///   - idealHeight: The ideal height.
  ///   - maxHeight: The maximum height.
  ///   - alignment: The alignment of the view in the frame.
  /// - Returns: A view with the frame.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    var attributes = ElementAttributes()
    attributes[.minWidth] = minWidth.doubleValue
    attributes[.idealWidth] = idealWidth.doubleValue
    attributes[.maxWidth] = maxWidth.doubleValue
    attributes[.minHeight] = minHeight.doubleValue
    attributes[.idealHeight] = idealHeight.doubleValue
    attributes[.maxHeight] = maxHeight.doubleValue
    return framed(attributes, alignment)
  }

  private nonisolated func framed(
    _ attributes: ElementAttributes,
    _ alignment: Alignment
  ) -> Wrapper<Self> {
    Wrapper(kind: .frame, attributes: attributes, content: self).aligned(alignment)
  }
}
