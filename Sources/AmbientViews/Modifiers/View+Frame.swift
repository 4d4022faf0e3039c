public import AmbientCore

extension View {
  /// Gives the view a width and a height, in points; nil for its own.
  public nonisolated func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    framed(["width": width, "height": height], alignment)
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
    framed(
      [
        "minWidth": minWidth, "idealWidth": idealWidth, "maxWidth": maxWidth,
        "minHeight": minHeight, "idealHeight": idealHeight, "maxHeight": maxHeight,
      ],
      alignment
    )
  }

  private nonisolated func framed(
    _ lengths: [String: CGFloat?],
    _ alignment: Alignment
  ) -> Wrapper<Self> {
    var attributes = lengths.compactMapValues { $0.map(ElementValue.length) }
    if alignment != .center { attributes["alignment"] = .string(alignment.name) }
    return Wrapper(kind: .frame, attributes: attributes, content: self)
  }
}
