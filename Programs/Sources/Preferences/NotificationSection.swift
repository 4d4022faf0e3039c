import SwiftUI

struct NotificationSection: View {
  @ObservedObject var model: SettingsModel
  @Binding var notifies: Bool
  @State private var isExpanded = false

  var body: some View {
    Section {
      Toggle(isOn: $notifies.animation()) {
        VStack(alignment: .leading) {
          Text("Notifications")
          Text("Sounds and badges").font(.caption)
        }
      }
      .toggleStyle(.switch)

      if notifies {
        Stepper("\(model.reminders) reminders a day", value: $model.reminders, in: 0...5)
        NavigationLink(destination: SoundView(sound: $model.sound, volume: $model.volume)) {
          LabeledContent("Sound", value: model.sound.rawValue)
        }
        DisclosureGroup("Channels", isExpanded: $isExpanded) {
          Toggle("All channels", sources: $model.channels, isOn: \.isOn)
          ForEach($model.channels) { $channel in
            Toggle(channel.name, isOn: $channel.isOn)
              .toggleStyle(.button)
          }
        }
      }
    } header: {
      Text("Notifications").textCase(.uppercase)
    } footer: {
      if !notifies { Text("You will not be notified.") }
    }
  }
}

struct SoundView: View {
  @Binding var sound: Sound
  @Binding var volume: Double
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    List {
      Picker("Sound", selection: $sound) {
        ForEach(Sound.allCases) { Text($0.rawValue) }
      }
      .pickerStyle(.inline)
      .labelsHidden()

      HStack {
        Slider(value: $volume, in: 0...100) { Text("Volume") }
        Text("\(volume, specifier: "%.0f") %").monospacedDigit()
      }
      Button("Use this sound") { presentationMode.wrappedValue.dismiss() }
    }
    .navigationTitle("Sound")
  }
}
