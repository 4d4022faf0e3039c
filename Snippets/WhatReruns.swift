// snippet.hide
#if Macros
// snippet.show
import Ambient
import AmbientTesting

struct Theme: Equatable {
  var accent = "green"
  var spacing = 8
}

extension EnvironmentValues {
  @Entry var theme = Theme()
}

struct Title: View {
  @Environment(\.theme.accent) var accent
  var body: some View { Text("Title in \(accent)") }
}

struct Gap: View {
  @Environment(\.theme.spacing) var spacing
  var body: some View { Text("\(spacing) points") }
}

struct Footer: View {
  @Environment(\.theme) var theme
  @State var isOpen = false
  var body: some View {
    if isOpen { Text("Drawn in \(theme.accent)") }
    Button("Open") { isOpen = true }
  }
}

struct Page: View {
  @State var theme = Theme()
  var body: some View {
    VStack {
      Title()
      Gap()
      Footer()
    }
    .environment(\.theme, theme)
    Button("Wider") { theme.spacing += 4 }
    Button("Redder") { theme.accent = "red" }
  }
}

@MainActor func report(_ action: String) {
  print("> \(action)")
  for run in host.takeRuns() { print("  \(run.view) ran because \(run.reason)") }
}

let host = TestHost { Page() }
report("mount")
for label in ["Wider", "Redder", "Open", "Wider"] {
  host.tap(label)
  report("tap \(label)")
}
print("> explain theme at Footer")
if let explanation = host.explain(\.theme, at: Footer.self) { print(explanation) }
// snippet.hide
#endif
