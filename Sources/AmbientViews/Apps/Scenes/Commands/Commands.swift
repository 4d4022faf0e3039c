public import AmbientCore
import AmbientSupport

/// The menus and command groups of an app.
///
/// A custom type has a body that combines other commands. The type may have properties such as
/// `@Environment` and `@State`:
///
/// ```swift
/// struct GameCommands: Commands {
///   @State private var isPaused = false
///
///   var body: some Commands {
///     CommandMenu("Game") { Toggle("Pause", isOn: $isPaused) }
///   }
/// }
/// ```
///
/// - Invalidation: Like the body of a ``View``, the body runs again after a change of a value that
///   it read in its last run.
@MainActor
@preconcurrency
public protocol Commands {
  /// The type of the body, inferred from the implementation of ``body``.
  associatedtype Body: Commands

  /// The commands that this type combines.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// The type of ``_commandsViews``.
  associatedtype _CommandsViews: View = _CommandsBody<Self>

  /// The views that represent the commands in the view tree.
  nonisolated var _commandsViews: _CommandsViews { get }
}

extension Commands where _CommandsViews == _CommandsBody<Self> {
  /// A view that runs the body of the commands.
  public nonisolated var _commandsViews: _CommandsBody<Self> { _CommandsBody(owner: self) }
}

extension Commands where Body == Never {
  /// Stops the program with a message, because the type has no body.
  public var body: Never { Diagnostic.neverBody(Self.self).stop() }
}

extension Never: Commands {
  /// An empty view, which is never read because `Never` has no values.
  public nonisolated var _commandsViews: EmptyView { EmptyView() }
}

/// A view that runs the body of commands.
public struct _CommandsBody<Owner: Commands> {
  private let owner: BodyOwner<Owner>

  nonisolated init(owner: Owner) { self.owner = BodyOwner(value: owner) }
}

extension _CommandsBody: View, NamedBody {
  /// The views of the commands in the body.
  public var body: some View { owner.value(describing: "commands").body._commandsViews }

  /// The name under which reports list the body: the name of the type that has the body.
  package static var bodyName: String? { "\(Owner.self)" }
}

extension Group: Commands where Content: Commands {
  /// Creates a group of commands.
  ///
  /// - Parameter content: The commands of the group.
  public nonisolated init(@CommandsBuilder content: () -> Content) {
    self = .of(content())
  }

  /// The views of the commands in the group.
  public nonisolated var _commandsViews: Content._CommandsViews { content._commandsViews }
}
