import AmbientCore
import AmbientHosting
import AmbientReflection
import AmbientSupport

/// The action of a view for keys or commands.
enum KeyAction {
  /// Runs for a key press in one of the given phases, and returns whether the press is handled.
  case key(KeyPress.Phases, @MainActor (KeyPress) -> KeyPress.Result)
  /// Runs for a command, and returns whether the command is handled.
  case command(@MainActor (CommandEvent.Command) -> Bool)
  /// Runs when the given modifier keys are pressed or released.
  case modifiers(EventModifiers, @MainActor (EventModifiers, EventModifiers) -> Void)
}

/// The action of one view, while the view is in the tree.
@MainActor
final class KeyOwner {
  var action: KeyAction?

  nonisolated init() {}
}

/// The detail by which the router finds the action of an element.
struct KeyDetail: ElementDetail {
  /// The action; nil after its view has left the tree.
  private(set) weak var owner: KeyOwner?

  init(owner: KeyOwner) { self.owner = owner }

  func isSame(as other: KeyDetail) -> Bool { owner === other.owner }
}

/// Sends keys and commands to the views around the focused element, the innermost first.
@MainActor
final class KeyRouter: EventRouter {
  private unowned let tree: TreeState
  private var observers: [Observer] = []

  /// The modifier keys that were held at the last event.
  private(set) var modifiers: EventModifiers = []

  private struct Observer {
    weak var owner: KeyOwner?
  }

  nonisolated init(_ tree: TreeState) { self.tree = tree }

  /// Returns the router of a tree, and installs one if the tree has none.
  nonisolated static func installed(in tree: TreeState) -> KeyRouter {
    if let router = tree[KeyRouter.self] { return router }
    let router = KeyRouter(tree)
    tree[KeyRouter.self] = router
    tree.eventRouters.append(router)
    return router
  }

  func route<Event: ElementEvent>(_ event: Event, to element: Element) -> Bool? {
    // An element that takes the event and has no `KeyDetail` handles the event itself.
    if element.isMounted, element.takes(Event.self), element.detail(KeyDetail.self) == nil {
      return nil
    }
    if let event = event as? KeyEvent { return routeKey(event, to: element) }
    if let event = event as? CommandEvent { return perform(event.command, at: element) }
    if let event = event as? ModifierKeysEvent { return hold(event.modifiers, at: element) }
    return nil
  }

  func close() { observers = [] }

  /// Registers a view: from now on, its action runs when one of the action's modifier keys changes.
  func observe(_ owner: KeyOwner) {
    observers.removeAll { $0.owner == nil || $0.owner === owner }
    observers.append(Observer(owner: owner))
  }

  private func routeKey(_ event: KeyEvent, to element: Element) -> Bool {
    hold(event.modifiers, at: element)
    let press = KeyPress(event)
    let isHandled = firstHandling(from: element) { keyAction in
      guard case .key(let phases, let action) = keyAction, phases.contains(press.phase) else {
        return false
      }
      return action(press) == .handled
    }
    if isHandled { return true }
    guard event.phase != .up, event.modifiers.isEmpty, let command = CommandEvent.Command(event.key)
    else { return false }
    return perform(command, at: element)
  }

  private func perform(_ command: CommandEvent.Command, at element: Element) -> Bool {
    firstHandling(from: element) { keyAction in
      guard case .command(let action) = keyAction else { return false }
      return action(command)
    }
  }

  /// Calls a closure with the action of an element, and then with the actions of the element's
  /// ancestors, until the closure returns true.
  private func firstHandling(
    from element: Element,
    _ handles: (KeyAction) -> Bool
  ) -> Bool {
    var next: Element? = element
    while let element = next {
      if element.isEnabled, let action = element.detail(KeyDetail.self)?.owner?.action {
        var isHandled = false
        tree.perform(for: element) { isHandled = handles(action) }
        if isHandled { return true }
      }
      next = element.presentation.isInFront ? nil : element.parent
    }
    return false
  }

  /// Records the modifier keys that are held, and runs the actions for the keys that have changed.
  ///
  /// - Returns: Whether at least one action ran.
  @discardableResult
  private func hold(_ modifiers: EventModifiers, at element: Element) -> Bool {
    let old = self.modifiers
    guard old != modifiers else { return false }
    self.modifiers = modifiers
    var isObserved = false
    for observer in observers {
      guard case .modifiers(let mask, let action) = observer.owner?.action,
        old.intersection(mask) != modifiers.intersection(mask)
      else { continue }
      isObserved = true
      tree.perform(for: element) {
        action(old.intersection(mask), modifiers.intersection(mask))
      }
    }
    return isObserved
  }
}

extension CommandEvent.Command {
  /// Creates the command of a key, for a press that no view handles; nil if the key has no command.
  fileprivate init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .moveUp
    case .downArrow: self = .moveDown
    case .leftArrow: self = .moveLeft
    case .rightArrow: self = .moveRight
    case .escape: self = .exit
    case .delete, .deleteForward: self = .delete
    default: return nil
    }
  }

  var direction: MoveCommandDirection? {
    switch self {
    case .moveUp: .up
    case .moveDown: .down
    case .moveLeft: .left
    case .moveRight: .right
    default: nil
    }
  }
}

/// A property that stores the action of its view in the view's node.
struct KeyStorage: BuiltInProperty, SelfComparing {
  /// The action; nil while the view is not in a tree.
  private(set) var owner: KeyOwner?

  private(set) var router: KeyRouter?

  mutating func install(in owner: PropertyOwner, name: StaticText, storage: inout AnyObject?) {
    let installed = storage as? KeyOwner ?? KeyOwner()
    storage = installed
    self.owner = installed
    router = KeyRouter.installed(in: owner.tree)
  }

  /// Returns true, because the node keeps the same `KeyOwner` when the view is created again.
  func isSame(as other: KeyStorage) -> Bool { true }
}

/// A view with an action for keys or commands.
struct KeyTarget<Base: View> {
  let base: Base
  let action: KeyAction?
  var storage = KeyStorage()
}

extension KeyTarget: View, LibraryView {
  var body: some View {
    storage.owner?.action = action
    return KeyElement(owner: storage.owner, action: action, content: base)
  }

  static var _isOneView: Bool { Base._isOneView }

  static var _isAtMostOneView: Bool { Base._isAtMostOneView }

  /// Lists the subviews of the base, each with the action.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.base) { AnyView(KeyTarget<AnyView>(base: $0, action: view.action)) }
  }
}

/// The element of a view with an action for keys or commands.
struct KeyElement<Content: View> {
  let owner: KeyOwner?
  let action: KeyAction?
  let content: Content
}

extension KeyElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(
      .keyTarget,
      isEnabled: environment.isEnabled && action != nil
    )
    guard let owner else { return description }
    description.set(KeyDetail(owner: owner))
    // The tree's `KeyRouter` handles these events.
    switch action {
    case .key: description.on(KeyEvent.self) { _ in }
    case .command: description.on(CommandEvent.self) { _ in }
    case .modifiers: description.on(ModifierKeysEvent.self) { _ in }
    case nil: break
    }
    return description
  }
}
