import SwiftUI

/// Shows the parts of the brand.
struct GalleryView: View {
  @State private var theme = BrandTheme.light
  @State private var acceptsTerms = false
  @State private var topics = [Topic(name: "Sport"), Topic(name: "Music"), Topic(name: "Art")]
  @State private var done = 0.4
  @State private var log: [String] = []
  @State private var width: CGFloat?

  struct Topic: Identifiable {
    let name: String
    var isOn = false
    var id: String { name }
  }

  var body: some View {
    ScrollView {
      CardStack {
        buttons.cardTitle("Buttons")
        toggles.cardTitle("Toggles").featured(theme == .playful)
        ProgressView(value: done) { Text("Done") }
          .progressViewStyle(DotsProgressViewStyle())
          .cardTitle("Progress")
        ForEach(log, id: \.self) { Chip($0) }
      }
      .padding()
    }
    .brand(theme)
    .toolbar {
      Button("Playful", systemImage: "party.popper") { theme = .playful }
        .labelStyle(.stacked)
    }
  }

  private var buttons: some View {
    HStack {
      Button("Save") { log.append("Saved") }
        .buttonStyle(.brand)
        .modifier(EqualWidths(width: $width))
      Button("Remove", role: .destructive) { log.removeAll() }
        .buttonStyle(.brandOutlined)
        .disabled(log.isEmpty)
        .modifier(EqualWidths(width: $width))
      Button("Hold") { log.append("Held") }
        .buttonStyle(.hold)
    }
    .controlSize(.large)
  }

  private var toggles: some View {
    VStack(alignment: .leading) {
      Toggle("Terms", isOn: $acceptsTerms)
      Toggle("All topics", sources: $topics, isOn: \.isOn)
      ForEach($topics) { $topic in
        Toggle(topic.name, isOn: $topic.isOn).padding(.leading)
      }
    }
    .toggleStyle(.check)
  }
}

struct BrandApp: App {
  var body: some Scene {
    WindowGroup { GalleryView() }
  }
}

struct BrandPreview: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    content.brand(.playful)
  }
}

#Preview("Playful", traits: .modifier(BrandPreview())) {
  Chip("Chip")
}
