public import AmbientCore
public import AmbientViews
public import Foundation

/// The Liquid Glass material.
@available(
  *,
  unavailable,
  message: "There is no glass here. Use .background(.regularMaterial, in: …)."
)
public struct Glass: Equatable, Sendable {
  /// The regular material.
  public static var regular: Glass { Glass() }

  /// The clear material.
  public static var clear: Glass { Glass() }

  /// No material.
  public static var identity: Glass { Glass() }

  /// Returns the material in a color.
  public func tint(_ color: Color?) -> Glass { self }

  /// Returns a material that reacts to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The way in which glass appears and disappears.
@available(
  *,
  unavailable,
  message: "There is no glass here. Use .background(.regularMaterial, in: …)."
)
public struct GlassEffectTransition: Sendable {
  /// A change from the shape of another glass effect.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }

  /// A fade of the material.
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }

  /// No transition.
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
}

/// A container in which neighboring views of glass blend.
@available(
  *,
  unavailable,
  message:
    "There is no glass here. Write the content alone, with .background(.regularMaterial, in: …)."
)
public struct GlassEffectContainer<Content: View>: View {
  /// Nothing: the view cannot be used.
  public var body: some View { EmptyView() }

  /// Creates a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

extension View {
  /// Shows glass behind the view.
  @available(
    *,
    unavailable,
    message: "There is no glass here. Use .background(.regularMaterial, in: …)."
  )
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View { self }

  /// Shows glass of a shape behind the view.
  @available(
    *,
    unavailable,
    message: "There is no glass here. Use .background(.regularMaterial, in: …)."
  )
  public nonisolated func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View
  { self }

  /// Sets the identifier of the glass, for its transitions.
  @available(
    *,
    unavailable,
    message: "There is no glass here. Use .background(.regularMaterial, in: …)."
  )
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// Unites the glass of several views in one shape.
  @available(
    *,
    unavailable,
    message: "There is no glass here. Use .background(.regularMaterial, in: …)."
  )
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?,
    namespace: Namespace.ID
  ) -> some View { self }

  /// Sets the transition of the glass.
  @available(
    *,
    unavailable,
    message: "There is no glass here. Use .background(.regularMaterial, in: …)."
  )
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }
}
