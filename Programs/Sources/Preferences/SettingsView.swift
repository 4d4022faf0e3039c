import SwiftUI

struct SettingsView: View {
  @StateObject private var model: SettingsModel
  @AppStorage("preferences.appearance") private var appearance = Appearance.system
  @AppStorage("preferences.notifies") private var notifies = true
  @State private var asksToReset = false

  init(model: @autoclosure @escaping () -> SettingsModel = SettingsModel()) {
    _model = StateObject(wrappedValue: model())
  }

  var body: some View {
    NavigationView {
      Form {
        AccountSection(model: model)
        AppearanceSection(appearance: $appearance, theme: $model.theme)
        NotificationSection(model: model, notifies: $notifies)
        AdvancedSection(model: model)
        Section {
          Button(role: .destructive) {
            asksToReset = true
          } label: {
            Text("Reset all settings")
              .frame(maxWidth: .infinity)
          }
        } footer: {
          VersionFooter()
        }
      }
      .formStyle(.grouped)
      .navigationBarTitle("Settings", displayMode: .large)
      .alert("Reset all settings?", isPresented: $asksToReset) {
        Button("Reset", role: .destructive) {
          model.reset()
          appearance = .system
          notifies = true
        }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
    }
    .navigationViewStyle(.stack)
    .preferredColorScheme(appearance.colorScheme)
    .theme(model.theme)
  }
}

struct VersionFooter: View {
  @Environment(\.theme) private var theme

  var body: some View {
    Text("Version 2.1 (\(theme.textSize.description) text)")
      .font(.caption)
      .foregroundColor(.secondary)
  }
}
