import AmbientCore
import AmbientTextHost

/// A program whose windows are described by the scenes in its body.
///
/// ```swift
/// @main
/// struct Jukebox: App {
///   @State private var library = SongLibrary()
///
///   var body: some Scene {
///     WindowGroup("Jukebox") { Songs() }
///       .environment(library)
///   }
/// }
/// ```
///
/// A host shows the app. The option `--host` on the command line chooses the host by its name;
/// without the option, the host `text` shows the app.
///
/// - Invalidation: Like the body of a ``View``, the body runs again after a change of a value that
///   it read in its last run.
@MainActor
@preconcurrency
public protocol App {
  /// The type of the body, inferred from the implementation of ``body``.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app.
  ///
  /// The library calls the initializer once, when the program starts.
  init()
}

extension App {
  /// Runs the app in the host that the command line names, or else in the host `text`.
  @MainActor public static func main() {
    // Creating the session runs the app's initializer, which may register hosts. Therefore the
    // hosts are listed afterward.
    let session = AppSession(Self.self)
    Launch(CommandLine.arguments, hosts: AppHosts.all(beside: TextHost.self)).run(session)
  }
}

/// A view that runs the body of an app.
struct AppBody<Owner: App> {
  private let owner: BodyOwner<Owner>

  init(owner: Owner) { self.owner = BodyOwner(value: owner) }
}

extension AppBody: View, NamedBody {
  var body: some View { owner.value(describing: "apps").body._sceneViews }

  static var bodyName: String? { "\(Owner.self)" }
}
