public import AmbientCore
import AmbientSupport

/// A part of an app, such as a group of windows.
///
/// A custom scene has a body that combines other scenes. The custom scene may have properties such
/// as `@Environment` and `@State`:
///
/// ```swift
/// struct Editors: Scene {
///   @Environment(\.scenePhase) private var phase
///
///   var body: some Scene {
///     WindowGroup("Editor", id: "editor") { Editor() }
///       .onChange(of: phase) { if phase == .background { save() } }
///   }
/// }
/// ```
///
/// - Invalidation: Like the body of a ``View``, the body runs again after a change of a value that
///   it read in its last run.
@MainActor
@preconcurrency
public protocol Scene {
  /// The type of the body, inferred from the implementation of ``body``.
  associatedtype Body: Scene

  /// The scenes that this scene combines.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The type of ``_sceneViews``.
  associatedtype _SceneViews: View = _SceneBody<Self>

  /// The views that represent the scene in the view tree.
  nonisolated var _sceneViews: _SceneViews { get }
}

extension Scene where _SceneViews == _SceneBody<Self> {
  /// A view that runs the body of the scene.
  public nonisolated var _sceneViews: _SceneBody<Self> { _SceneBody(owner: self) }
}

extension Scene where Body == Never {
  /// Stops the program with a message, because the scene has no body.
  public var body: Never { Diagnostic.neverBody(Self.self).stop() }
}

extension Never: Scene {
  /// An empty view, which is never read because `Never` has no values.
  public nonisolated var _sceneViews: EmptyView { EmptyView() }
}

/// A view that runs the body of a scene.
public struct _SceneBody<Owner: Scene> {
  private let owner: BodyOwner<Owner>

  nonisolated init(owner: Owner) { self.owner = BodyOwner(value: owner) }
}

extension _SceneBody: View, NamedBody {
  /// The views of the scenes in the body.
  public var body: some View { owner.value(describing: "scenes").body._sceneViews }

  package static var bodyName: String? { "\(Owner.self)" }
}

/// A scene that consists of given views, such as the result of a scene modifier.
package struct ViewsScene<Views: View> {
  package let _sceneViews: Views

  package nonisolated init(_ views: Views) { _sceneViews = views }
}

extension ViewsScene: Scene {
  package typealias Body = Never
}

extension Group: Scene where Content: Scene {
  /// Creates a group of scenes.
  ///
  /// - Parameter content: The scenes of the group.
  public nonisolated init(@SceneBuilder content: () -> Content) { self = .of(content()) }

  /// The views of the scenes in the group.
  public nonisolated var _sceneViews: Content._SceneViews { content._sceneViews }
}
