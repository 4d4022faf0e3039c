import SwiftUI

struct AdvancedSection: View {
  @ObservedObject var model: SettingsModel
  @AppStorage("preferences.units") private var units = "metric"
  @AppStorage("preferences.cache") private var cache = 200
  @SceneStorage("preferences.page") private var page = 0
  @State private var days: Set<Int> = [1]

  private static let weekdays = ["Mon", "Tue", "Wed"]

  var body: some View {
    GroupBox {
      Picker("Units", selection: $units) {
        Text("Metric").tag("metric")
        Text("Imperial").tag("imperial")
        Divider()
        Text("Nautical").tag("nautical")
      }
      .pickerStyle(.wheel)

      Picker("Page", selection: $page) {
        ForEach(0..<3) { Text("Page \($0 + 1)") }
      }
      .pickerStyle(.navigationLink)

      Picker("Cache", selection: $cache) {
        ForEach([100, 200, 500], id: \.self) { size in
          Text(Int64(size) * 1_000_000, format: .byteCount(style: .file)).tag(size)
        }
      }
      .pickerStyle(.palette)

      ControlGroup {
        ForEach(Self.weekdays.indices, id: \.self) { day in
          Toggle(Self.weekdays[day], isOn: isOn(day))
        }
      } label: {
        Text("Quiet days")
      }
    } label: {
      Label("Advanced", systemImage: "gearshape.2")
    }
    .groupBoxStyle(CardBox())
  }

  private func isOn(_ day: Int) -> Binding<Bool> {
    Binding(
      get: { days.contains(day) },
      set: { isOn in
        if isOn { days.insert(day) } else { days.remove(day) }
      }
    )
  }
}

struct CardBox: GroupBoxStyle {
  @Environment(\.theme) private var theme

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(.quaternary, in: RoundedRectangle(cornerRadius: theme.cornerRadius))
  }
}
