import Ambient
import BenchmarkHarness

// A column of rows of a hundred leaves: N views at the same depth. Each type of leaf has its own
// grid, as in most applications. The body of a generic grid would not be specialized.

struct TintGrid: View {
  let count: Int

  var body: some View {
    VStack {
      ForEach(0..<(count / 100)) { _ in VStack { ForEach(0..<100) { _ in TintLeaf() } } }
    }
  }
}

struct NameGrid: View {
  let count: Int

  var body: some View {
    VStack {
      ForEach(0..<(count / 100)) { _ in VStack { ForEach(0..<100) { _ in NameLeaf() } } }
    }
  }
}

struct AgeGrid: View {
  let count: Int

  var body: some View {
    VStack {
      ForEach(0..<(count / 100)) { _ in VStack { ForEach(0..<100) { _ in AgeLeaf() } } }
    }
  }
}

/// A leaf that shows the tint.
struct TintLeaf: View {
  @Environment(\.tint) private var tint
  var body: some View { Text(verbatim: Words.text(tint)) }
}

/// A leaf that shows the name in the profile.
struct NameLeaf: View {
  @Environment(\.profile.name) private var name
  var body: some View { Text(verbatim: Words.text(name)) }
}

/// A leaf that shows the age in the profile.
struct AgeLeaf: View {
  @Environment(\.profile.age) private var age
  var body: some View { Text(verbatim: Words.text(age)) }
}
