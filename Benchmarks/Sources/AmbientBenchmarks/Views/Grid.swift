import Ambient

/// A column of rows of a hundred leaves: N views at the same depth.
struct Grid<Leaf: View>: View {
  let count: Int
  let leaf: Leaf

  var body: some View {
    VStack {
      ForEach(0..<(count / 100)) { _ in
        VStack { ForEach(0..<100) { _ in leaf } }
      }
    }
  }
}

/// A leaf that shows the tint.
struct TintLeaf: View {
  @Environment(\.tint) private var tint
  var body: some View { Text(verbatim: Words.text(tint)) }
}

/// A leaf that shows a part of the profile.
struct NameLeaf: View {
  @Environment(\.profile.name) private var name
  var body: some View { Text(verbatim: Words.text(name)) }
}

/// A leaf that shows the other part.
struct AgeLeaf: View {
  @Environment(\.profile.age) private var age
  var body: some View { Text(verbatim: Words.text(age)) }
}
