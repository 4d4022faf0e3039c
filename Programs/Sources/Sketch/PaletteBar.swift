import SwiftUI

/// The colors and the width of new strokes.
struct PaletteBar: View {
  @Binding var color: Color
  @Binding var width: CGFloat

  private static let colors: [(name: String, color: Color)] = [
    ("Black", .black), ("Red", .red), ("Blue", .blue), ("Green", .green),
  ]

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        ForEach(Self.colors, id: \.name) { entry in
          Swatch(name: entry.name, color: entry.color, isSelected: color == entry.color) {
            color = entry.color
          }
        }
        Divider().frame(height: 24)
        ColorPicker("Other color", selection: $color, supportsOpacity: false)
          .labelsHidden()
        Slider(value: $width, in: 1...20) { Text("Width") }
          .frame(minWidth: 120)
      }
      .padding(8)
    }
    .background(.regularMaterial, in: Capsule())
    .padding(.horizontal)
    .fixedSize(horizontal: false, vertical: true)
  }
}

private struct Swatch: View {
  let name: String
  let color: Color
  let isSelected: Bool
  let select: @MainActor () -> Void
  @State private var isHovered = false

  var body: some View {
    Button(action: select) {
      Circle()
        .fill(color)
        .stroke(.white, lineWidth: isSelected ? 3 : 0)
        .shadow(color: .black.opacity(0.3), radius: isHovered ? 4 : 1, y: 1)
        .frame(width: 28, height: 28)
    }
    .buttonStyle(.plain)
    .onHover { isHovered = $0 }
    .accessibilityLabel(name)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}
