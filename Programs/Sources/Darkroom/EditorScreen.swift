import SwiftUI

struct EditorScreen: View {
  enum Panel: String, CaseIterable, Identifiable {
    case presets = "Presets"
    case adjust = "Adjust"
    case crop = "Crop"
    var id: Self { self }

    var symbol: String {
      switch self {
      case .presets: "camera.filters"
      case .adjust: "slider.horizontal.3"
      case .crop: "crop.rotate"
      }
    }
  }

  @Environment(Editor.self) private var editor
  @State private var panel = Panel.presets
  @State private var isComparing = false
  @SceneStorage("darkroom.grid") private var showsGrid = false

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        PhotoCanvas(
          adjustments: isComparing ? Adjustments() : editor.current,
          showsGrid: showsGrid
        )
        .overlay(alignment: .top) {
          if isComparing {
            Text("Original")
              .padding(6)
              .background(.black.opacity(0.5), in: .capsule)
              .foregroundStyle(.white)
          }
        }
        .onLongPressGesture(minimumDuration: 0.3) {
        } onPressingChanged: { isPressed in
          isComparing = isPressed && editor.isChanged
        }
        .accessibilityAction(named: "Compare") { isComparing.toggle() }
        TabView(selection: $panel) {
          ForEach(Panel.allCases) { panel in
            PanelView(panel: panel, showsGrid: $showsGrid)
              .tabItem { Label(panel.rawValue, systemImage: panel.symbol) }
              .tag(panel)
          }
        }
        .frame(height: 220)
      }
      .preferredColorScheme(.dark)
      .toolbar { toolbar }
      .toolbarTitleDisplayMode(.inline)
      .navigationTitle("Photo")
    }
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    ToolbarItemGroup(placement: .topBarLeading) {
      Button("Undo", systemImage: "arrow.uturn.backward", action: editor.undo)
        .disabled(!editor.canUndo)
      Button("Redo", systemImage: "arrow.uturn.forward", action: editor.redo)
        .disabled(!editor.canRedo)
    }
    ToolbarItem(placement: .primaryAction) {
      Button("Reset", role: .destructive, action: editor.reset)
        .disabled(!editor.isChanged)
    }
  }
}

struct PanelView: View {
  let panel: EditorScreen.Panel
  @Binding var showsGrid: Bool

  var body: some View {
    switch panel {
    case .presets: PresetStrip()
    case .adjust: AdjustPanel()
    case .crop: CropPanel(showsGrid: $showsGrid)
    }
  }
}
