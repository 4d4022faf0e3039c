import Ambient
import BenchmarkHarness

// Leaves in shapes that are common in programs. Each shows the tint, as `TintLeaf` does, and adds
// one feature.

/// Shows a text under a condition.
struct ConditionalLeaf: View {
  @Environment(\.tint) private var tint

  var body: some View {
    if tint >= 0 { Text(verbatim: Words.text(tint)) }
  }
}

/// Hides the type of its text.
struct ErasedLeaf: View {
  @Environment(\.tint) private var tint
  var body: some View { AnyView(Text(verbatim: Words.text(tint))) }
}

/// Shows a stack of one text.
struct StackedLeaf: View {
  @Environment(\.tint) private var tint
  var body: some View { VStack { Text(verbatim: Words.text(tint)) } }
}

/// Shows a stack of two texts.
struct PairedLeaf: View {
  @Environment(\.tint) private var tint

  var body: some View {
    HStack {
      Text(verbatim: Words.text(tint))
      Text(verbatim: Words.text(tint &+ 1))
    }
  }
}

/// Sets a value for a text.
struct WritingLeaf: View {
  @Environment(\.tint) private var tint
  var body: some View { Text(verbatim: Words.text(tint)).environment(\.level, tint) }
}
