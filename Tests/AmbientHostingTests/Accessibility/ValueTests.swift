import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `Values in the accessibility tree` {
  nonisolated private static let rules: [AccessibilityRule] = [
    AccessibilityRule("a gauge has its current value", "progress \"Fuel\" value \"half\"") {
      Gauge(value: 0.5) {
        Text("Fuel")
      } currentValueLabel: {
        Text("half")
      }
    },
    AccessibilityRule(
      "a gauge without a value label has a percentage",
      "progress \"Fuel\" value \"50%\""
    ) {
      Gauge(value: 0.5) { Text("Fuel") }
    },
    AccessibilityRule("progress with a value label", "progress \"Copy\" value \"2 of 5\"") {
      ProgressView(value: 2, total: 5) {
        Text("Copy")
      } currentValueLabel: {
        Text("2 of 5")
      }
    },
    AccessibilityRule("progress without a value label", "progress \"Copy\" value \"40%\"") {
      ProgressView("Copy", value: 2, total: 5)
    },
    AccessibilityRule("a color picker", "colorPicker \"Paint\"") {
      ColorPicker("Paint", selection: .constant(.red))
    },
    AccessibilityRule("labeled text is one node", "text \"Version\" value \"2.1\"") {
      LabeledContent("Version", value: "2.1")
    },
    AccessibilityRule("a label and a control are two nodes", "text \"Server\"\nbutton \"Open\"") {
      LabeledContent("Server") { Button("Open") {} }
    },
    AccessibilityRule("content with an empty label is one node", "text \"2.1\"") {
      LabeledContent {
        Text("2.1")
      } label: {
        EmptyView()
      }
    },
  ]

  @Test(arguments: rules)
  func `A view has the expected accessibility nodes and values`(_ rule: AccessibilityRule) {
    let host = TestHost { rule.view() }
    #expect(host.accessibilityTree == rule.tree)
  }

  @Test func `Accessibility actions of a stepper change the value of the stepper`() throws {
    struct Seats: View {
      @State private var seats = 1
      var body: some View { Stepper("Seats \(seats)", value: $seats, in: 0...5) }
    }
    let host = TestHost { Seats() }
    let stepper = host.find(.stepper)
    stepper.increment()
    #expect(host.find(.stepper, "Seats 2").exists)
    #expect(host.bodies { host.find(.stepper).decrement() } == ["Seats"])
    #expect(host.find(.stepper, "Seats 1").exists)
  }

  @Test func `The accessibility value of a date picker is the text of its date`() throws {
    let date = Date(timeIntervalSince1970: 0)
    let host = TestHost { DatePicker("Day", selection: .constant(date)) }
    let node = try #require(host.viewTree.accessibilityTree.all.first { $0.role == .datePicker })
    #expect(node.name == "Day")
    #expect(node.value == host.elements(of: .datePicker).first?[.dateText])
  }
}

@Suite @MainActor struct `Hints in the accessibility tree` {
  @Test func `The help modifier sets the accessibility hint of a view that has no other hint`() {
    let host = TestHost {
      Button("Save") {}.help("Writes the file")
      Button("Send") {}.accessibilityHint("Sends the mail").help("Other")
    }
    let hints = host.viewTree.accessibilityTree.all.compactMap(\.hint)
    #expect(hints == ["Writes the file", "Sends the mail"])
  }
}

@Suite @MainActor struct `Actions of rows in the accessibility tree` {
  private struct Inbox: View {
    @State private var mails = ["Hello", "News"]
    @State private var flagged = "none"

    var body: some View {
      List {
        ForEach(mails, id: \.self) { mail in
          Text(mail).swipeActions {
            Button("Flag") { flagged = mail }
            Button("Hidden") {}.disabled(true)
          }
        }
        .onDelete { mails.remove(atOffsets: $0) }
      }
      Text(flagged)
    }
  }

  private func rows(_ host: TestHost) -> [AccessibilityNode] {
    host.viewTree.accessibilityTree.all.filter { $0.role == .row }
  }

  @Test func `The delete action of a row removes the row`() throws {
    let host = TestHost { Inbox() }
    #expect(rows(host).map { $0.actions.map(\.name) } == [["delete"], ["delete"]])
    let action = try #require(rows(host)[0].action(.delete))
    #expect(host.bodies { action.perform(in: host.viewTree) } == ["Inbox"])
    #expect(host.texts == ["News", "none"])
  }

  @Test func `A disabled row has no delete action`() {
    let host = TestHost { Inbox().disabled(true) }
    #expect(rows(host).map { $0.actions.map(\.name) } == [[], []])
  }

  @Test func `A row offers its swipe actions while VoiceOver is on`() throws {
    let host = TestHost { Inbox() }
    #expect(host.bodies { host.set(\._accessibilityVoiceOverEnabled, to: true) } == [])
    #expect(Set(rows(host)[1].actions.map(\.name)) == ["delete", "Flag"])
    #expect(host.texts == ["Hello", "News", "none"])
    let flag = try #require(rows(host)[1].action(.named("Flag")))
    flag.perform(in: host.viewTree)
    host.settle()
    #expect(host.texts == ["Hello", "News", "News"])
  }

  @Test func `A row with onDelete has a delete action even if its list has a selection`() {
    struct Names: View {
      @State private var selection: String?
      var body: some View {
        List(selection: $selection) {
          ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in }
        }
      }
    }
    let host = TestHost { Names() }
    #expect(rows(host).count == 1)
    #expect(rows(host).first?.action(.delete) != nil)
  }
}
