import Ambient
import BenchmarkHarness

/// A preference that N rows set, put together for one reader.
enum Preferring {
  static let cases: [Case] = [
    .views("preference, mount", per: "row") { count in
      Mounting.mounting(count) { Mounting.settled(ViewTree { Total(count: count) }) }
    },
    .views("preference, one of N") { count in
      .press(Stage { Total(count: count) }, floor: TotalFloor.timed(count))
    },
  ]
}

private enum TotalKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value &+= nextValue() }
}

private struct Total: View {
  @State private var step = 0
  let count: Int

  var body: some View {
    Step(count: $step)
    VStack {
      SteppingRow(step: $step)
      ForEach(1..<count, id: \.self) { _ in SteadyRow() }
    }
    .overlayPreferenceValue(TotalKey.self) { Text(verbatim: Words.text($0)) }
  }
}

private struct SteppingRow: View {
  @Binding var step: Int
  var body: some View {
    Text(verbatim: Words.text(0)).preference(key: TotalKey.self, value: step)
  }
}

private struct SteadyRow: View {
  var body: some View {
    Text(verbatim: Words.text(0)).preference(key: TotalKey.self, value: 1)
  }
}
