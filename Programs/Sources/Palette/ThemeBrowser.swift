import SwiftUI

struct ThemeBrowser: View {
  @State private var themes = Theme.samples
  @State private var selection: Theme.ID?
  @State private var visibility = NavigationSplitViewVisibility.all

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List($themes, editActions: [.move, .delete], selection: $selection) { $theme in
        HStack {
          TextField("Name", text: $theme.name)
            .textFieldStyle(.plain)
          Spacer()
          ContrastBadge(theme: theme)
        }
        .contextMenu {
          Button("Duplicate", systemImage: "plus.square.on.square") { duplicate(theme) }
        }
      }
      .navigationSplitViewColumnWidth(min: 160, ideal: 200, max: 320)
      .navigationTitle("Themes")
    } detail: {
      if let index = themes.firstIndex(where: { $0.id == selection }) {
        ThemeEditor(theme: $themes[index])
          .id(themes[index].id)
      } else {
        Text("No theme").foregroundStyle(.tertiary)
      }
    }
    .navigationSplitViewStyle(.balanced)
  }

  private func duplicate(_ theme: Theme) {
    var copy = theme
    copy.id = UUID()
    copy.name += " copy"
    themes.append(copy)
    selection = copy.id
  }
}

struct ContrastBadge: View {
  let theme: Theme

  private var contrast: Double { theme.foreground.contrast(to: theme.background) }

  private var grade: (text: LocalizedStringKey, color: Color) {
    switch contrast {
    case 7...: ("AAA", .green)
    case 4.5..<7: ("AA", .yellow)
    default: ("Low", .red)
    }
  }

  var body: some View {
    Text(grade.text)
      .font(.caption2.smallCaps().bold())
      .padding(.init(top: 2, leading: 6, bottom: 2, trailing: 6))
      .background(grade.color.gradient, in: .capsule)
      .accessibilityLabel("Contrast")
      .accessibilityValue(Text(grade.text))
      .help("The contrast is \(contrast, specifier: "%.1f") to 1.")
  }
}
