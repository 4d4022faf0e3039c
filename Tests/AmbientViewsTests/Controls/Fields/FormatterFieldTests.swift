import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `A text field with a formatter` {
  private struct Editor<Value>: View {
    @State private var value: Value
    let formatter: Formatter
    let log: (Value) -> Void

    init(_ value: Value, _ formatter: Formatter, log: @escaping (Value) -> Void = { _ in }) {
      _value = State(initialValue: value)
      self.formatter = formatter
      self.log = log
    }

    var body: some View {
      TextField("Value", value: $value, formatter: formatter)
        .onSubmit { log(value) }
    }
  }

  /// Returns the value that the field has after the user submits a text.
  private func submitting<Value>(
    _ text: String,
    to value: Value,
    _ formatter: Formatter
  ) -> Value? {
    var result: Value?
    let host = TestHost { Editor(value, formatter) { result = $0 } }
    host.type(text, into: "Value")
    host.submit("Value")
    return result
  }

  private var decimal: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }

  @Test func `A field with a formatter reads numbers of all types`() {
    #expect(submitting("1,234", to: 0, decimal) == 1234)
    #expect(submitting("1.5", to: 0.0, decimal) == 1.5)
    #expect(submitting("1.5", to: Float(0), decimal) == 1.5)
    #expect(submitting("0.1", to: Float(0), decimal) == 0.1)
    #expect(submitting("1.5", to: CGFloat(0), decimal) == 1.5)
    #expect(submitting("1.5", to: Decimal(0), decimal) == 1.5)
  }

  @Test func `A field with a formatter reads dates`() {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    formatter.timeZone = .gmt
    let start = Date(timeIntervalSince1970: 0)
    #expect(submitting("1970-01-02", to: start, formatter) == start.addingTimeInterval(86400))
  }

  @Test func `A field with a formatter keeps its value if the text is not valid`() {
    #expect(submitting("many", to: 5, decimal) == 5)
    #expect(submitting("1.5", to: 5, decimal) == 5)
  }

  @Test func `A field with an optional value writes nil if the text is not valid`() {
    #expect(submitting("", to: Int?(5), decimal) == .some(nil))
    #expect(submitting("6", to: Int?.none, decimal) == .some(6))
  }

  @Test func `A formatter that reads values of the wrong type causes a warning`() {
    var value: String?
    let messages = warnings { value = submitting("1", to: "text", decimal) }
    #expect(value == "text")
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix(
        """
        The formatter of a text field reads a value of the wrong type. The typed text is dropped.

          Formatter        NumberFormatter
          Typed text       1
        """
      ) == true
    )
    #expect(
      messages.first?.hasSuffix(
        """
          Field has        String

        To fix this:
          • Bind the field to a value of the type that the formatter reads.
        """
      ) == true
    )
  }

  #if !canImport(Darwin)
  private final class Shouting: Formatter, @unchecked Sendable {
    override func string(for object: Any?) -> String? { (object as? String)?.uppercased() }
  }

  @Test func `A formatter that cannot read text causes a warning`() {
    var value: String?
    let messages = warnings { value = submitting("new", to: "old", Shouting()) }
    #expect(value == "old")
    #expect(
      messages == [
        """
        A text field has a formatter that cannot read text. The typed text is dropped.

          Formatter  Shouting

        To fix this, do one of:
          • Use a 'NumberFormatter', a 'DateFormatter' or an 'ISO8601DateFormatter'.
          • Use a 'ParseableFormatStyle': 'TextField(_:value:format:)'.
        """
      ]
    )
  }
  #endif

  @Test func `A field with a formatter can have a prompt, a label and actions`() {
    var log: [String] = []
    let host = TestHost {
      TextField("A", value: .constant(1), formatter: decimal, prompt: Text("none"))
      TextField(value: .constant(2), formatter: decimal) { Text("B") }
      TextField(
        "C",
        value: .constant(3),
        formatter: decimal,
        onEditingChanged: { log.append("editing \($0)") },
        onCommit: { log.append("commit") }
      )
    }
    #expect(
      host.tree == """
        TextField prompt=none text=1
          Text "A"
        TextField text=2
          Text "B"
        TextField text=3
          Text "C"
        """
    )
    host.focus("C")
    host.submit("C")
    host.removeFocus()
    #expect(log == ["editing true", "commit", "editing false"])
  }
}
