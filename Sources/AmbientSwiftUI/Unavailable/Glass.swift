public import AmbientCore
public import AmbientViews
public import Foundation

/// A kind of glass.
@available(
  *,
  unavailable,
  message: "There is no glass here. Use .background(.regularMaterial, in: …)."
)
public struct Glass: Equatable, Sendable {
  /// A kind of glass.
  public static var regular: Glass { Glass() }

  /// A kind of glass.
  public static var clear: Glass { Glass() }

  /// A kind of glass.
  public static var identity: Glass { Glass() }

  /// Returns glass of a color.
  public func tint(_ color: Color?) -> Glass { self }

  /// Returns glass that reacts to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How glass appears.
@available(
  *,
  unavailable,
  message: "There is no glass here. Use .background(.regularMaterial, in: …)."
)
public struct GlassEffectTransition: Sendable {
  /// A change of the form.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }

  /// A fade.
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }

  /// No transition.
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
}

/// Views of glass that flow together.
@available(
  *,
  unavailable,
  message:
    "There is no glass here. Use .background(.regularMaterial, in: …). Write the content without a container."
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

  /// Names the glass of the view.
  @available(
    *,
    unavailable,
    message: "There is no glass here. Use .background(.regularMaterial, in: …)."
  )
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// Unites the glass of several views.
  @available(
    *,
    unavailable,
    message: "There is no glass here. Use .background(.regularMaterial, in: …)."
  )
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?,
    namespace: Namespace.ID
  ) -> some View { self }

  /// Sets how the glass appears.
  @available(
    *,
    unavailable,
    message: "There is no glass here. Use .background(.regularMaterial, in: …)."
  )
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }
}
