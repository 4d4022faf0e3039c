#if Objects
import Ambient
import AmbientCore
import AmbientTesting

class Tally: ObservableObject {
  @Published var count: Int
  @Published var name: String
  var unpublished = 0

  init(_ count: Int = 0, name: String = "tally") {
    self.count = count
    self.name = name
  }
}

struct TallyRow: View {
  @ObservedObject var tally: Tally
  var body: some View { Text(verbatim: "\(tally.name) \(tally.count)") }
}

struct FoundTally: View {
  @EnvironmentObject var tally: Tally
  var body: some View { Text("found \(tally.count)") }
}

struct NameField: View {
  @Binding var name: String
  var body: some View { TextField("Name", text: $name) }
}
#endif
