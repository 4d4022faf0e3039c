public import AmbientCore
public import AmbientHosting
public import struct Foundation.CharacterSet

/// Actions for keys that the user presses while the view, or a view in it, has the focus.
///
/// An enclosing view gets a key press only if the actions of the views in it return `ignored`. The
/// actions of `onKeyPress` run only on hosts that send `KeyEvent`.
extension View {
  /// Adds an action for one key.
  ///
  /// ```swift
  /// Board().focusable().onKeyPress(.space) {
  ///   game.drop()
  ///   return .handled
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - action: Runs when the key is pressed, and again for each repeat while the key is held.
  /// - Returns: A view with the action.
  /// - Invalidation: If only the action changes, no body in the view runs.
  @preconcurrency
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Adds an action for one key, in the given phases of a key press.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - phases: The phases.
  ///   - action: The action.
  /// - Returns: A view with the action.
  @preconcurrency
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent,
    phases: KeyPress.Phases,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Adds an action for some keys.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - phases: The phases.
  ///   - action: The action.
  /// - Returns: A view with the action.
  @preconcurrency
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Adds an action for keys that type some characters.
  ///
  /// - Parameters:
  ///   - characters: The characters.
  ///   - phases: The phases.
  ///   - action: The action.
  /// - Returns: A view with the action.
  @preconcurrency
  public nonisolated func onKeyPress(
    characters: CharacterSet,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      let isMember = press.characters.unicodeScalars.contains { characters.contains($0) }
      return isMember ? action(press) : .ignored
    }
  }

  /// Adds an action for all keys.
  ///
  /// - Parameters:
  ///   - phases: The phases.
  ///   - action: The action.
  /// - Returns: A view with the action.
  @preconcurrency
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyTarget(base: self, action: .key(phases, action))
  }

  /// Adds an action for modifier keys that are pressed or released.
  ///
  /// The action runs even if the view does not have the focus.
  ///
  /// - Parameters:
  ///   - mask: The modifier keys whose changes run the action.
  ///   - initial: Whether the action also runs when the view appears for the first time.
  ///   - action: Receives the keys that were held before, and the keys that are held now.
  /// - Returns: A view with the action.
  /// - Note: Changes of the keys run the action only on hosts that send `ModifierKeysEvent`, or
  ///   `KeyEvent` with modifier keys.
  @preconcurrency
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all,
    initial: Bool = true,
    _ action: @escaping @MainActor (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    ModifierKeysTarget(base: self, mask: mask, isInitial: initial, action: action)
  }
}

private struct ModifierKeysTarget<Base: View> {
  let base: Base
  let mask: EventModifiers
  let isInitial: Bool
  let action: @MainActor (EventModifiers, EventModifiers) -> Void
  var storage = KeyStorage()
}

extension ModifierKeysTarget: View, LibraryView {
  var body: some View {
    let keyAction = KeyAction.modifiers(mask, action)
    let router = storage.router
    storage.owner?.action = keyAction
    if let owner = storage.owner { router?.observe(owner) }
    return KeyElement(owner: storage.owner, action: keyAction, content: base)
      .onInsertion {
        guard isInitial, let router else { return }
        let held = router.modifiers.intersection(mask)
        action(held, held)
      }
  }

  static var _isOneView: Bool { Base._isOneView }

  static var _isAtMostOneView: Bool { Base._isAtMostOneView }
}
