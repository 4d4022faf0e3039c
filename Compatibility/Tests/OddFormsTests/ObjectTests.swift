import AmbientTesting
import Combine
@testable import OddForms
import SwiftUI
import Testing

// The identifiers in the names of the tests, such as M01, refer to the forms in the sources.
@MainActor
@Suite struct Publishing {
  @Test func `An object may publish and subscribe (M01, M02, M03, M04)`() {
    let fleet = Fleet(admiral: "Ada")
    #expect(fleet.greeting == "Aye, Ada")
    fleet.arrivals.send("Anna")
    #expect(fleet.ships == ["Anna"])
    fleet.order = "turn"
    #expect(fleet.orders == ["turn"])
    var forecasts: [String] = []
    let subscription = fleet.forecast.sink { forecasts.append($0) }
    fleet.weather.value = "storm"
    #expect(forecasts == ["calm for Ada", "storm for Ada"])
    subscription.cancel()
    #expect(Fleet.shared === Fleet.shared)
  }

  @Test func `A view may create objects and pass them on in every way (M05, M07, M08)`() {
    let host = TestHost { Owners(admiral: "Bob", three: Armada()) }
    #expect(host.texts == ["Nora Bob Nora 90", "everybody true", "Admiral", "Fire"])
    host.type("Carl", into: "Admiral")
    host.tap("Fire")
    #expect(host.texts.first == "Nora Carl Nora 89")
  }

  @Test func `A view may read objects of the environment (D01, D02, D03, M06)`() {
    let fleet = Fleet(admiral: "Ada")
    let host = TestHost { Quarters().provisioned(fleet: fleet) }
    #expect(host.texts == ["Ada 1 90", "Fill", "Signal"])
    host.tap("Fill")
    #expect(host.texts.first == "Ada 2 90")
    host.toggle("Signal")
    #expect(fleet.flagship == "")
    fleet.admiral = "Bob"
    host.settle()
    #expect(host.texts.first == "Bob 2 90")
  }

  @Test func `A view may receive values from publishers (M09, M10)`() {
    var received: [String] = []
    let (horns, tides) = (PassthroughSubject<String, Never>(), CurrentValueSubject<Int, Never>(1))
    let host = TestHost {
      Listener { received.append($0) }
        .environment(\.horns, horns)
        .environment(\.tides, tides.eraseToAnyPublisher())
    }
    #expect(received.sorted() == ["admiral Nora", "calm for Nora", "just", "tide 1"])
    received = []
    horns.send("toot")
    host.settle()
    host.tap("Storm")
    host.tap("Relieve")
    // The order in which several subscribers receive a value is undefined.
    #expect(
      received.sorted() == ["admiral Olga", "storm", "storm for Nora", "storm for Olga", "toot"]
    )
    #expect(host.texts.first == "Aye, Olga")
  }

  @Test func `A wrapper may wrap a property that reads a value and owns an object (H11)`() {
    let host = TestHost { Watcher().environment(\.masts, 4) }
    #expect(host.texts == ["Nora 0 4 1", "Promote", "Arrive"])
    host.tap("Promote")
    host.tap("Arrive")
    #expect(host.texts.first == "Petra 1 4 1")
  }

  @Test func `An enum may hold an owned object or a received object (H12)`() {
    let own = TestHost { Holder() }
    own.tap("Retire")
    #expect(own.texts == ["nobody", "Retire"])
    let fleet = Fleet(admiral: "given")
    let given = TestHost { Holder(fleet) }
    fleet.admiral = "gone"
    given.settle()
    #expect(given.texts == ["gone", "Retire"])
  }

  @Test func `A protocol may provide values of the environment (I09, I10, I11)`() {
    #expect(TestHost { Adopted() }.texts == ["false at sea false"])
    #expect(TestHost { Adopted().environment(\.isFast, true) }.texts == ["true at sea true"])
    #expect(String(reflecting: EnvironmentValues()) == "<[]>")
  }
}
