public import AmbientCore
public import AmbientViews
public import Foundation

/// The style of immersion that the system chooses.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public struct AutomaticImmersionStyle: ImmersionStyle {
  /// Creates an automatic immersion style.
  public init() {}
}

/// The style that shows only the program, and hides the room.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public struct FullImmersionStyle: ImmersionStyle {
  /// Creates a full immersion style.
  public init() {}
}

/// The style that shows the program among the things in the room.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public struct MixedImmersionStyle: ImmersionStyle {
  /// Creates a mixed immersion style.
  public init() {}
}

/// The style that lets the user choose how much of the room stays visible.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public struct ProgressiveImmersionStyle: ImmersionStyle {
  /// Creates a progressive immersion style.
  public init() {}
}

/// A style of immersion.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public protocol ImmersionStyle {}

/// The immersion of the program before or after a change.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public struct ImmersionChangeContext: Sendable {}

/// The style of volumetric windows, which have a width, a height and a depth.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public struct VolumetricWindowStyle: WindowStyle {
  /// Nil, because no host has this style.
  public var _name: String? { nil }

  /// Creates a volumetric window style.
  public init() {}
}

@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
extension WindowStyle where Self == VolumetricWindowStyle {
  /// The style of volumetric windows, which have a width, a height and a depth.
  public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}

extension Scene {
  /// Sets the styles of an immersive space.
  @available(
    *,
    unavailable,
    message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
  )
  public nonisolated func immersionStyle(
    selection: Binding<any ImmersionStyle>,
    in styles: any ImmersionStyle...
  ) -> some Scene { self }

  /// Sets the size of new volumetric windows.
  @available(
    *,
    unavailable,
    message:
      "Ambient has no 3D windows. Write this in #if os(visionOS), and defaultSize(_:) in #else."
  )
  public nonisolated func defaultSize(
    width: CGFloat,
    height: CGFloat,
    depth: CGFloat
  ) -> some Scene { self }
}

extension View {
  /// Performs an action when the immersion changes.
  @available(
    *,
    unavailable,
    message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
  )
  public nonisolated func onImmersionChange(
    initial: Bool = true,
    _ action: @escaping (ImmersionChangeContext, ImmersionChangeContext) -> Void
  ) -> some View { self }
}

/// A scene that surrounds the user of another device.
@available(
  *,
  unavailable,
  message: "Ambient has no immersive spaces. Write this code in #if os(macOS)."
)
public struct RemoteImmersiveSpace<Content: View>: Scene {
  /// An empty window group, because the scene cannot be used.
  public var body: some Scene { WindowGroup { EmptyView() } }

  /// Creates a scene with an identifier.
  public init(id: String, @ViewBuilder content: () -> Content) {}
}
