import AmbientReflection
import Testing

@Suite struct `The comparison of values isolated to the main actor` {
  @Test func `calls == even if the comparator was created on another thread`() async {
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
