public import AmbientCore
public import struct Foundation.URL

/// A button that has a question mark and opens help.
public struct HelpLink {
  private let destination: URL?
  private let action: (@MainActor () -> Void)?

  /// Creates a button that runs an action.
  ///
  /// - Parameter action: The action of the button.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void) {
    destination = nil
    self.action = action
  }

  /// Creates a link that opens a URL through `openURL` of the environment.
  ///
  /// - Parameter destination: The URL of the help.
  public init(destination: URL) {
    self.destination = destination
    action = nil
  }
}

extension HelpLink: View, LibraryView {
  /// A link or a button with the symbol `questionmark.circle` and the title "Help".
  public var body: some View {
    if let destination {
      Link(destination: destination) { HelpLabel() }
    } else {
      Button {
        action?()
      } label: {
        HelpLabel()
      }
    }
  }
}

private struct HelpLabel {}

extension HelpLabel: View, LibraryView {
  var body: some View { Label("Help", systemImage: "questionmark.circle") }
}

/// A button that opens the window of the app's `Settings` scene.
public struct SettingsLink<Label: View> {
  private let label: Label

  @Environment(\.openSettings) private var openSettings

  /// Creates a button with a view as its label.
  ///
  /// - Parameter label: The label of the button.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }
}

extension SettingsLink: View, LibraryView {
  /// A button that opens the window.
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a button with the title "Settings…".
  public init() { self.init { DefaultSettingsLinkLabel() } }
}

/// The default label of a ``SettingsLink``: the title "Settings…" with a symbol.
public struct DefaultSettingsLinkLabel {}

extension DefaultSettingsLinkLabel: View, LibraryView {
  /// The title and the symbol `gear`.
  public var body: some View { Label("Settings…", systemImage: "gear") }
}
