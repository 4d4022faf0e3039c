public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// Modifiers that configure the alerts and confirmation dialogs in a scene.
extension Scene {
  /// Sets the icon of the dialogs in the scene.
  ///
  /// In the dialog, an element of kind `dialogIcon` contains the icon.
  ///
  /// - Parameter icon: The icon; nil for the default of the host.
  /// - Returns: The modified scene.
  public nonisolated func dialogIcon(_ icon: Image?) -> some Scene {
    environment(\.dialogTraits.icon, icon)
  }

  /// Sets the importance of the dialogs in the scene.
  ///
  /// - Parameter severity: The importance.
  /// - Returns: The modified scene.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some Scene {
    environment(\.dialogTraits.severity, severity)
  }

  /// Adds a toggle such as "Don't ask again" to the dialogs in the scene.
  ///
  /// The toggle only sets the binding. The program has to read the value before it presents a
  /// dialog, and must not present the dialog if the value is true.
  ///
  /// - Parameters:
  ///   - label: The title of the toggle.
  ///   - isSuppressed: Whether the toggle is on.
  /// - Returns: A scene whose dialogs have the toggle.
  public nonisolated func dialogSuppressionToggle(
    _ label: Text,
    isSuppressed: Binding<Bool>
  ) -> some Scene {
    transformEnvironment(\.dialogTraits) {
      $0.suppression = DialogTraits.Suppression(title: label, isSuppressed: isSuppressed)
    }
  }

  /// Adds a toggle such as "Don't ask again" to the dialogs in the scene.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the toggle.
  ///   - isSuppressed: Whether the toggle is on.
  /// - Returns: A scene whose dialogs have the toggle.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey,
    isSuppressed: Binding<Bool>
  ) -> some Scene {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Adds a toggle such as "Don't ask again" to the dialogs in the scene.
  ///
  /// - Parameters:
  ///   - title: The title of the toggle.
  ///   - isSuppressed: Whether the toggle is on.
  /// - Returns: A scene whose dialogs have the toggle.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S,
    isSuppressed: Binding<Bool>
  ) -> some Scene {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Adds a toggle such as "Don't ask again" to the dialogs in the scene.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the toggle.
  ///   - isSuppressed: Whether the toggle is on.
  /// - Returns: A scene whose dialogs have the toggle.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource,
    isSuppressed: Binding<Bool>
  ) -> some Scene {
    dialogSuppressionToggle(Text(titleResource), isSuppressed: isSuppressed)
  }

  /// Adds a toggle with the title "Don't ask again".
  ///
  /// - Parameter isSuppressed: Whether the toggle is on.
  /// - Returns: A scene whose dialogs have the toggle.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some Scene {
    dialogSuppressionToggle(Text("Don't ask again"), isSuppressed: isSuppressed)
  }
}
