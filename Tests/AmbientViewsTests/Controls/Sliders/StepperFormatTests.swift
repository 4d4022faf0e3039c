import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `A stepper with a format` {
  private struct Hall: View {
    @State private var width = 1.5
    @State private var changes: [Bool] = []

    var body: some View {
      Stepper("Width", value: $width, in: 0...3, step: 0.5, format: .number)
      Stepper(value: $width, step: 0.25, format: .percent) {
        Text("Share")
      } onEditingChanged: {
        changes.append($0)
      }
      Plain()
      Text("\(changes.count) changes")
    }
  }

  private struct Plain: View {
    var body: some View { Text("Plain") }
  }

  @Test func `A stepper with a format shows its value after the label`() {
    let host = TestHost { Hall() }
    #expect(host.texts == ["Width", "1.5", "Share", "150%", "Plain", "0 changes"])
    #expect(host.find(.stepper, "Width").value == "1.5")
  }

  @Test func `A stepper with a format shows the value after each step, and stops at its limits`() {
    let host = TestHost { Hall() }
    let bodies = host.bodies { host.find(.stepper, "Width").increment(times: 5) }
    #expect(!bodies.contains("Plain"))
    #expect(host.find(.stepper, "Width").value == "3")
    host.find(.stepper, "Width").decrement(times: 9)
    #expect(host.find(.stepper, "Width").value == "0")
  }

  @Test func `A stepper without limits calls onEditingChanged when the user changes the value`() {
    let host = TestHost { Hall() }
    host.find(.stepper, "Share").decrement()
    #expect(host.find(.stepper, "Share").value == "125%")
    #expect(host.texts.last == "2 changes")
  }

  @Test func `A stepper formats its value in the locale of the environment`() {
    let host = TestHost { Hall().environment(\.locale, Locale(identifier: "de_DE")) }
    #expect(host.find(.stepper, "Width").value == "1,5")
  }

  private struct Seats: View {
    @State private var count = 1
    @State private var log: [Bool] = []

    var body: some View {
      Stepper(value: $count, in: 0...2) {
        Text("Bounded")
      } onEditingChanged: {
        log.append($0)
      }
      Stepper(value: $count) {
        Text("Free")
      } onEditingChanged: {
        log.append($0)
      }
      Text("\(count) \(log.map(String.init).joined(separator: " "))")
    }
  }

  @Test func `A stepper calls an onEditingChanged closure that follows the label closure`() {
    let host = TestHost { Seats() }
    host.find(.stepper, "Bounded").increment()
    #expect(host.texts.last == "2 true false")
    host.find(.stepper, "Free").increment()
    #expect(host.texts.last == "3 true false true false")
  }
}
