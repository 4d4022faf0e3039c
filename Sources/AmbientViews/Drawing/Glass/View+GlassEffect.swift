public import AmbientCore
public import AmbientHosting

extension View {
  /// Shows glass behind the view.
  ///
  /// - Parameters:
  ///   - glass: The material.
  ///   - shape: The shape of the glass. The shape fills the frame of the view.
  /// - Returns: A view with the glass.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular,
    in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    Painted(
      kind: .glassEffect,
      style: glass.style,
      attributes: shape._attributes.merging(glass.attributes),
      shape: PaintedShape(shape: shape, fillStyle: FillStyle()),
      content: self
    )
  }

  /// Sets the identifier of the view's glass.
  ///
  /// When one view replaces another, glass with the same identifier counts as the same glass.
  ///
  /// - Parameters:
  ///   - id: The identifier; nil for none.
  ///   - namespace: The namespace of the identifier.
  /// - Returns: A view with the identifier.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?,
    in namespace: Namespace.ID
  ) -> some View {
    Wrapper(
      kind: .glassGroup,
      attributes: ElementAttributes(.matchedID, id.map { "\($0)" }),
      details: [GlassGroupDetail(id: id.map { AnyHashable($0) }, namespace: namespace)],
      content: self
    )
  }

  /// Unites the glass of several views into one shape.
  ///
  /// - Parameters:
  ///   - id: The identifier of the shape; nil to keep the glass separate.
  ///   - namespace: The namespace of the identifier.
  /// - Returns: A view whose glass is a part of the shape.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?,
    namespace: Namespace.ID
  ) -> some View {
    Wrapper(
      kind: .glassGroup,
      attributes: ElementAttributes(.glassUnion, id.map { "\($0)" }),
      details: [GlassGroupDetail(union: id.map { AnyHashable($0) }, namespace: namespace)],
      content: self
    )
  }

  /// Sets the way in which the view's glass appears and disappears.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    Wrapper(
      kind: .glassGroup,
      attributes: ElementAttributes(.transition, transition.name),
      content: self
    )
  }
}

/// The identifiers of an element of kind ``ElementKind/glassGroup``.
public struct GlassGroupDetail: ElementDetail, Equatable {
  /// The identifier of the glass; nil for none.
  public var id: AnyHashable?

  /// The identifier that is the same for all views whose glass forms one shape; nil for none.
  public var union: AnyHashable?

  /// The namespace of ``id`` and ``union``.
  public var namespace: Namespace.ID
}

/// Views whose glass is drawn together.
///
/// Two glass effects in the container blend if the distance between them is at most the spacing.
///
/// ```swift
/// GlassEffectContainer(spacing: 20) {
///   HStack {
///     Image(systemName: "pencil").padding().glassEffect()
///     Image(systemName: "eraser").padding().glassEffect()
///   }
/// }
/// ```
///
/// - Note: Ambient only passes this on to the host.
public struct GlassEffectContainer<Content: View> {
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - spacing: The greatest distance, in points, at which glass effects blend; nil for the
  ///     host's default.
  ///   - content: The views.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }
}

extension GlassEffectContainer: View, LibraryView {
  /// The element of the container.
  public var body: some View {
    Wrapper(
      kind: .glassContainer,
      attributes: ElementAttributes(.spacing, spacing.map { Double($0) }),
      content: content
    )
  }
}
