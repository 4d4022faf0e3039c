/// An identifier of an alignment along the axis of depth.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public protocol DepthAlignmentID {}

/// The size and the alignment guides of a view in three dimensions.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public struct ViewDimensions3D: Hashable, Sendable {}

/// A coordinate space in three dimensions.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public protocol GeometryProxyCoordinateSpace3D {}

/// One of the four sides from which the user sees a volume.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public enum SquareAzimuth: Hashable, Sendable {
  /// The side in front.
  case front
  /// The left side.
  case left
  /// The right side.
  case right
  /// The side behind.
  case back
}

/// The side from which the user sees a volume, in three dimensions.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public enum SquareAzimuth3D: Hashable, Sendable {
  /// The side in front.
  case front
  /// The left side.
  case left
  /// The right side.
  case right
  /// The side behind.
  case back
}

/// Whether a program is notified of each side from which the user sees a volume, or only of sides
/// that the volume supports.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D content. Write this code in #if os(visionOS)."
)
public struct VolumeViewpointUpdateStrategy: Sendable {
  /// The program is notified of all sides.
  public static let all = VolumeViewpointUpdateStrategy()

  /// The program is notified of supported sides.
  public static let supported = VolumeViewpointUpdateStrategy()
}
