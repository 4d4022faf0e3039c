#if !canImport(Darwin)
/// A group of actions that run together to undo or redo changes.
@MainActor
final class UndoGroup {
  /// A part of a group: an action, or a nested group that was closed.
  private enum Step {
    case action(UndoAction)
    case group(UndoGroup)

    @MainActor var hasEffect: Bool {
      switch self {
      case .action(let action): action.target != nil
      case .group(let group): !group.isEmpty
      }
    }
  }

  private var steps: [Step] = []

  var actionName = ""

  /// Whether the changes of the group can be discarded without saving.
  var isDiscardable = false

  /// Whether the group belongs to an event, and is closed at the end of the event.
  let endsWithEvent: Bool

  init(endsWithEvent: Bool) { self.endsWithEvent = endsWithEvent }

  /// Whether undoing the group has no effect.
  ///
  /// Undoing has no effect if the group has no actions, or if all targets of the actions have been
  /// released.
  var isEmpty: Bool { !steps.contains { $0.hasEffect } }

  func add(_ action: UndoAction) { steps.append(.action(action)) }

  func add(_ group: UndoGroup) { steps.append(.group(group)) }

  /// The last step as a group; nil if the last step is an action, or if there is no step.
  var lastGroup: UndoGroup? {
    guard case .group(let group)? = steps.last else { return nil }
    return group
  }

  func removeLast() { steps.removeLast() }

  /// Removes steps from the end until the last step has an effect.
  func removeStepsWithoutEffect() {
    while let last = steps.last, !last.hasEffect { steps.removeLast() }
  }

  func removeAllActions() { steps = [] }

  func removeActions(on target: AnyObject) {
    steps.removeAll { step in
      switch step {
      case .action(let action):
        return action.target === target
      case .group(let group):
        group.removeActions(on: target)
        return group.isEmpty
      }
    }
  }

  /// Performs all steps, from the last to the first.
  func perform() {
    for step in steps.reversed() {
      switch step {
      case .action(let action): action.perform()
      case .group(let group): group.perform()
      }
    }
  }
}

/// An action that undoes or redoes a change, if the target of the action still exists.
@MainActor
struct UndoAction {
  private(set) weak var target: AnyObject?
  private let handler: @MainActor (AnyObject) -> Void

  init(_ target: AnyObject, _ handler: @escaping @MainActor (AnyObject) -> Void) {
    self.target = target
    self.handler = handler
  }

  func perform() { if let target { handler(target) } }
}
#endif
