#if Objects
import Ambient
import AmbientCore
import AmbientTesting
import Synchronization

/// A counter with a name, both published.
class Tally: ObservableObject {
  @Published var count: Int
  @Published var name: String
  var unpublished = 0

  init(_ count: Int = 0, name: String = "tally") {
    self.count = count
    self.name = name
  }
}

/// A view that was given its object.
struct TallyRow: View {
  @ObservedObject var tally: Tally
  var body: some View { Text("\(tally.name) \(tally.count)") }
}

/// A view that finds its object.
struct FoundTally: View {
  @EnvironmentObject var tally: Tally
  var body: some View { Text("found \(tally.count)") }
}

/// A view that writes through a binding.
struct NameField: View {
  @Binding var name: String
  var body: some View { TextField("Name", text: $name) }
}

/// What the library warned of while a test listened.
final class Warnings: Sendable {
  private let diagnostics = Mutex<[Diagnostic]>([])

  /// Does something, and listens meanwhile.
  func during(_ work: () throws -> Void) rethrows {
    try Diagnostic.$receiver.withValue({ self.add($0) }) { try work() }
  }

  /// Does something, and listens meanwhile, on all its threads.
  func during(_ work: () async throws -> Void) async rethrows {
    try await Diagnostic.$receiver.withValue({ self.add($0) }) { try await work() }
  }

  /// The warnings as they would be printed.
  var texts: [String] { diagnostics.withLock { $0.map(\.description) } }

  private func add(_ diagnostic: Diagnostic) { diagnostics.withLock { $0.append(diagnostic) } }
}
#endif
