public import AmbientCore
public import AmbientEnvironment
public import AmbientViews
public import Foundation

/// A view that reads its size and position in three dimensions.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D views. Write this in #if os(visionOS), and a GeometryReader in #else."
)
public struct GeometryReader3D<Content: View>: View {
  /// Nothing: the view cannot be used.
  public var body: some View { EmptyView() }

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy3D) -> Content) {}
}

/// The size and position of a view in three dimensions.
@available(
  *,
  unavailable,
  message: "Ambient has no 3D views. Write this in #if os(visionOS), and a GeometryProxy in #else."
)
@dynamicMemberLookup public struct GeometryProxy3D {
  /// Returns a property of the geometry.
  public subscript(dynamicMember name: String) -> CGFloat { 0 }
}

/// A scene that surrounds the user.
@available(
  *,
  unavailable,
  message: "Ambient has no immersive spaces. Write this in #if os(visionOS), and a window in #else."
)
public struct ImmersiveSpace<Content: View>: Scene {
  /// Nothing: the scene cannot be used.
  public var body: some Scene { WindowGroup { EmptyView() } }

  /// Creates a scene with an identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - content: Returns the views of the scene.
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

/// The action that opens a space around the user.
@available(
  *,
  unavailable,
  message:
    "Ambient has no immersive spaces. Write this in #if os(visionOS), and openWindow in #else."
)
public struct OpenImmersiveSpaceAction {
  /// Opens the space that has the identifier.
  ///
  /// - Parameter id: The identifier.
  /// - Returns: Whether the space opened.
  @discardableResult public func callAsFunction(id: String) async -> Bool { false }
}

/// The action that closes the space around the user.
@available(
  *,
  unavailable,
  message:
    "Ambient has no immersive spaces. Write this in #if os(visionOS), and dismissWindow in #else."
)
public struct DismissImmersiveSpaceAction {
  /// Closes the space.
  public func callAsFunction() async {}
}

extension EnvironmentValues {
  /// The action that opens a space around the user.
  @available(
    *,
    unavailable,
    message:
      "Ambient has no immersive spaces. Write this in #if os(visionOS), and openWindow in #else."
  )
  public var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }

  /// The action that closes the space around the user.
  @available(
    *,
    unavailable,
    message:
      "Ambient has no immersive spaces. Write this in #if os(visionOS), and dismissWindow in #else."
  )
  public var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }
}
