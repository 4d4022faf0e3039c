public import AmbientEnvironment

/// A rule by which a text chooses one of its variants.
@available(
  *,
  unavailable,
  message: "Ambient has no variants of texts. Offer several texts to ViewThatFits."
)
public protocol TextVariantPreference {}

/// The rule by which a text always has the same variant.
@available(
  *,
  unavailable,
  message: "Ambient has no variants of texts. Offer several texts to ViewThatFits."
)
public struct FixedTextVariant: Sendable {}

/// The rule by which a text has the longest variant that fits.
@available(
  *,
  unavailable,
  message: "Ambient has no variants of texts. Offer several texts to ViewThatFits."
)
public struct SizeDependentTextVariant: Sendable {}

/// The forms in which formatted texts are transferred.
@available(
  *,
  unavailable,
  message: "Ambient transfers no formatted texts. Transfer a String or a type of your own."
)
public enum AttributedTextFormatting {}

/// The state of the find navigator.
@available(
  *,
  unavailable,
  message: "Ambient only shows and hides the find navigator. Use findNavigator(isPresented:)."
)
public struct FindContext: Sendable {}

extension EnvironmentValues {
  /// The state of the find navigator; nil without a find navigator.
  @available(
    *,
    unavailable,
    message: "Ambient only shows and hides the find navigator. Use findNavigator(isPresented:)."
  )
  public var findContext: FindContext? { nil }
}
