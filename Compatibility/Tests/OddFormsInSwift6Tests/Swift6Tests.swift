import AmbientTesting
@testable import OddForms
import SwiftUI
import Testing

// The identifiers in the names of the tests, such as L01, refer to the forms in the sources.
@MainActor
@Suite struct `Language mode 6` {
  @Test func `A key path is sendable in language mode 6 (L01, L02)`() async {
    var sums: [Int] = []
    let host = TestHost {
      Gauged(gauge: .usual) { sums.append($0) }.environment(\.speed, 7)
      Gauged(gauge: .crates) { sums.append($0) }.environment(\.tonnage, 100)
    }
    #expect(host.texts == ["7", "2"])
    await host.settle { sums.count == 2 }
    #expect(sums.sorted() == [102, 405])
  }

  @Test func `An entry may be a regular expression in slashes in language mode 6 (L03)`() {
    #expect(TestHost { FirstWord(text: "12 masts") }.texts == ["masts"])
    #expect(TestHost { FirstWord(text: "12 masts").environment(\.word, /s+/) }.texts == ["s"])
  }
}
