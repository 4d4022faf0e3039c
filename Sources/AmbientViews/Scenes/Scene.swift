public import AmbientCore
import AmbientSupport

/// A part of an app with a life of its own: windows, and what belongs to them.
///
/// A scene of your own has a body made of other scenes, and may hold `@Environment` and `@State`:
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
/// - Invalidation: As for a ``View``: the body runs when something it read in its last run has changed.
@MainActor
@preconcurrency
public protocol Scene {
  /// The type of the body, inferred from it.
  associatedtype Body: Scene

  /// The scenes it is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The type of the views that show it.
  associatedtype _SceneViews: View = _SceneBody<Self>

  /// The views that show it.
  nonisolated var _sceneViews: _SceneViews { get }
}

extension Scene where _SceneViews == _SceneBody<Self> {
  /// A view that runs the body.
  public nonisolated var _sceneViews: _SceneBody<Self> { _SceneBody(owner: self) }
}

extension Scene where Body == Never {
  /// Stops the program: there is no body.
  public var body: Never { Diagnostic.neverBody(Self.self).stop() }
}

extension Never: Scene {
  /// Cannot be asked for, because there is no value to ask.
  public nonisolated var _sceneViews: EmptyView { EmptyView() }
}

/// Runs the body of a scene as a view's.
public struct _SceneBody<Owner: Scene> {
  private let owner: BodyOwner<Owner>

  nonisolated init(owner: Owner) { self.owner = BodyOwner(value: owner) }
}

extension _SceneBody: View, NamedBody {
  /// What the body of the scene is shown as.
  public var body: some View {
    if Owner.self is AnyClass { Diagnostic.mustBeValueType("scenes", Owner.self).stop() }
    return owner.value.body._sceneViews
  }

  /// The name of the scene's type.
  package static var bodyName: String? { "\(Owner.self)" }
}

/// A scene that is shown as certain views: what the modifiers of scenes make.
package struct ViewsScene<Views: View> {
  package let _sceneViews: Views

  package nonisolated init(_ views: Views) { _sceneViews = views }
}

extension ViewsScene: Scene {
  package typealias Body = Never
}

extension Group: Scene where Content: Scene {
  /// Groups scenes.
  public nonisolated init(@SceneBuilder content: () -> Content) { self = .of(content()) }

  /// The views that show it.
  public nonisolated var _sceneViews: Content._SceneViews { content._sceneViews }
}
