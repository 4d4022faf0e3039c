public import AmbientCore
public import AmbientEnvironment

/// The content of an immersive space.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public protocol ImmersiveSpaceContent {}

/// The builder of the content of an immersive space.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
@resultBuilder public struct ImmersiveSpaceContentBuilder {
  /// Returns nothing: the builder cannot be used.
  public static func buildBlock() {}
}

/// The brightness of the content of an immersive space.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public struct ImmersiveContentBrightness: Hashable, Sendable {}

/// Whether an immersive space is shown in the surroundings that the user chose.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public struct ImmersiveEnvironmentBehavior: Hashable, Sendable {}

/// A view in which the user chooses the surroundings.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public struct ImmersiveEnvironmentPicker<Content: View>: View {
  /// Nothing: the view cannot be used.
  public var body: some View { EmptyView() }

  /// Creates a picker.
  public init(@ViewBuilder content: () -> Content) {}
}

/// The proportions of an immersive space that covers a part of the room.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public struct ProgressiveImmersionAspectRatio: Hashable, Sendable {}

/// The surface on which a window or a volume stands.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public struct SurfaceSnappingInfo: Hashable, Sendable {}

/// The phase of an event in which the system moves the origin of the world.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public enum WorldRecenterPhase: Hashable, Sendable {
  /// The phase at the beginning of the event.
  case began
  /// The phase at the end of the event.
  case ended
}

/// A limitation of the tracking of the user's position.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public struct WorldTrackingLimitation: Hashable, Sendable {}

/// The identifier of the device that shows a remote immersive space.
@available(
  *,
  unavailable,
  message: "Ambient has no immersive spaces. Write this code in #if os(macOS)."
)
public struct RemoteDeviceIdentifier: Sendable {}

/// How the hands of the user activate a gesture.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public struct HandActivationBehavior: Hashable, Sendable {}

/// The phase that replaces the current phase of a hover effect.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public enum HoverEffectPhaseOverride: Hashable, Sendable {
  /// The phase in which the effect applies.
  case active
  /// The phase in which the effect does not apply.
  case inactive
}

extension EnvironmentValues {
  /// Whether the user prefers content that does not follow the head.
  @available(
    *,
    unavailable,
    message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
  )
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
}
