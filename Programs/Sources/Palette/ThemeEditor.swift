import SwiftUI

struct ThemeEditor: View {
  @Binding var theme: Theme
  @State private var edited: WritableKeyPath<Theme, Swatch> = \.foreground
  @State private var isTargeted = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Sample().theme(theme)
      Picker("Edit", selection: $edited) {
        Text("Foreground").tag(\Theme.foreground)
        Text("Background").tag(\Theme.background)
      }
      .pickerStyle(.segmented)
      SwatchEditor(
        swatch: Binding {
          theme[keyPath: edited]
        } set: {
          theme[keyPath: edited] = $0
        }
      )
      AccentRow(accents: $theme.accents)
    }
    .padding()
    .border(isTargeted ? Color.accentColor : .clear, width: 2)
    .dropDestination(for: Swatch.self) { swatches, _ in
      guard let swatch = swatches.first else { return false }
      theme[keyPath: edited] = swatch
      return true
    } isTargeted: {
      isTargeted = $0
    }
    .toolbarTitleDisplayMode(.inline)
    .navigationTitle($theme.name)
  }
}

/// A text in the colors of the theme.
struct Sample: View {
  @Environment(\.theme) private var theme

  var body: some View {
    VStack {
      Text("The quick brown fox")
        .font(.title3)
        .foregroundStyle(.primary)
      Text("jumps over the lazy dog")
        .foregroundStyle(.secondary)
      RoundedRectangle(cornerRadius: 4)
        .fill(.themeAccent)
        .frame(height: 8)
    }
    .padding()
    .frame(maxWidth: .infinity)
    .background(in: .rect(cornerRadius: 12))
    .overlay(alignment: .topTrailing) {
      Text(theme.foreground.hex)
        .font(.caption.monospaced())
        .padding(6)
    }
  }
}

struct SwatchEditor: View {
  @Binding var swatch: Swatch

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 8) {
      row("Red", $swatch.red, .red)
      row("Green", $swatch.green, .green)
      row("Blue", $swatch.blue, .blue)
      GridRow {
        Text("Code")
        Text(swatch.hex)
          .textSelection(.enabled)
          .gridCellColumns(2)
      }
    }
  }

  private func row(_ title: String, _ value: Binding<Double>, _ color: Color) -> some View {
    GridRow {
      Text(title).gridColumnAlignment(.trailing).accessibilityHidden(true)
      Slider(value: value, in: 0...1, step: 0.05) { Text(title) }
        .tint(color)
        .labelsHidden()
      Text(value.wrappedValue, format: .percent.precision(.fractionLength(0)))
        .monospacedDigit()
        .accessibilityHidden(true)
    }
  }
}

struct AccentRow: View {
  @Binding var accents: [Swatch]

  var body: some View {
    HStack {
      ForEach($accents) { $accent in
        accent.color
          .frame(width: 32, height: 32)
          .clipShape(.rect(cornerRadius: 6))
          .draggable(accent) {
            Label(accent.name, systemImage: "paintpalette").foregroundStyle(accent.color)
          }
          .accessibilityElement()
          .accessibilityLabel(accent.name)
          .accessibilityAction(named: "Remove") { accents.removeAll { $0.id == accent.id } }
      }
      Button("Add accent", systemImage: "plus") {
        let number = accents.count + 1
        accents.append(Swatch(name: "Accent \(number)", red: 0.5, green: 0.5, blue: 0.5))
      }
      .labelStyle(.iconOnly)
    }
    .animation(.interpolatingSpring, value: accents.count)
  }
}

struct PaletteApp: App {
  var body: some Scene {
    WindowGroup { ThemeBrowser() }
      .defaultSize(CGSize(width: 700, height: 500))
  }
}
