import AmbientTesting
@testable import OddForms
import SwiftUI
import Testing

// The identifiers in the names of the tests, such as E02, refer to the forms in the sources.
@MainActor
@Suite struct `Language mode 5` {
  @Test func `Language mode 5 accepts defaults that are variables (E02, E03, E04, E06)`() {
    #expect(TestHost { OldReadout() }.texts == ["5 north 0 Old Anna O"])
    let host = TestHost {
      OldReadout()
        .environment(\.oldSpeed, 6)
        .environment(\.oldCourse, "south")
        .environment(\.oldEscort, Cargo())
        .environment(\.oldSignal) { $0 + "!" }
        .environment(\.oldShip, OldShip())
        .environment(\.oldFlag, Pennant(letter: "N"))
    }
    #expect(host.texts == ["6 south! 10 Old Anna N"])
    #expect(EnvironmentValues()[OldLogKey.self] === EnvironmentValues()[OldLogKey.self])
  }

  @Test func `Language mode 5 accepts a key path composed of two literals (B12)`() {
    #expect(TestHost { AppendedLiterals() }.texts == ["5 north. 12"])
  }
}
