import AmbientTesting
@testable import OddForms
import SwiftUI
import Testing

// The identifiers in the names of the tests, such as Q01, refer to the forms in the sources.
@MainActor
@Suite struct Containing {
  @Test func `A container may read the values of its subviews (Q01, Q02, Q03, G06)`() {
    let host = TestHost {
      Pier {
        Text("a").berth(1)
        Text("b").containerValue(\.lane, "left").containerValue(\.isTidal, true)
      }
    }
    #expect(
      host.texts == [
        "1 middle false true", "a", "0 left true true", "b", "2 berths", "a",
      ]
    )
  }

  @Test func `A section may have container values (Q04)`() {
    let host = TestHost {
      Docks {
        Section("North") {
          Text("a")
          Text("b")
        }
        .containerValue(\.lane, "right")
      }
    }
    #expect(host.texts == ["North", "2 of right"])
  }

  @Test func `A change may carry values in its transaction (Q05, Q06)`() {
    var received: [String] = []
    let host = TestHost { Manoeuvres { received.append($0) } }
    received = []
    for name in ["Ada", "Gentle", "Animated"] { host.tap(name) }
    #expect(received == ["Ada false", "Bob true", "nobody false"])
    #expect(host.texts.first == "3")
  }
}
