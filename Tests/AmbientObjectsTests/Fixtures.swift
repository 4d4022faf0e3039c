#if Objects
import Ambient
import AmbientCore
import AmbientTesting

/// A counter with a name; both properties are published.
class Tally: ObservableObject {
  @Published var count: Int
  @Published var name: String
  var unpublished = 0

  init(_ count: Int = 0, name: String = "tally") {
    self.count = count
    self.name = name
  }
}

/// A view that receives its object as an argument.
struct TallyRow: View {
  @ObservedObject var tally: Tally
  var body: some View { Text(verbatim: "\(tally.name) \(tally.count)") }
}

/// A view that finds its object in the environment.
struct FoundTally: View {
  @EnvironmentObject var tally: Tally
  var body: some View { Text("found \(tally.count)") }
}

/// A view that writes through a binding.
struct NameField: View {
  @Binding var name: String
  var body: some View { TextField("Name", text: $name) }
}
#endif
