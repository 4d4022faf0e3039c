public import AmbientCore
import AmbientSupport

/// Menus and commands of an app.
///
/// A type of your own has a body made of other commands, and may hold `@Environment` and `@State`.
@MainActor
@preconcurrency
public protocol Commands {
  /// The type of the body, inferred from it.
  associatedtype Body: Commands

  /// The commands it is made of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// The type of the views that show it.
  associatedtype _CommandsViews: View = _CommandsBody<Self>

  /// The views that show it.
  nonisolated var _commandsViews: _CommandsViews { get }
}

extension Commands where _CommandsViews == _CommandsBody<Self> {
  /// A view that runs the body.
  public nonisolated var _commandsViews: _CommandsBody<Self> { _CommandsBody(owner: self) }
}

extension Commands where Body == Never {
  /// Stops the program: there is no body.
  public var body: Never { Diagnostic.neverBody(Self.self).stop() }
}

extension Never: Commands {
  /// Cannot be asked for, because there is no value to ask.
  public nonisolated var _commandsViews: EmptyView { EmptyView() }
}

/// Runs the body of commands as a view's.
public struct _CommandsBody<Owner: Commands> {
  private let owner: BodyOwner<Owner>

  nonisolated init(owner: Owner) { self.owner = BodyOwner(value: owner) }
}

extension _CommandsBody: View, NamedBody {
  /// What the body of the commands is shown as.
  public var body: some View {
    if Owner.self is AnyClass { Diagnostic.mustBeValueType("commands", Owner.self).stop() }
    return owner.value.body._commandsViews
  }

  /// The name of the commands' type.
  package static var bodyName: String? { "\(Owner.self)" }
}

extension Group: Commands where Content: Commands {
  /// Groups commands.
  public nonisolated init(@CommandsBuilder content: () -> Content) {
    self = .of(content())
  }

  /// The views that show it.
  public nonisolated var _commandsViews: Content._CommandsViews { content._commandsViews }
}

extension Scene {
  /// Adds menus and commands to the app.
  ///
  /// They inherit from the place of the modifier among the scenes.
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    ViewsScene(
      TupleView((_sceneViews, Wrapper(kind: .commands, content: content()._commandsViews)))
    )
  }
}
