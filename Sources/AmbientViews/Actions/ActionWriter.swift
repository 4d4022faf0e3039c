import AmbientCore
import AmbientSupport

/// What a view finds in its surroundings and calls.
protocol EnvironmentAction {
  /// The type of the function behind it.
  associatedtype Function

  /// Makes an action that calls the newest function.
  init(_ newest: NewestAction<Function>)
}

/// Puts an action into surroundings, in a place that stays: a new function from the next run of the
/// view around it wakes nobody.
struct ActionWriter<Action: EnvironmentAction> {
  let keyPath: WritableKeyPath<EnvironmentValues, Action?>
  let function: Action.Function
  let fileID: StaticString
  let line: UInt

  @State private var place: NewestAction<Action.Function>

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
    place = NewestAction(function)
  }
}

extension ActionWriter: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    place.newest = function
    return content.modifier(
      _EnvironmentKeyWritingModifier(
        keyPath: keyPath,
        value: Action(place),
        fileID: fileID,
        line: line
      )
    )
  }

  static var bodyName: String? { nil }
}
