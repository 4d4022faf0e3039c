/// Views to be previewed.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }

  /// Where they are previewed; nil where the tool wants to.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Where the tool wants to.
  public static var platform: PreviewPlatform? { nil }
}

/// A kind of device.
public enum PreviewPlatform: Hashable, Sendable {
  /// A phone.
  case iOS
  /// A computer.
  case macOS
  /// A television.
  case tvOS
  /// A watch.
  case watchOS
}

/// The name of a device.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String

  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Names a device.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How large the place is in which a view is previewed.
public enum PreviewLayout: Hashable, Sendable {
  /// As large as a device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// As large as is said here.
  case fixed(width: Double, height: Double)
}

/// Which way a device is held.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable, Identifiable {
  /// The name of the orientation.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// On its head.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// Turned to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// Turned to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All four.
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

extension View {
  /// Names a preview; for tools that read it, and nothing else.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

  /// Chooses the place of a preview; for tools that read it, and nothing else.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Chooses the device of a preview; for tools that read it, and nothing else.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Chooses which way the device of a preview is held; for tools that read it, and nothing else.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
}
