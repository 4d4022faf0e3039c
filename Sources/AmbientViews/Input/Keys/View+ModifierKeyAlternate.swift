public import AmbientCore
public import AmbientHosting

extension View {
  /// Shows another view while the user holds modifier keys.
  ///
  /// ```swift
  /// Button("Close") { close() }
  ///   .modifierKeyAlternate(.option) {
  ///     Button("Close All") { closeAll() }
  ///   }
  /// ```
  ///
  /// The other view is shown while exactly these keys are held. Caps lock and the numeric pad do
  /// not count. A view can have several `modifierKeyAlternate` modifiers, each with its own keys.
  /// When one of the two views replaces the other, the state of the replaced view is lost.
  ///
  /// - Parameters:
  ///   - modifiers: The keys.
  ///   - alternate: The other view.
  /// - Returns: A view that changes with the modifier keys.
  /// - Invalidation: When the user presses or releases the keys, one of the two views replaces the
  ///   other.
  /// - Note: Runs on hosts that send `ModifierKeysEvent`, or `KeyEvent` with modifier keys.
  public nonisolated func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers,
    @ViewBuilder alternate: () -> V
  ) -> some View {
    modifier(ModifierKeyAlternate(modifiers: modifiers, alternate: alternate()))
  }
}

private struct ModifierKeyAlternate<Alternate: View> {
  let modifiers: EventModifiers
  let alternate: Alternate
  @State private var held: EventModifiers = []

  init(modifiers: EventModifiers, alternate: Alternate) {
    self.modifiers = modifiers
    self.alternate = alternate
  }

  private static var counted: EventModifiers { [.shift, .control, .option, .command] }
}

extension ModifierKeyAlternate: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    Group {
      if !held.isEmpty, held == modifiers.intersection(Self.counted) {
        alternate
      } else {
        content
      }
    }
    .onModifierKeysChanged(mask: Self.counted) { _, held in self.held = held }
  }

  static var bodyName: String? { nil }
}
