import Ambient

/// An action that plants a seed.
///
/// Call it like a function.
struct PlantAction {
  private let action: @MainActor (String) -> Void

  /// Creates an action.
  ///
  /// Without a closure, the action has no effect.
  init(_ action: @escaping @MainActor (String) -> Void = { _ in }) { self.action = action }

  /// Plants a seed.
  ///
  /// The first letter of its name becomes a capital.
  @MainActor func callAsFunction(_ name: String) { action(name.capitalizedFirst) }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension EnvironmentValues {
  /// The action that plants a seed in the nearest beds.
  @Entry var plant = PlantAction()
}
