import AmbientCore
import AmbientSupport

/// An action that a view reads from the environment and calls.
protocol EnvironmentAction {
  /// The type of the function that the action calls.
  associatedtype Function

  /// Creates an action that calls the newest function.
  init(_ newest: NewestAction<Function>)
}

/// A modifier that sets an action in the environment.
///
/// The environment value refers to the same `NewestAction`, the box of the function, for the
/// lifetime of the modifier. A new function from the next run of the parent's body therefore
/// invalidates no reader of the action.
struct ActionWriter<Action: EnvironmentAction> {
  let keyPath: WritableKeyPath<EnvironmentValues, Action?>
  let function: Action.Function
  let fileID: StaticString
  let line: UInt

  @State private var storedFunction: NewestAction<Action.Function>

  init(
    _ keyPath: WritableKeyPath<EnvironmentValues, Action?>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ function: Action.Function
  ) {
    self.keyPath = keyPath
    self.function = function
    self.fileID = fileID
    self.line = line
    storedFunction = NewestAction(function)
  }
}

extension ActionWriter: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    storedFunction.newest = function
    return content.modifier(
      _EnvironmentKeyWritingModifier(
        keyPath: keyPath,
        value: Action(storedFunction),
        fileID: fileID,
        line: line
      )
    )
  }

  static var bodyName: String? { nil }
}
