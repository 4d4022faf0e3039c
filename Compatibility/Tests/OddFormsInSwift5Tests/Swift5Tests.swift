import AmbientTesting
@testable import OddForms
import SwiftUI
import Testing

@MainActor
@Suite struct `Language mode 5` {
  @Test func `E02, E03, E04, E06 defaults in variables`() {
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

  @Test func `B12 composed literals`() {
    #expect(TestHost { AppendedLiterals() }.texts == ["5 north. 12"])
  }
}
