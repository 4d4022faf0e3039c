import Ambient
import BenchmarkHarness

/// One change that affects a few of many views.
enum UpdateOne {
  static let cases: [Case] = [
    .views("update-one-subtree") { count in
      .press(Stage { SubtreeRoot(count: count) }, floor: UpdateFloor.timed(readers: 1))
    },
    .views("update-one-key") { count in
      .press(Stage { ManyKeysRoot(count: count) }, floor: UpdateFloor.timed(readers: 100))
    },
    .views("update-one-key, one reader") { count in
      .press(Stage { OneReaderRoot(count: count) }, floor: UpdateFloor.timed(readers: 1))
    },
    .views("unrelated-write") { count in
      .press(Stage { UnreadRoot(count: count) }, floor: UnreadFloor.timed())
    },
    .views("update-nothing") { count in
      let stage = Stage {
        Button("") {}
        TintGrid(count: count)
      }
      return .press(stage, floor: UpdateFloor.timed(readers: 0))
    },
  ]
}

private struct SubtreeRoot: View {
  @State private var step = 0
  let count: Int

  var body: some View {
    Step(count: $step)
    TintLeaf().environment(\.tint, step)
    TintGrid(count: count)
  }
}

private struct ManyKeysRoot: View {
  @State private var step = 0
  let count: Int

  var body: some View {
    Step(count: $step)
    ManyKeys(count: count).environment(\.tint, step)
  }
}

/// A hundred leaves for each of N/100 keys; the first key is the tint.
struct ManyKeys: View {
  let count: Int

  var body: some View {
    VStack { ForEach(0..<100) { _ in TintLeaf() } }
    ForEach(1..<max(1, count / 100), id: \.self) { number in
      VStack { ForEach(0..<100) { _ in NumberedLeaf(number: number) } }
    }
  }
}

/// A leaf that shows the value of a numbered key.
private struct NumberedLeaf: View {
  @Environment<Int> private var value: Int

  init(number: Int) { _value = Environment(NumberedKeys.path(number)) }

  var body: some View { Text(verbatim: Words.text(value)) }
}

private struct OneReaderRoot: View {
  @State private var step = 0
  let count: Int

  var body: some View {
    Step(count: $step)
    OneReader(count: count).environment(\.tint, step)
  }
}

/// One leaf that reads the tint, and many that read another value.
private struct OneReader: View {
  let count: Int

  var body: some View {
    TintLeaf()
    NameGrid(count: count)
  }
}

private struct UnreadRoot: View {
  @State private var step = 0
  let count: Int

  var body: some View {
    Step(count: $step)
    TintGrid(count: count).environment(\.unread, step)
  }
}
