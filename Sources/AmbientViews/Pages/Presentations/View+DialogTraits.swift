public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// The importance of an alert or confirmation dialog.
public struct DialogSeverity: Hashable, Sendable {
  fileprivate let name: String

  /// The severity that the host chooses for the dialog.
  public static let automatic = DialogSeverity(name: "automatic")
  /// The dialog informs the user.
  public static let standard = DialogSeverity(name: "standard")
  /// The dialog warns of something that cannot be undone.
  public static let critical = DialogSeverity(name: "critical")
}

/// The values that modifiers set for alerts and confirmation dialogs.
struct DialogTraits {
  var icon: Image?
  var severity = DialogSeverity.automatic
  var suppression: Suppression?

  /// A toggle such as "Don't ask again".
  struct Suppression {
    let title: Text
    let isSuppressed: Binding<Bool>
  }

  /// The attribute `severity`, unless the severity is `.automatic`.
  var attributes: ElementAttributes {
    ElementAttributes(.severity, severity == .automatic ? nil : severity.name)
  }
}

private struct DialogTraitsKey: EnvironmentKey {
  static var defaultValue: DialogTraits { DialogTraits() }
}

extension EnvironmentValues {
  var dialogTraits: DialogTraits {
    get { self[DialogTraitsKey.self] }
    set { self[DialogTraitsKey.self] = newValue }
  }
}

/// Modifiers that configure the alerts and confirmation dialogs in a view.
extension View {
  /// Sets the icon of the dialogs in the view; nil for the default of the host.
  ///
  /// In the dialog, an element of kind `dialogIcon` contains the icon.
  ///
  /// - Parameters:
  ///   - icon: The icon; nil for the default of the host.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  public nonisolated func dialogIcon(
    _ icon: Image?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.dialogTraits.icon, icon, fileID: fileID, line: line)
  }

  /// The form of `dialogIcon(_:)` without the parameters `fileID` and `line`, for use as a function
  /// value.
  public nonisolated func dialogIcon(_asFunction icon: Image?) -> some View {
    dialogIcon(icon, fileID: "", line: 0)
  }

  /// Sets the importance of the dialogs in the view.
  ///
  /// - Parameters:
  ///   - severity: The importance.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func dialogSeverity(
    _ severity: DialogSeverity,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.dialogTraits.severity, severity, fileID: fileID, line: line)
  }

  /// The form of `dialogSeverity(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func dialogSeverity(_asFunction severity: DialogSeverity) -> some View {
    dialogSeverity(severity, fileID: "", line: 0)
  }

  /// Adds a toggle such as "Don't ask again" to the dialogs in the view.
  ///
  /// The toggle only sets the binding. The program has to read the value before it presents a
  /// dialog, and must not present the dialog if the value is true.
  ///
  /// - Parameters:
  ///   - label: The title of the toggle.
  ///   - isSuppressed: Whether the toggle is on.
  /// - Returns: A view whose dialogs have the toggle.
  public nonisolated func dialogSuppressionToggle(
    _ label: Text,
    isSuppressed: Binding<Bool>
  ) -> some View {
    transformEnvironment(\.dialogTraits) {
      $0.suppression = DialogTraits.Suppression(title: label, isSuppressed: isSuppressed)
    }
  }

  /// Adds a toggle such as "Don't ask again" to the dialogs in the view.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the toggle.
  ///   - isSuppressed: Whether the toggle is on.
  /// - Returns: A view whose dialogs have the toggle.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey,
    isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Adds a toggle such as "Don't ask again" to the dialogs in the view.
  ///
  /// - Parameters:
  ///   - title: The title of the toggle.
  ///   - isSuppressed: Whether the toggle is on.
  /// - Returns: A view whose dialogs have the toggle.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S,
    isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Adds a toggle such as "Don't ask again" to the dialogs in the view.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the toggle.
  ///   - isSuppressed: Whether the toggle is on.
  /// - Returns: A view whose dialogs have the toggle.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource,
    isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleResource), isSuppressed: isSuppressed)
  }

  /// Adds a toggle with the title "Don't ask again" to the dialogs in the view.
  ///
  /// - Parameter isSuppressed: Whether the toggle is on.
  /// - Returns: A view whose dialogs have the toggle.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text("Don't ask again"), isSuppressed: isSuppressed)
  }
}

/// The icon and the toggle that modifiers set for a dialog.
struct DialogExtras {
  @Environment(\.dialogTraits) private var traits

  init() {}
}

extension DialogExtras: LibraryView {
  var body: some View {
    if let icon = traits.icon { Wrapper(kind: .dialogIcon, content: icon) }
    if let suppression = traits.suppression {
      Toggle(isOn: suppression.isSuppressed) { suppression.title }
    }
  }
}
