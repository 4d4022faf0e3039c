/// A type that provides views for previews.
///
/// Ambient itself shows no previews. The type exists so that code with previews compiles.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// The type of the previews, inferred from ``previews``.
  associatedtype Previews: View

  /// The views to preview.
  @ViewBuilder static var previews: Previews { get }

  /// The platform to preview on; nil (the default) lets the tool choose.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The default platform: nil, which lets the tool choose.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform to preview on.
///
/// - Note: Accepted without effect.
public enum PreviewPlatform: Hashable, Sendable {
  /// The iPhone and iPad platform.
  case iOS
  /// The Mac platform.
  case macOS
  /// The Apple TV platform.
  case tvOS
  /// The Apple Watch platform.
  case watchOS
}

/// The name of a device to preview on.
///
/// - Note: Accepted without effect.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device from its name.
  ///
  /// - Parameter rawValue: The name of the device.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device from its name as a literal.
  ///
  /// - Parameter value: The name of the device.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The size of the container that a preview appears in.
///
/// - Note: Accepted without effect.
public enum PreviewLayout: Hashable, Sendable {
  /// The size of the device.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A fixed size, in points.
  case fixed(width: Double, height: Double)
}

/// The orientation of a device.
///
/// - Note: Accepted without effect.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable, Identifiable {
  /// The name of the orientation.
  public let id: String

  /// The upright orientation.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// The upside-down orientation.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// The orientation of a device that is turned to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// The orientation of a device that is turned to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// The four orientations.
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

extension View {
  /// Names a preview.
  ///
  /// A tool that shows previews reads the call in the source code.
  ///
  /// - Note: Accepted without effect.
  ///
  /// - Parameter value: The name; nil for the default name.
  /// - Returns: The same view.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

  /// Sets the container size of a preview.
  ///
  /// A tool that shows previews reads the call in the source code.
  ///
  /// - Note: Accepted without effect.
  ///
  /// - Parameter value: The container size.
  /// - Returns: The same view.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the device of a preview.
  ///
  /// A tool that shows previews reads the call in the source code.
  ///
  /// - Note: Accepted without effect.
  ///
  /// - Parameter value: The device; nil for the default device.
  /// - Returns: The same view.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets the device orientation of a preview.
  ///
  /// A tool that shows previews reads the call in the source code.
  ///
  /// - Note: Accepted without effect.
  ///
  /// - Parameter value: The orientation.
  /// - Returns: The same view.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
}
