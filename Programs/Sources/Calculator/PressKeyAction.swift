import SwiftUI

/// An action of the environment that presses a key.
@MainActor
struct PressKeyAction {
  var action: (Engine.Key) -> Void = { _ in }

  func callAsFunction(_ key: Engine.Key) { action(key) }
}

extension EnvironmentValues {
  @Entry var pressKey: PressKeyAction?
}
