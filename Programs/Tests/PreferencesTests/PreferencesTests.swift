import AmbientTesting
import SwiftUI
import Testing

@testable import Preferences

@MainActor
@Suite(.serialized) struct PreferencesTests {
  private func makeHost() -> TestHost {
    for key in ["appearance", "notifies", "units", "cache"] {
      UserDefaults.standard.removeObject(forKey: "preferences.\(key)")
    }
    return TestHost { SettingsView() }
  }

  @Test func `The sections of the form have headings`() {
    let host = makeHost()
    #expect(
      host.findAll(.heading).map(\.name) == ["Settings", "Account", "Appearance", "NOTIFICATIONS"]
    )
  }

  @Test func `The mail address is checked while it is typed`() {
    let host = makeHost()
    let mail = host.find(.textField, "Mail")
    mail.type("ada@")
    #expect(host.find(.text, "The address is not complete.").exists)
    mail.type("ada@example.com")
    #expect(host.findAll(.text, "The address is not complete.").isEmpty)
  }

  @Test func `A submitted field moves the focus to the next field`() {
    let host = makeHost()
    host.focus("Name")
    host.find(.textField, "Name").submit()
    #expect(host.focusedLabel == "Mail")
    host.find(.textField, "Mail").submit()
    #expect(host.focusedLabel == "Password")
  }

  @Test func `The theme reaches only the bodies that read it`() {
    let host = makeHost()
    let preview = host.find(.element, "Preview")
    #expect(preview.value == "radius 8, size large")
    host.find(.slider, "Corner radius").increment()
    #expect(preview.value == "radius 10, size large")
    let bodies = host.bodies {
      host.find(.picker, "Text size").choose("Large")
    }
    #expect(preview.value == "radius 10, size xxLarge")
    #expect(host.find(.text, "Version 2.1 (Large text)").exists)
    #expect(
      bodies == [
        "SettingsView", "AccountSection", "ThemePreview", "NotificationSection", "CardBox",
        "VersionFooter",
      ]
    )
  }

  @Test func `The appearance is stored in the user defaults`() {
    let host = makeHost()
    host.find(.picker, "Appearance").choose("Dark")
    #expect(UserDefaults.standard.string(forKey: "preferences.appearance") == "dark")
    #expect(host.find(.option, "Dark").isSelected)
  }

  @Test func `The settings of notifications are hidden while notifications are off`() {
    let host = makeHost()
    host.find(.stepper, "2 reminders a day").increment(times: 9)
    #expect(host.find(.stepper, "5 reminders a day").exists)
    host.find(.toggle, "Notifications, Sounds and badges").tap()
    #expect(host.findAll(.stepper).isEmpty)
    #expect(host.find(.text, "You will not be notified.").exists)
    #expect(!UserDefaults.standard.bool(forKey: "preferences.notifies"))
  }

  @Test func `One toggle turns on all channels`() {
    let host = makeHost()
    host.find(.button, "Channels").tap()
    #expect(host.find(.toggle, "All channels").value == "mixed")
    host.find(.toggle, "All channels").tap()
    #expect(host.find(.toggle, "Offers").value == "on")
    #expect(host.find(.toggle, "Tips").value == "on")
    #expect(host.find(.toggle, "All channels").value == "on")
  }

  @Test func `A sound is chosen on its page`() {
    let host = makeHost()
    #expect(host.find(.button, "Sound").value == "Chime")
    host.find(.button, "Sound").tap()
    host.find(.option, "Bell").tap()
    host.find(.slider, "Volume").increment()
    host.find(.button, "Use this sound").tap()
    #expect(host.find(.button, "Sound").value == "Bell")
    host.find(.button, "Sound").tap()
    #expect(host.find(.option, "Bell").isSelected)
    #expect(host.find(.slider, "Volume").value == "60")
  }

  @Test func `A reset of all settings asks first`() {
    let host = makeHost()
    host.find(.textField, "Name").type("Ada")
    host.find(.picker, "Appearance").choose("Light")
    host.find(.button, "Reset all settings").tap()
    #expect(host.find(.alert, "Reset all settings?").exists)
    host.find(.button, "Cancel").tap()
    #expect(host.find(.textField, "Name").value == "Ada")
    host.find(.button, "Reset all settings").tap()
    host.find(.button, "Reset").tap()
    #expect(host.find(.textField, "Name").value == nil)
    #expect(host.find(.option, "System").isSelected)
  }

  @Test func `A reset restores each setting`() {
    let model = SettingsModel()
    for key in ["appearance", "notifies"] {
      UserDefaults.standard.removeObject(forKey: "preferences.\(key)")
    }
    let host = TestHost { SettingsView(model: model) }
    host.find(.textField, "Mail").type("ada@example.com")
    host.find(.stepper, "2 reminders a day").increment()
    host.find(.slider, "Corner radius").increment()
    host.find(.button, "Channels").tap()
    host.find(.toggle, "All channels").tap()
    host.find(.button, "Sound").tap()
    host.find(.option, "Bell").tap()
    host.find(.slider, "Volume").increment()
    host.find(.button, "Use this sound").tap()
    host.find(.toggle, "Notifications, Sounds and badges").tap()
    #expect(model.mail == "ada@example.com")
    #expect(model.theme != Theme())
    #expect(model.reminders == 3)
    #expect(Int(model.volume) == 60)
    host.find(.button, "Reset all settings").tap()
    host.find(.button, "Reset").tap()
    #expect(model.mail == "")
    #expect(model.theme == Theme())
    #expect(model.reminders == 2)
    #expect(Int(model.volume) == 50)
    #expect(model.sound == .chime)
    #expect(model.channels.allSatisfy { !$0.isOn })
    #expect(UserDefaults.standard.object(forKey: "preferences.notifies") as? Bool != false)
    #expect(host.find(.stepper, "2 reminders a day").exists)
  }

  @Test func `Pickers and toggles of the advanced settings keep the chosen values`() {
    let host = makeHost()
    host.find(.picker, "Units").choose("Nautical")
    #expect(UserDefaults.standard.string(forKey: "preferences.units") == "nautical")
    host.find(.toggle, "Tue").tap()
    #expect(host.find(.toggle, "Tue").value == "off")
    #expect(host.find(.picker, "Units").value == "Nautical")
    host.find(.picker, "Cache").choose("500 MB")
    #expect(host.find(.picker, "Cache").value == "500 MB")
    #expect(UserDefaults.standard.integer(forKey: "preferences.cache") == 500)
  }
}
