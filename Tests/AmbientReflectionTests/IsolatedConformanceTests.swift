import AmbientReflection
import Testing

@Suite struct `Values whose == is isolated to the main actor` {
  @Test func `A comparator created on another thread calls a main-actor isolated ==`() async {
    let comparator = await comparatorFromAnotherThread()
    await MainActor.run {
      let (a, b) = (Isolated(text: "a"), Isolated(text: "A"))
      let same = withUnsafePointer(to: a) { a in
        withUnsafePointer(to: b) { b in comparator.areSame(a, b) }
      }
      #expect(same)
      #expect(areSame(a, b))
      #expect(!areSame(a, Isolated(text: "b")))
    }
  }

  @concurrent private func comparatorFromAnotherThread() async -> ValueComparator {
    ValueComparator.of(any: Isolated.self)
  }
}

private struct Isolated: @MainActor Equatable {
  let text: String

  @MainActor static func == (a: Self, b: Self) -> Bool {
    a.text.lowercased() == b.text.lowercased()
  }
}
