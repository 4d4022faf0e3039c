import AmbientCore
import AmbientSupport
import AmbientTextHost

/// A program with windows.
///
/// ```swift
/// @main
/// struct Jukebox: App {
///   @State private var library = Library()
///
///   var body: some Scene {
///     WindowGroup("Jukebox") { Songs() }
///       .environment(library)
///   }
/// }
/// ```
///
/// A host shows it: the one named by `--host` on the command line, or else `text`.
///
/// - Invalidation: As for a ``View``: the body runs when something it read in its last run has changed.
@MainActor
@preconcurrency
public protocol App {
  /// The type of the body, inferred from it.
  associatedtype Body: Scene

  /// The scenes it is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the app, once, when the program begins.
  init()
}

extension App {
  /// Runs the app in the host that the command line names.
  @MainActor public static func main() {
    // The app first: its initializer may register hosts.
    let session = AppSession(Self.self)
    Launch(CommandLine.arguments, hosts: AppHosts.all(beside: TextHost.self)).run(session)
  }
}

/// Runs the body of an app as a view's.
struct AppBody<Owner: App> {
  private let owner: BodyOwner<Owner>

  init(owner: Owner) { self.owner = BodyOwner(value: owner) }
}

extension AppBody: View, NamedBody {
  var body: some View {
    if Owner.self is AnyClass { Diagnostic.mustBeValueType("apps", Owner.self).stop() }
    return owner.value.body._sceneViews
  }

  static var bodyName: String? { "\(Owner.self)" }
}
