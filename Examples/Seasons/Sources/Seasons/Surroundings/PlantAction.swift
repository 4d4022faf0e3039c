import Ambient

/// Puts a plant into the ground; call it like a function.
struct PlantAction {
  private let action: @MainActor (String) -> Void

  /// Makes an action; without a closure it does nothing.
  init(_ action: @escaping @MainActor (String) -> Void = { _ in }) { self.action = action }

  /// Plants a seed, with its name written the way names are on labels.
  @MainActor func callAsFunction(_ name: String) { action(name.capitalizedFirst) }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension EnvironmentValues {
  /// Plants something in the nearest beds.
  @Entry var plant = PlantAction()
}
