// snippet.hide
#if Macros
// snippet.show
import Ambient
import AmbientTesting

extension EnvironmentValues {
  @Entry var season = "spring"
}

struct Tree: View {
  @Environment(\.season) var season
  var body: some View { Text("A tree in \(season)") }
}

struct Garden: View {
  @State var isLate = false
  var body: some View {
    Tree()
    Tree().environment(\.season, isLate ? "autumn" : "summer")
    Button("Wait") { isLate.toggle() }
  }
}

let host = TestHost { Garden() }
print(host.texts, host.takeBodies())
host.tap("Wait")
print(host.texts, host.takeBodies())
// snippet.hide
#endif
