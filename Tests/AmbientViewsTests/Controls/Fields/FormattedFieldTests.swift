import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `A text field with a format` {
  private struct Order: View {
    @State private var count = 12
    @State private var price: Double? = 2.5
    @State private var note = ""

    var body: some View {
      TextField("Count", value: $count, format: .number)
      TextField("Price", value: $price, format: .number, prompt: Text("Free"))
      TextField("Note", text: $note)
      Values(count: count, price: price)
      Button("Ten") { count = 10 }
    }
  }

  private struct Values: View {
    let count: Int
    let price: Double?

    var body: some View { Text("\(count) for \(price.map { "\($0)" } ?? "nothing")") }
  }

  private func text(_ label: String, in host: TestHost) -> String? {
    host.elements.first { $0.label == label }?[.text]
  }

  @Test func `A field with a format writes the value while the user types`() {
    let host = TestHost { Order() }
    #expect(text("Count", in: host) == "12")
    #expect(host.bodies { host.type("7", into: "Count") } == ["Order", "Values"])
    #expect(host.texts.contains("7 for 2.5"))
    #expect(host.bodies { host.submit("Count") } == [])
    #expect(text("Count", in: host) == "7")
  }

  @Test func `A field with a format keeps the typed text until the focus moves away`() {
    let host = TestHost { Order() }
    host.type("3.50", into: "Price")
    #expect(host.focusedLabel == "Price")
    #expect(host.texts.contains("12 for 3.5"))
    #expect(text("Price", in: host) == "3.50")
    #expect(host.bodies { host.focus("Note") } == [])
    #expect(text("Price", in: host) == "3.5")
  }

  @Test func `A field with a format shows the old value again if its text is not valid`() {
    let host = TestHost { Order() }
    host.type("many", into: "Count")
    #expect(text("Count", in: host) == "many")
    let (messages, bodies) = submit("Count", in: host)
    #expect(messages == [])
    #expect(bodies == [])
    #expect(text("Count", in: host) == "12")
  }

  private func submit(_ label: String, in host: TestHost) -> ([String], [String]) {
    var bodies: [String] = []
    let messages = warnings { bodies = host.bodies { host.submit(label) } }
    return (messages, bodies)
  }

  @Test(arguments: ["", "free"])
  func `A field writes nil to an optional value if its text is not valid`(typed: String) {
    let host = TestHost { Order() }
    host.type(typed, into: "Price")
    host.submit("Price")
    #expect(host.texts.contains("12 for nothing"))
    #expect(text("Price", in: host) == "")
    host.type("1.25", into: "Price")
    host.removeFocus()
    #expect(host.texts.contains("12 for 1.25"))
  }

  @Test func `A field reads and writes its value in the locale of the environment`() {
    let host = TestHost { Order() }
    host.set(\.locale, to: Locale(identifier: "de_DE"))
    #expect(text("Price", in: host) == "2,5")
    host.type("1.234,5", into: "Price")
    host.submit("Price")
    #expect(host.texts.contains("12 for 1234.5"))
    #expect(text("Price", in: host) == "1.234,5")
    #expect(host.bodies { host.set(\.locale, to: Locale(identifier: "en_US")) } == [])
    #expect(text("Price", in: host) == "1,234.5")
  }

  @Test func `A new value from the program replaces the text that the user types`() {
    let host = TestHost { Order() }
    host.type("5", into: "Count")
    host.tap("Ten")
    #expect(text("Count", in: host) == "10")
    host.submit("Count")
    #expect(host.texts.contains("10 for 2.5"))
  }

  @Test func `A field keeps the typed text if its binding stores the value later`() {
    @MainActor final class Queue { var writes: [@MainActor () -> Void] = [] }
    struct Field: View {
      let queue: Queue
      @State private var count = 1
      var body: some View {
        let late = Binding {
          count
        } set: { new in
          queue.writes.append { count = new }
        }
        TextField("Count", value: late, format: .number)
      }
    }
    let queue = Queue()
    let host = TestHost { Field(queue: queue) }
    host.set(\.locale, to: Locale(identifier: "en_US"))
    host.type("1000", into: "Count")
    #expect(text("Count", in: host) == "1000")
    #expect(host.bodies { for write in queue.writes { write() } } == [])
    #expect(text("Count", in: host) == "1000")
    host.submit("Count")
    #expect(text("Count", in: host) == "1,000")
  }

  @Test func `A typed value can remove the row of its field`() {
    struct Item: Identifiable {
      let id: Int
      var count: Int
    }
    struct Cart: View {
      @State private var items = [Item(id: 1, count: 3), Item(id: 2, count: 4)]
      var body: some View {
        let positive = Binding {
          items
        } set: {
          items = $0.filter { $0.count > 0 }
        }
        ForEach(positive) { $item in
          TextField("Item \(item.id)", value: $item.count, format: .number)
        }
      }
    }
    let host = TestHost { Cart() }
    #expect(host.bodies { host.type("0", into: "Item 2") } == [])
    #expect(host.elements(of: .textField).map(\.label) == ["Item 1"])
  }

  private struct Rough: ParseableFormatStyle {
    struct Strategy: ParseStrategy {
      func parse(_ value: String) throws -> Int {
        guard value == "0" else { throw CocoaError(.formatting) }
        return 0
      }
    }

    var parseStrategy: Strategy { Strategy() }

    func format(_ value: Int) -> String { "about \(value)" }
  }

  @Test func `A format that cannot read its own text causes a warning`() {
    struct Field: View {
      @State private var count = 3
      var body: some View { TextField("Count", value: $count, format: Rough()) }
    }
    let host = TestHost { Field() }
    #expect(
      warnings {
        host.type("4", into: "Count")
        host.type("42", into: "Count")
      } == []
    )
    #expect(
      warnings { host.submit("Count") } == [
        """
        A text field has a format that cannot read the text it writes. The typed text is dropped.

          Format             Rough
          Text of the value  about 3
          Typed text         42

        To fix this, do one of:
          • Use a format whose 'parseStrategy' reads what 'format(_:)' returns.
          • Show the value with 'Text(_:format:)', and edit it with another control.
        """
      ]
    )
    #expect(host.elements.first?[.text] == "about 3")
  }

  @Test func `A field shows the limited value if its binding limits the typed value`() {
    struct Field: View {
      @State private var count = 5
      var body: some View {
        TextField(
          "Count",
          value: Binding {
            count
          } set: {
            count = min($0, 10)
          },
          format: .number
        )
      }
    }
    let host = TestHost { Field() }
    for typed in ["50", "60", "99999999999999999999999"] {
      host.type(typed, into: "Count")
      host.submit("Count")
      #expect(text("Count", in: host) == "10")
    }
  }

  @Test func `The percent sign or currency sign is optional in the text of a field`() {
    struct Field: View {
      @State private var part = 0.25
      @State private var price: Decimal = 3
      var body: some View {
        TextField("Part", value: $part, format: .percent)
        TextField("Price", value: $price, format: .currency(code: "USD"))
      }
    }
    let host = TestHost { Field() }
    host.set(\.locale, to: Locale(identifier: "en_US"))
    for (label, typed, shown) in [
      ("Part", "30%", "30%"), ("Part", "40", "40%"), ("Part", "a lot", "40%"),
      ("Price", "$4.50", "$4.50"), ("Price", "5", "$5.00"), ("Price", "$", "$5.00"),
    ] {
      host.type(typed, into: label)
      host.submit(label)
      #expect(text(label, in: host) == shown)
    }
  }
}
