import Ambient
import AmbientTesting
@testable import Ferry
import SwiftUI
import Testing

// The identifiers in the names of the tests, such as R01, refer to the forms in the sources.
@MainActor
@Suite(.serialized) struct Programs {
  private func host(_ app: (some App).Type) -> TestHost { TestHost(AppSession(app).viewTree) }

  @Test func `A program reads values, owns objects and stores values (R01)`() {
    let starts = Timetable.starts
    let session = AppSession(FerryApp.self)
    let host = TestHost(session.viewTree)
    #expect(Timetable.starts == starts + 1)
    #expect(host.texts.contains("0 from North for 3, active"))
    host.takeBodies()
    host.tap("Sell")
    #expect(host.texts.contains("1 from North for 3, active"))
    #expect(host.takeBodies().contains("DeckView"))
    session.phase = .inactive
    host.settle()
    #expect(host.texts.contains("1 from North for 3, inactive"))
  }

  @Test func `A window of a custom scene opens by its identifier (R02)`() {
    let host = host(FerryApp.self)
    #expect(!host.texts.contains("log 0 of 0"))
    host.tap("Open log")
    #expect(host.texts.contains("log 0 of 0"))
    host.tap("Sell")
    #expect(host.texts.contains("log 0 of 1"))
  }

  @Test func `Commands perform actions and use values of the focused scene (R03)`() {
    let host = host(FerryApp.self)
    host.tap("Depart")
    #expect(host.texts.contains("1 from North for 3, active"))
    host.tap("Cancel return")
    #expect(host.texts.contains("0 from North for 3, active"))
  }

  @Test func `An app type may be generic or conform in an extension (R04 to R07)`() {
    #expect(host(PlainApp.self).texts == ["plain"])
    #expect(host(QualifiedApp.self).texts == ["1"])
    #expect(host(ComposedApp.self).texts == ["main"])
    #expect(host(Showing<Deck>.self).texts == ["deck"])
  }

  @Test func `A button may open a window for a value (R08)`() {
    let host = host(TicketsApp.self)
    host.tap("Seven")
    #expect(host.texts == ["Seven", "ticket 7", "Next"])
    host.tap("Next")
    #expect(host.texts.contains("ticket 8"))
  }
}
