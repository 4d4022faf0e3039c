import AmbientTesting
import SwiftUI
import Testing

@testable import Calculator

@MainActor
@Suite struct CalculatorTests {
  private func press(_ names: String..., in host: TestHost) {
    for name in names { host.find(.button, name).tap() }
  }

  private func result(of host: TestHost) -> String? { host.find(.text, "Result").value }

  @Test func `Taps on the keys of the calculator perform a calculation`() {
    let host = TestHost { CalculatorView() }
    press("1", "2", "Add", "3", "Point", "5", in: host)
    #expect(result(of: host) == "3.5")
    #expect(host.find(.button, "Add").isSelected)
    press("Equals", in: host)
    #expect(result(of: host) == "15.5")
    #expect(host.find(.text, "Calculation").value == "12 + 3.5")
    #expect(!host.find(.button, "Add").isSelected)
  }

  @Test func `An operation continues with the result of the previous operation`() {
    let host = TestHost { CalculatorView() }
    press("9", "Multiply", "9", "Subtract", "1", "Equals", in: host)
    #expect(result(of: host) == "80")
    press("Percent", "Change the sign", in: host)
    #expect(result(of: host) == "-0.8")
  }

  @Test func `A division by zero is an error until it is cleared`() {
    let host = TestHost { CalculatorView() }
    press("4", "Divide", "0", "Equals", "7", in: host)
    #expect(result(of: host) == "Error")
    press("Clear", "7", in: host)
    #expect(result(of: host) == "7")
  }

  @Test func `A digit key runs the display, but not the styles of the keys`() {
    let host = TestHost { CalculatorView() }
    press("1", in: host)
    let bodies = host.bodies { press("2", in: host) }
    #expect(bodies == ["CalculatorView", "DisplayView", "Keypad"])
    #expect(host.bodies { press("Clear", "0", in: host) }.contains("DisplayView"))
    #expect(!host.bodies { press("0", in: host) }.contains("DisplayView"))
  }

  @Test func `The keyboard enters digits and operations like the keys on screen`() {
    let host = TestHost { CalculatorView() }
    for key in ["8", "*", "5"] as [KeyEquivalent] { host.press(key: key) }
    #expect(host.find(.button, "Multiply").isSelected)
    host.press(key: .return)
    #expect(result(of: host) == "40")
    host.press(key: .escape)
    #expect(result(of: host) == "0")
    for key in ["1", "2", .delete] as [KeyEquivalent] { host.press(key: key) }
    #expect(result(of: host) == "1")
  }

  @Test func `A swipe over the display removes a digit`() {
    let host = TestHost { CalculatorView() }
    press("4", "2", in: host)
    host.drag("  42", from: .zero, to: CGPoint(x: -40, y: 0))
    #expect(result(of: host) == "4")
  }

  @Test func `The history is in a sheet, and a result can be used again`() {
    let host = TestHost { CalculatorView() }
    press("History", in: host)
    #expect(host.find(.text, "No history").exists)
    #expect(!host.find(.button, "Clear").isEnabled)
    press("Done", "6", "Multiply", "7", "Equals", "Clear", "1", "Add", "1", "Equals", in: host)
    press("History", in: host)
    let entries = host.findAll(.row).map { $0.find(.button) }
    #expect(entries.map(\.name) == ["1 + 1", "6 × 7"])
    #expect(entries.map(\.value) == ["2", "42"])
    host.delete("1 + 1 2")
    #expect(host.findAll(.row).map { $0.find(.button).name } == ["6 × 7"])
    host.find(.button, "6 × 7").tap()
    #expect(host.findAll(.sheet).isEmpty)
    #expect(result(of: host) == "42")
  }

  @Test func `A result with a fraction can be used in another calculation`() {
    let host = TestHost { CalculatorView() }
    press("1", "Divide", "8", "Equals", "Clear", "History", in: host)
    host.find(.button, "1 ÷ 8").tap()
    #expect(result(of: host) == "0.125")
    press("Add", "1", "Equals", in: host)
    #expect(result(of: host) == "1.125")
  }

  @Test func `The history can be cleared`() {
    let host = TestHost { CalculatorView() }
    press("1", "Add", "1", "Equals", "History", in: host)
    #expect(host.findAll(.row).count == 1)
    press("Clear", in: host)
    #expect(host.find(.text, "No history").exists)
    press("Done", in: host)
    #expect(result(of: host) == "2")
  }

  @Test func `A number has at most nine characters and one point`() {
    let host = TestHost { CalculatorView() }
    press("1", "Point", "Point", "2", "3", "4", "5", "6", "7", "8", "9", in: host)
    #expect(result(of: host) == "1.2345678")
  }

  @Test func `The keys of a keypad without a calculator are disabled`() {
    let host = TestHost { Keypad(pending: nil, isCleared: true) }
    #expect(host.findAll(.button).count == 19)
    #expect(host.findAll(.button).allSatisfy { !$0.isEnabled })
  }
}
