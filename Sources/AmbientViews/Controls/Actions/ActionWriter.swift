import AmbientCore
import AmbientSupport

/// An action that a view reads from the environment and calls.
protocol EnvironmentAction {
  associatedtype Function

  init(_ newest: NewestAction<Function>)
}

/// A modifier that sets an action in the environment.
///
/// `NewestAction` is an object that stores the newest function. The environment value refers to the
/// same object for the lifetime of the modifier. When the parent's body creates a new function, the
/// object stores it. No reader of the action is invalidated.
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
