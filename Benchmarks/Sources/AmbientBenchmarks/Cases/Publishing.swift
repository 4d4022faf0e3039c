import Ambient
import BenchmarkHarness

/// N rows, each of which reads an object that publishes its changes.
enum Publishing {
  static let cases: [Case] = [
    .views("publishing, mount", per: "row") { count in
      let tallies = (0..<count).map { _ in Tally() }
      return Mounting.mounting(count) { Mounting.settled(ViewTree { rows(tallies) }) }
    },
    .views("publishing, one of many") { count in
      let tallies = (0..<count).map { _ in Tally() }
      let middle = tallies[count / 2]
      return .press(
        stage(tallies) { middle.value &+= 1 },
        floor: UpdateFloor.timed(readers: 1)
      )
    },
    .views("publishing, all of many", per: "reader") { count in
      let tallies = (0..<count).map { _ in Tally() }
      return .press(
        stage(tallies) { for tally in tallies { tally.value &+= 1 } },
        operations: count,
        floor: UpdateFloor.timed(readers: count, operations: count)
      )
    },
    .views("publishing, one for all", per: "reader") { count in
      let tally = Tally()
      return .press(
        stage(Array(repeating: tally, count: count)) { tally.value &+= 1 },
        operations: count,
        floor: UpdateFloor.timed(readers: count, operations: count)
      )
    },
    .views("publishing, no readers") { count in
      let tally = Tally()
      return .press(
        Stage {
          Button("") { tally.value &+= 1 }
          ForEach(0..<count, id: \.self) { _ in NonReader() }.environmentObject(tally)
        },
        floor: UpdateFloor.timed(readers: 0)
      )
    },
  ]

  private static func stage(_ tallies: [Tally], onPress: @escaping @MainActor () -> Void) -> Stage {
    Stage {
      Button("", action: onPress)
      rows(tallies)
    }
  }

  private static func rows(_ tallies: [Tally]) -> some View {
    ForEach(0..<tallies.count, id: \.self) { TallyRow(tally: tallies[$0]) }
  }
}

private final class Tally: ObservableObject {
  @Published var value = 0
}

private struct TallyRow: View {
  @ObservedObject var tally: Tally
  var body: some View { Text(verbatim: Words.text(tally.value)) }
}

/// Declares an object whose properties it does not read.
private struct NonReader: View {
  @EnvironmentObject private var tally: Tally
  var body: some View { Text(verbatim: "") }
}
