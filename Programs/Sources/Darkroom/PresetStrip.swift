import SwiftUI

struct PresetStrip: View {
  @Environment(Editor.self) private var editor
  @State private var position: Preset.ID?

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 12) {
        ForEach(Preset.all) { preset in
          PresetButton(preset: preset, isSelected: editor.preset == preset) {
            withAnimation(.smooth) {
              editor.change { $0 = $0.withColors(of: preset.adjustments) }
            }
            position = preset.id
          }
          .scrollTransition(.interactive) { content, phase in
            content
              .opacity(phase.isIdentity ? 1 : 0.5)
              .scaleEffect(phase.isIdentity ? 1 : 0.9)
          }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 20, for: .scrollContent)
    .scrollPosition(id: $position, anchor: .center)
    .sensoryFeedback(.selection, trigger: editor.preset)
  }
}

struct PresetButton: View {
  let preset: Preset
  let isSelected: Bool
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      VStack {
        Photo()
          .modifier(PhotoEffects(adjustments: preset.adjustments))
          .frame(width: 64, height: 64)
          .clipShape(.rect(cornerRadius: 8))
          .overlay {
            RoundedRectangle(cornerRadius: 8)
              .stroke(.yellow, lineWidth: isSelected ? 3 : 0)
          }
        Text(preset.name).font(.caption)
      }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}
