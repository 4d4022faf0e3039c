import AmbientTesting
import SwiftUI
import Testing

@testable import Booking

@MainActor
@Suite struct BookingTests {
  private func open(_ model: BookingModel = BookingModel()) -> TestHost {
    var environment = EnvironmentValues()
    environment.undoManager = UndoManager()
    environment.locale = Locale(identifier: "en_US")
    return TestHost(environment: environment) { BookingView(model: model) }
  }

  private func next(_ host: TestHost) { host.find(.button, "Next").tap() }

  @Test func `A trip is booked in four steps`() async {
    let model = BookingModel(taken: [Seat(row: 1, letter: "A")])
    let host = open(model)
    #expect(host.find(.progress, "Step 1 of 4").value == "25%")
    next(host)
    host.find(.stepper, "Adults: 1").increment()
    host.find(.stepper, "Children: 0").increment()
    host.find(.picker, "Cabin").choose("Comfort")
    next(host)
    #expect(!host.find(.button, "Seat 1A").isEnabled)
    for seat in ["1B", "1C", "2A", "2B"] { host.find(.button, "Seat \(seat)").tap() }
    #expect(!host.find(.button, "Seat 2B").isSelected)
    next(host)
    #expect(host.find(.text, "Seats").value == "1B, 1C, and 2A")
    #expect(host.find(.text, "Price").value == "€450")
    host.find(.button, "Book").tap()
    await host.settle { model.confirmation != nil }
    #expect(host.find(.alert, "Booked").find(.text, "Your code is B3C.").exists)
    host.find(.button, "Done").tap()
    #expect(host.find(.heading, "Route").exists)
  }

  @Test func `A trip from a city to the same city cannot be booked`() {
    let host = open()
    host.find(.picker, "To").choose("Bern")
    #expect(!host.find(.button, "Next").isEnabled)
    host.find(.picker, "From").choose("Lima")
    #expect(host.find(.button, "Next").isEnabled)
  }

  @Test func `Changes of a trip can be undone and redone`() {
    let model = BookingModel()
    let host = open(model)
    host.find(.button, "Swap").tap()
    #expect(host.find(.picker, "From").value == "Oslo")
    let bodies = host.bodies { host.find(.button, "Undo").tap() }
    #expect(bodies == ["RouteStep"])
    #expect(host.find(.picker, "From").value == "Bern")
    host.find(.button, "Redo").tap()
    #expect(host.find(.picker, "From").value == "Oslo")
  }

  @Test func `The steps of a booking keep their values until the booking starts over`() {
    let host = open()
    next(host)
    host.find(.stepper, "Adults: 1").increment(times: 2)
    next(host)
    #expect(host.find(.progress, "Step 3 of 4").exists)
    host.back()
    #expect(host.find(.stepper, "Adults: 3").exists)
    host.find(.stepper, "Adults: 3").increment(times: 6)
    #expect(host.find(.stepper, "Adults: 9").exists)
    host.find(.stepper, "Children: 0").decrement()
    #expect(host.find(.stepper, "Children: 0").exists)
    host.find(.button, "Start over").tap()
    next(host)
    #expect(host.find(.stepper, "Adults: 1").exists)
  }

  @Test func `The summary waits until each traveler has a seat`() {
    let host = open()
    next(host)
    next(host)
    #expect(!host.find(.button, "Next").isEnabled)
    host.find(.button, "Seat 2C").tap()
    #expect(host.find(.button, "Seat 2C").isSelected)
    #expect(host.find(.button, "Next").isEnabled)
    host.find(.button, "Undo").tap()
    #expect(!host.find(.button, "Seat 2C").isSelected)
    #expect(!host.find(.button, "Next").isEnabled)
  }
}
