public import AmbientCore
public import AmbientDrawing

extension View {
  /// Clips the view to a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape, in the space of the view.
  ///   - style: The rule for the interior of the shape, and whether the edges are smooth.
  /// - Returns: A view that is clipped.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S,
    style: FillStyle = FillStyle()
  ) -> some View {
    Wrapper(
      kind: .clip,
      attributes: shape._attributes,
      details: [ShapeDetail(shape, fillStyle: style)],
      content: self
    )
  }

  /// Limits pointer and touch input of the view to a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape, in the space of the view.
  ///   - eoFill: Whether the rule for the interior of the shape is the even-odd rule.
  /// - Returns: An element with the view inside.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the shape of the view for some purposes.
  ///
  /// - Parameters:
  ///   - kind: The purposes, such as pointer and touch input.
  ///   - shape: The shape, in the space of the view.
  ///   - eoFill: Whether the rule for the interior of the shape is the even-odd rule.
  /// - Returns: An element with the view inside.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View {
    var attributes = shape._attributes
    attributes[.contentShapeKinds] = kind == .interaction ? nil : kind.names
    return Wrapper(
      kind: .contentShape,
      attributes: attributes,
      details: [ShapeDetail(shape, fillStyle: FillStyle(eoFill: eoFill))],
      content: self
    )
  }

  /// Paints a shape behind the view.
  ///
  /// - Parameters:
  ///   - style: The color or style of the shape.
  ///   - shape: The shape, in the space of the view.
  ///   - fillStyle: The rule for the interior of the shape, and whether the edges are smooth.
  /// - Returns: A view with the background.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    Painted(
      kind: .background,
      style: AnyShapeStyle(style),
      attributes: shape._attributes,
      shape: PaintedShape(shape: shape, fillStyle: fillStyle),
      content: self
    )
  }

  /// Paints a shape behind the view, using the background style of the environment.
  ///
  /// - Parameters:
  ///   - shape: The shape, in the space of the view.
  ///   - fillStyle: The rule for the interior of the shape, and whether the edges are smooth.
  /// - Returns: A view with the background.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func background<S: Shape>(
    in shape: S,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Paints a shape over the view.
  ///
  /// - Parameters:
  ///   - style: The color or style of the shape.
  ///   - shape: The shape, in the space of the view.
  ///   - fillStyle: The rule for the interior of the shape, and whether the edges are smooth.
  /// - Returns: A view with the overlay.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    Painted(
      kind: .overlay,
      style: AnyShapeStyle(style),
      attributes: shape._attributes,
      shape: PaintedShape(shape: shape, fillStyle: fillStyle),
      content: self
    )
  }

  /// Multiplies the opacity of the view by the opacity of a mask, at each point.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the mask in relation to the view.
  ///   - mask: The views of the mask.
  /// - Returns: A view that is masked.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    Layered(kind: .mask, base: self, layer: Wrapper.layer(mask(), alignment))
  }

  /// Multiplies the opacity of the view by the opacity of another view, at each point.
  ///
  /// - Parameter mask: The other view.
  /// - Returns: A view that is masked.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    self.mask { mask }
  }
}

/// The purposes for which a view has a shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the purposes.
  public let rawValue: Int

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Pointer and touch input.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture of a view that is dragged or dropped.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture of a view whose context menu is open.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The effect under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The ring around a view in focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// The frame that assistive technologies show.
  public static let accessibility = ContentShapeKinds(rawValue: 32)

  /// The names of the purposes in attributes, such as `interaction dragPreview`.
  fileprivate var names: String {
    let all: [(ContentShapeKinds, String)] = [
      (.interaction, "interaction"), (.dragPreview, "dragPreview"),
      (.contextMenuPreview, "contextMenuPreview"), (.hoverEffect, "hoverEffect"),
      (.focusEffect, "focusEffect"), (.accessibility, "accessibility"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}
