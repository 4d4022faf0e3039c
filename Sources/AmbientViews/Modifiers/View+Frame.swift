public import AmbientCore

extension View {
  /// Gives the view a width and a height, in points; nil for its own.
  public nonisolated func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    framed(
      ElementAttributes(.width, width.inPoints).setting(.height, to: height.inPoints),
      alignment
    )
  }

  /// Sets the limits of the view's width and height, in points; nil for its own.
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
    attributes[.minWidth] = minWidth.inPoints
    attributes[.idealWidth] = idealWidth.inPoints
    attributes[.maxWidth] = maxWidth.inPoints
    attributes[.minHeight] = minHeight.inPoints
    attributes[.idealHeight] = idealHeight.inPoints
    attributes[.maxHeight] = maxHeight.inPoints
    return framed(attributes, alignment)
  }

  private nonisolated func framed(
    _ attributes: ElementAttributes,
    _ alignment: Alignment
  ) -> Wrapper<Self> {
    var attributes = attributes
    if alignment != .center { attributes[.alignment] = alignment.name }
    return Wrapper(kind: .frame, attributes: attributes, content: self)
  }
}

extension CGFloat? {
  /// The length as attributes have it.
  fileprivate var inPoints: Double? { map { Double($0) } }
}
