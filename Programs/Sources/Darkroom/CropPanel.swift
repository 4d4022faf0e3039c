import SwiftUI

struct CropPanel: View {
  @Binding var showsGrid: Bool
  @Environment(Editor.self) private var editor

  var body: some View {
    VStack {
      Toggle("Grid", systemImage: "grid", isOn: $showsGrid)
        .toggleStyle(.button)
      HStack {
        Button("Turn left", systemImage: "rotate.left") { editor.change { $0.angle -= 90 } }
        Button("Turn right", systemImage: "rotate.right") { editor.change { $0.angle += 90 } }
          .buttonRepeatBehavior(.enabled)
      }
      .labelStyle(.titleAndIcon)
      .buttonStyle(.bordered)
      LabeledContent("Angle") {
        Text("\(Int(editor.current.angle.rounded()))°")
      }
    }
    .padding()
  }
}
