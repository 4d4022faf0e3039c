public import AmbientCore
import AmbientReflection
import AmbientSupport

extension View {
  /// Plays an effect on the symbols in the view while `isActive` is true.
  ///
  /// The symbols have the effect in their attribute `symbolEffects`, after the effects that
  /// ancestors set.
  ///
  /// ```swift
  /// Image(systemName: "wifi").symbolEffect(.variableColor.iterative, isActive: isSearching)
  /// ```
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: How often and how fast the effect is played.
  ///   - isActive: Whether the effect is played.
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  /// - Invalidation: When the effect changes, the elements of the symbols are updated. No body
  ///   runs.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View {
    let state = SymbolEffectState(effect: effect.configuration, options: options, plays: nil)
    return environment(\.addedSymbolEffects, isActive ? [state] : [], fileID: "", line: 0)
  }

  /// Plays an effect on the symbols in the view each time a value changes.
  ///
  /// From the first change on, the symbols have the effect in their attribute `symbolEffects`. The
  /// attribute contains the number of changes so far. A host plays the effect when this number
  /// changes.
  ///
  /// ```swift
  /// Image(systemName: "bell").symbolEffect(.bounce, value: count)
  /// ```
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: How often and how fast the effect is played.
  ///   - value: The value.
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    value: U
  ) -> some View {
    PlayedSymbolEffect(
      base: self,
      effect: effect.configuration,
      options: options,
      value: value
    )
  }

  /// Removes the effects that ancestors set on the symbols in the view.
  ///
  /// - Parameter isEnabled: Whether the effects are removed.
  /// - Returns: A view without these effects. Effects that its descendants set remain.
  /// - Invalidation: A change updates the elements of the images in the view; no body runs.
  public nonisolated func symbolEffectsRemoved(
    _ isEnabled: Bool = true
  ) -> some View {
    environment(\.addedSymbolEffects, isEnabled ? nil : [], fileID: "", line: 0)
  }
}

extension EnvironmentValues {
  /// Setting a value adds effects to the effects of ancestors; setting nil removes all effects.
  fileprivate var addedSymbolEffects: [SymbolEffectState]? {
    get { customImageStyle?.effects ?? [] }
    set {
      guard let newValue else {
        imageStyle.effects = []
        return
      }
      if !newValue.isEmpty { imageStyle.effects += newValue }
    }
  }
}

private struct PlayedSymbolEffect<Base: View, Value: Equatable> {
  let base: Base
  let effect: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  let value: Value
  var storage = ChangeCounterStorage<Value>()
}

extension PlayedSymbolEffect: View, LibraryView {
  var body: some View {
    // While `plays` is 0, the attribute `symbolEffects` omits the effect.
    let plays = storage.counter?.count(value) ?? 0
    let state = SymbolEffectState(effect: effect, options: options, plays: plays)
    return base.environment(\.addedSymbolEffects, [state], fileID: "", line: 0)
  }

  static var _isOneView: Bool { Base._isOneView }

  static var _isAtMostOneView: Bool { Base._isAtMostOneView }

  /// Lists the subviews of the modified view, each with the effect.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.base) { base in
      AnyView(
        PlayedSymbolEffect<AnyView, Value>(
          base: base,
          effect: view.effect,
          options: view.options,
          value: view.value
        )
      )
    }
  }
}

/// Counts the changes of a value.
///
/// The node of the view keeps the counter.
private final class ChangeCounter<Value: Equatable> {
  private var value: Value?
  private var changes = 0

  /// Counts a change if the value differs from the previous value, and returns the number of
  /// changes.
  func count(_ value: Value) -> Int {
    if let old = self.value, old != value { changes += 1 }
    self.value = value
    return changes
  }
}

/// A property that keeps a change counter in the node of the view.
private struct ChangeCounterStorage<Value: Equatable>: BuiltInProperty, SelfComparing {
  /// The counter; nil while the view is not in a tree.
  private(set) var counter: ChangeCounter<Value>?

  mutating func install(in owner: PropertyOwner, name: StaticText, storage: inout AnyObject?) {
    let installed = storage as? ChangeCounter<Value> ?? ChangeCounter()
    storage = installed
    counter = installed
  }

  /// Returns true, because the node keeps the same counter when the view is created again.
  func isSame(as other: ChangeCounterStorage) -> Bool { true }
}
