import SwiftUI

/// How the pages of books look.
struct ReaderSettings: Equatable {
  enum Theme: String, CaseIterable, Identifiable {
    case paper, sepia, night

    var id: Self { self }

    var background: Color {
      switch self {
      case .paper: Color(white: 1)
      case .sepia: Color(red: 0.96, green: 0.92, blue: 0.84)
      case .night: .black
      }
    }

    var colorScheme: ColorScheme { self == .night ? .dark : .light }
  }

  enum Face: String, CaseIterable {
    case serif = "Serif"
    case sans = "Sans"
    case mono = "Mono"

    var design: Font.Design {
      switch self {
      case .serif: return .serif
      case .sans: return .default
      case .mono: return .monospaced
      }
    }
  }

  var theme = Theme.paper
  var face = Face.serif
  var size = 17.0
  var isJustified = false

  var font: Font { .system(size: size, weight: .regular, design: face.design) }
}

struct SettingsForm: View {
  @Binding var settings: ReaderSettings
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Picker("Theme", selection: $settings.theme) {
        ForEach(ReaderSettings.Theme.allCases) { theme in
          Text(theme.rawValue.capitalized)
        }
      }
      .pickerStyle(.inline)
      Picker(selection: $settings.face) {
        ForEach(ReaderSettings.Face.allCases, id: \.self) { face in
          Text(face.rawValue).font(.system(.body, design: face.design)).tag(face)
        }
      } label: {
        Text("Font")
      }
      .pickerStyle(.menu)
      Slider(value: $settings.size, in: 12...28, step: 1) {
        Text("Size")
      } minimumValueLabel: {
        Image(systemName: "textformat.size.smaller")
      } maximumValueLabel: {
        Image(systemName: "textformat.size.larger")
      }
      Toggle("Justified", isOn: $settings.isJustified)
      Section("Preview") {
        Text("The quick brown fox")
          .font(settings.font)
          .italic()
          .kerning(0.5)
          .lineSpacing(4)
      }
    }
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Done", action: dismiss.callAsFunction)
      }
    }
  }
}
