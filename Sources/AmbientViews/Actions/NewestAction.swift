import AmbientCore
import Synchronization

/// The newest of the actions that were given for one place.
///
/// What refers to it stays the same when another action comes: whoever only calls it has no reason to
/// run again.
final class NewestAction<Action> {
  private let lock = Mutex(())
  // Guarded by the lock.
  private var action: Action

  /// Begins with an action.
  init(_ action: Action) { self.action = action }

  /// The action that came last.
  var newest: Action {
    get { lock.exclusively { action } }
    set {
      // The old one goes away after the lock is open again: its end may be anything.
      var incoming = newValue
      lock.exclusively { swap(&action, &incoming) }
    }
  }
}

// The action is what is shared; the lock guards its place.
extension NewestAction: @unchecked Sendable where Action: Sendable {}

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
    return content.environment(keyPath, Action(place), fileID: fileID, line: line)
  }

  static var bodyName: String? { nil }
}
