public import AmbientEnvironment

/// What a pencil does when the user taps or squeezes it.
@available(
  *,
  unavailable,
  message:
    "Ambient has no pencil settings. Choose an action yourself, or write this in #if os(iOS)."
)
public struct PencilPreferredAction: Hashable, Sendable {}

extension EnvironmentValues {
  /// What a double tap on the pencil does.
  @available(
    *,
    unavailable,
    message:
      "Ambient has no pencil settings. Choose an action yourself, or write this in #if os(iOS)."
  )
  public var preferredPencilDoubleTapAction: PencilPreferredAction { PencilPreferredAction() }

  /// What a squeeze of the pencil does.
  @available(
    *,
    unavailable,
    message:
      "Ambient has no pencil settings. Choose an action yourself, or write this in #if os(iOS)."
  )
  public var preferredPencilSqueezeAction: PencilPreferredAction { PencilPreferredAction() }
}
