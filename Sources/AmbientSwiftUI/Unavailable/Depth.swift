public import AmbientCore
public import AmbientLayout
public import AmbientViews
public import Foundation

extension View {
  /// Moves the view toward the user.
  @available(
    *,
    unavailable,
    message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
  )
  public nonisolated func offset(z: CGFloat) -> some View { self }

  /// Gives the view a depth.
  @available(
    *,
    unavailable,
    message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
  )
  public nonisolated func frame(
    depth: CGFloat?,
    alignment: DepthAlignment = .center
  ) -> some View { self }

  /// Puts a background of glass behind the view.
  @available(
    *,
    unavailable,
    message: "Ambient has no 3D content. Write this in #if os(visionOS), and glassEffect in #else."
  )
  public nonisolated func glassBackgroundEffect(
    displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View { self }

  /// Puts a background of glass in a shape behind the view.
  @available(
    *,
    unavailable,
    message: "Ambient has no 3D content. Write this in #if os(visionOS), and glassEffect in #else."
  )
  public nonisolated func glassBackgroundEffect(
    in shape: some InsettableShape,
    displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View { self }

  /// Shows a view beside the window.
  @available(
    *,
    unavailable,
    message: "Ambient has no ornaments. Write this in #if os(visionOS), and a toolbar in #else."
  )
  public nonisolated func ornament(
    visibility: Visibility = .automatic,
    attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment = .center,
    @ViewBuilder ornament: () -> some View
  ) -> some View { self }

  /// Applies effects that depend on the geometry in three dimensions.
  @available(
    *,
    unavailable,
    message: "Ambient has no 3D content. Write this in #if os(visionOS), and visualEffect in #else."
  )
  public nonisolated func visualEffect3D(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy3D) -> some VisualEffect
  ) -> some View { self }

  /// Performs an action when the user sees a volume from another side.
  @available(
    *,
    unavailable,
    message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
  )
  public nonisolated func onVolumeViewpointChange(
    initial: Bool = true,
    _ action: @escaping (Viewpoint3D, Viewpoint3D) -> Void
  ) -> some View { self }
}

/// An alignment along the axis of depth.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public struct DepthAlignment: Hashable, Sendable {
  /// The alignment in the middle.
  public static let center = DepthAlignment()

  /// The side toward the user.
  public static let front = DepthAlignment()

  /// The side away from the user.
  public static let back = DepthAlignment()
}

/// The condition under which a background of glass is shown.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this in #if os(visionOS), and glassEffect in #else."
)
public enum GlassBackgroundDisplayMode: Hashable, Sendable {
  /// `always` shows the background, `implicit` shows it only outside of other glass, and `never`
  /// hides it.
  case always, implicit, never
}

/// A shape and a kind of glass for backgrounds.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this in #if os(visionOS), and glassEffect in #else."
)
public protocol GlassBackgroundEffect {}

/// The place of an ornament.
@available(
  *,
  unavailable,
  message: "Ambient has no ornaments. Write this in #if os(visionOS), and a toolbar in #else."
)
public struct OrnamentAttachmentAnchor: Sendable {
  /// A place in the scene.
  public static func scene(_ anchor: UnitPoint) -> Self { Self() }
}

/// The side from which the user sees a volume.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public struct Viewpoint3D: Hashable, Sendable {}

/// A point in a box whose sides have the length 1.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public struct UnitPoint3D: Hashable, Sendable {}

/// Distances from the sides of a box.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public struct EdgeInsets3D: Hashable, Sendable {}

/// A side of a box.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public enum Edge3D: Hashable, Sendable {
  /// The top side.
  case top
  /// The side where a line of text begins.
  case leading
  /// The bottom side.
  case bottom
  /// The side where a line of text ends.
  case trailing
  /// The side toward the user.
  case front
  /// The side away from the user.
  case back
}

/// A gesture of two fingers or two hands that rotates a view around any axis.
@available(
  *,
  unavailable,
  message:
    "Ambient has no 3D content. Write this in #if os(visionOS), and a RotateGesture in #else."
)
public struct RotateGesture3D {
  /// Creates a rotate gesture in three dimensions.
  public init() {}
}

/// A container that aligns its views with each other in three dimensions.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this in #if os(visionOS), and a ZStack in #else."
)
public struct SpatialContainer<Content: View>: View {
  /// Nothing: the view cannot be used.
  public var body: some View { EmptyView() }

  /// Creates a container.
  public init(@ViewBuilder content: () -> Content) {}
}

/// A length in meters or other physical units, converted to points.
@available(
  *,
  unavailable,
  message:
    "Ambient has no physical sizes. Write this in #if os(visionOS), and a size in points in #else."
)
@propertyWrapper public struct PhysicalMetric<Value> {
  /// The length in points.
  public let wrappedValue: Value

  /// Creates a length in points from a length in a physical unit.
  public init(wrappedValue: Value, from unit: UnitLength) { self.wrappedValue = wrappedValue }
}

/// The conversion between points and physical units.
@available(
  *,
  unavailable,
  message:
    "Ambient has no physical sizes. Write this in #if os(visionOS), and a size in points in #else."
)
public struct PhysicalMetricsConverter: Sendable {}
