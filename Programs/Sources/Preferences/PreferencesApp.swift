import SwiftUI

struct PreferencesApp: App {
  var body: some Scene {
    WindowGroup {
      SettingsView()
    }
    #if os(macOS)
    Settings { SettingsView() }
    #endif
  }
}

struct SettingsView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      SettingsView()
      SettingsView().preferredColorScheme(.dark)
    }
  }
}
