import AmbientReflection
import Testing

@Suite struct `Comparing values isolated to the main actor` {
  @Test func `Their == is called, also when the plan was created on another thread`() async {
    let comparator = await comparatorMadeElsewhere()
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

  @concurrent private func comparatorMadeElsewhere() async -> ValueComparator {
    ValueComparator.of(any: Isolated.self)
  }
}

private struct Isolated: @MainActor Equatable {
  let text: String

  @MainActor static func == (a: Self, b: Self) -> Bool {
    a.text.lowercased() == b.text.lowercased()
  }
}
