import SwiftUI

struct AppearanceSection: View {
  @Binding var appearance: Appearance
  @Binding var theme: Theme

  var body: some View {
    Section("Appearance") {
      Picker("Appearance", selection: $appearance) {
        ForEach(Appearance.allCases) {
          Text($0.rawValue.capitalized).tag($0)
        }
      }
      .pickerStyle(SegmentedPickerStyle())

      ColorPicker("Accent color", selection: $theme.accent, supportsOpacity: false)

      Picker(selection: $theme.textSize) {
        ForEach(TextSize.allCases) { size in
          Text(size.description).tag(size)
        }
      } label: {
        Label("Text size", systemImage: "textformat.size")
      }
      .pickerStyle(.menu)

      Slider(value: $theme.cornerRadius, in: 0...20, step: 2) {
        Text("Corner radius")
      } minimumValueLabel: {
        Image(systemName: "square").accessibilityHidden(true)
      } maximumValueLabel: {
        Image(systemName: "app").accessibilityHidden(true)
      }

      ThemePreview()
        .frame(height: 60)
    }
  }
}

struct ThemePreview: View {
  @Environment(\.theme) private var theme
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    RoundedRectangle(cornerRadius: theme.cornerRadius, style: .continuous)
      .fill(theme.accent.gradient)
      .overlay(Text("Sample").foregroundColor(.white).bold())
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Preview")
      .accessibilityValue("radius \(Int(theme.cornerRadius)), size \(String(describing: size))")
  }
}
