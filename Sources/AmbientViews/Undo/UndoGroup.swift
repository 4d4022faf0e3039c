#if !canImport(Darwin)
/// What is undone together.
@MainActor
final class UndoGroup {
  /// One step of a group: an action, or a group that was made within it.
  private enum Step {
    case action(UndoAction)
    case group(UndoGroup)
  }

  private var steps: [Step] = []

  /// How it is called in menus; empty if nobody said.
  var actionName = ""

  /// Whether nothing has to be saved because of it.
  var isDiscardable = false

  /// Whether it was opened because something was registered, and is to be closed with the event.
  let endsWithEvent: Bool

  init(endsWithEvent: Bool) { self.endsWithEvent = endsWithEvent }

  /// Whether nothing would happen, because nothing was registered or all targets are gone.
  var isEmpty: Bool {
    !steps.contains { step in
      switch step {
      case .action(let action): action.target != nil
      case .group(let group): !group.isEmpty
      }
    }
  }

  func add(_ action: UndoAction) { steps.append(.action(action)) }

  func add(_ group: UndoGroup) { steps.append(.group(group)) }

  /// The group that came last; nil if an action came after it, or none did.
  var lastGroup: UndoGroup? {
    guard case .group(let group)? = steps.last else { return nil }
    return group
  }

  func removeLast() { steps.removeLast() }

  func removeAllActions() { steps = [] }

  /// Forgets the actions on a target.
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

  /// Does everything, the last first.
  func perform() {
    for step in steps.reversed() {
      switch step {
      case .action(let action): action.perform()
      case .group(let group): group.perform()
      }
    }
  }
}

/// One thing that can be undone, for as long as its target is there.
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
