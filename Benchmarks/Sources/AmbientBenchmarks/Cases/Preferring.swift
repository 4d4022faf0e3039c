import Ambient
import BenchmarkHarness

/// A preference that N rows set and that one reader receives in combined form.
enum Preferring {
  static let cases: [Case] = [
    .views("preference, mount", per: "row") { count in
      Mounting.mounting(count) { Mounting.settled(ViewTree { Total(count: count) }) }
    },
    .views("preference, one of N") { count in
      .press(Stage { Total(count: count) }, floor: TotalFloor.timed(count))
    },
    .views("preference, same value") { count in
      .press(Stage { SameTotal(count: count) }, floor: UpdateFloor.timed(readers: 0))
    },
    .views("preference, same result") { count in
      .press(Stage { Greatest(count: count) }, floor: TotalFloor.timed(count))
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

/// A total in which one row runs its body again, but sets the same value as before.
private struct SameTotal: View {
  @State private var step = 0
  let count: Int

  var body: some View {
    Step(count: $step)
    VStack {
      SameRow(step: $step)
      ForEach(1..<count, id: \.self) { _ in SteadyRow() }
    }
    .overlayPreferenceValue(TotalKey.self) { Text(verbatim: Words.text($0)) }
  }
}

private enum GreatestKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// The greatest of N values.
///
/// One value changes, but is never the greatest.
private struct Greatest: View {
  @State private var step = 0
  let count: Int

  var body: some View {
    Step(count: $step)
    VStack {
      SmallRow(step: $step)
      ForEach(1..<count, id: \.self) { _ in GreatRow() }
    }
    .overlayPreferenceValue(GreatestKey.self) { Text(verbatim: Words.text($0)) }
  }
}

private struct SameRow: View {
  @Binding var step: Int
  var body: some View {
    Text(verbatim: Words.text(step)).preference(key: TotalKey.self, value: 1)
  }
}

private struct SmallRow: View {
  @Binding var step: Int
  var body: some View {
    Text(verbatim: Words.text(0)).preference(key: GreatestKey.self, value: step & 1_023)
  }
}

private struct GreatRow: View {
  var body: some View {
    Text(verbatim: Words.text(0)).preference(key: GreatestKey.self, value: 1_024)
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
