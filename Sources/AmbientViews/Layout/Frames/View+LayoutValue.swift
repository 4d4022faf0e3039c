public import AmbientCore

extension View {
  /// Gives a value to the layout of the view's container.
  ///
  /// The layout reads the value as `subview[key]`. See ``LayoutValueKey``.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - value: The value.
  /// - Returns: A view with the value.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type,
    value: K.Value
  ) -> some View {
    Wrapper(
      kind: .layoutValue,
      attributes: ElementAttributes(.key, "\(key)"),
      details: [LayoutValueDetail(key, value)],
      content: self
    )
  }

  /// Sets the position of a horizontal alignment guide of the view.
  ///
  /// A container that aligns its views at the guide puts the guides of all its views on one line:
  ///
  /// ```swift
  /// VStack(alignment: .leading) {
  ///   Text("Title")
  ///   Text("indented").alignmentGuide(.leading) { $0[.leading] - 20 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: Receives the size and the other guides of the view. Returns the position,
  ///     in points from the leading edge of the view.
  /// - Returns: A view with the guide.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    aligned(at: guide.guide, computeValue)
  }

  /// Sets the position of a vertical alignment guide of the view.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: Receives the size and the other guides of the view. Returns the position,
  ///     in points from the top of the view.
  /// - Returns: A view with the guide.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    aligned(at: guide.guide, computeValue)
  }

  private nonisolated func aligned(
    at guide: AlignmentGuide,
    _ position: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    Wrapper(
      kind: .alignmentGuide,
      attributes: ElementAttributes(.guide, guide.name),
      details: [AlignmentGuideDetail(guide, position: position)],
      content: self
    )
  }
}
