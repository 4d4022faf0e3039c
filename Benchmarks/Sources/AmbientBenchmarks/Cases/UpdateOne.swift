import Ambient

/// One change that concerns few of many views.
enum UpdateOne {
  static let cases: [Case] = [
    .views("update-one-subtree") { count in
      .press(
        Stage { step in
          TintLeaf().environment(\.tint, step)
          Grid(count: count, leaf: TintLeaf())
        },
        floor: UpdateFloor.timed(readers: 1)
      )
    },
    .views("update-one-key") { count in
      .press(
        Stage { step in ManyKeys(count: count).environment(\.tint, step) },
        floor: UpdateFloor.timed(readers: 100)
      )
    },
    .views("update-one-key, one reader") { count in
      .press(
        Stage { step in
          Pair(first: TintLeaf(), second: Grid(count: count, leaf: NameLeaf()))
            .environment(\.tint, step)
        },
        floor: UpdateFloor.timed(readers: 1)
      )
    },
    .views("unrelated-write") { count in
      .press(
        Stage { step in Grid(count: count, leaf: TintLeaf()).environment(\.unread, step) },
        floor: UnreadFloor.timed()
      )
    },
    .views("update-nothing") { count in
      let stage = Stage(onPress: {}) { Grid(count: count, leaf: TintLeaf()) }
      return .press(stage, floor: UpdateFloor.timed(readers: 0))
    },
  ]
}

/// Two views as one.
struct Pair<First: View, Second: View>: View {
  let first: First
  let second: Second

  var body: some View {
    first
    second
  }
}

/// A hundred leaves for each of N/100 keys; the first of them is the tint.
private struct ManyKeys: View {
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
