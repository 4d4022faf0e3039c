import AmbientTesting
@testable import OddForms
import SwiftUI
import Testing

@MainActor
@Suite struct `Language mode 6` {
  @Test func `E13, K05, F09 defaults that are isolated or promised`() {
    #expect(TestHost { WatchReadout() }.texts == ["7 day U 0"])
    let host = TestHost {
      WatchReadout()
        .environment(\.anchorage, Anchorage())
        .environment(\.watch, .night)
        .environment(\.unsafeFlag, Pennant(letter: "N"))
        .environment(\.unsafeFlags, .constant([Pennant(letter: "M")]))
    }
    #expect(host.texts == ["7 night N 1"])
    #expect(host.bodiesRun == ["WatchReadout"])
  }
}
