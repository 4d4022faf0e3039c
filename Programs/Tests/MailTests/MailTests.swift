import AmbientTesting
import SwiftUI
import Testing

@testable import Mail

@MainActor
@Suite struct MailTests {
  private static let date = Date(timeIntervalSinceReferenceDate: 0)

  private static func message(_ id: Int, _ sender: String, _ subject: String) -> Message {
    Message(
      id: id,
      sender: sender,
      subject: subject,
      text: "Text \(id)",
      date: date + Double(id),
      mailbox: .inbox
    )
  }

  private func open() async -> (TestHost, MailStore) {
    let store = MailStore(
      server: FakeServer(
        [Self.message(1, "Ada", "Engine"), Self.message(2, "Bob", "Invoice")],
        [Self.message(2, "Bob", "Invoice"), Self.message(3, "Cleo", "Meeting")]
      )
    )
    let host = TestHost { MailView(store: store) }
    await host.settle { !store.messages.isEmpty }
    return (host, store)
  }

  private func subjects(_ host: TestHost) -> [String] {
    host.findAll(.element).map(\.name).filter { $0.contains(", ") }
  }

  @Test func `The inbox is selected at first, and a new message is unread`() async {
    let (host, _) = await open()
    #expect(host.find(.row, "Inbox").isSelected)
    #expect(host.find(.text, "No message selected").exists)
    #expect(host.find(.element, "Bob, Invoice").value == "unread")
  }

  @Test func `A selected message is shown and marked as read`() async {
    let (host, store) = await open()
    host.find(.row, "Ada, Engine").tap()
    #expect(host.find(.heading, "Engine").exists)
    await host.settle { store.unread(in: .inbox) == 1 }
    #expect(host.find(.element, "Ada, Engine").value != "unread")
  }

  @Test func `Several selected messages can be archived`() async {
    let (host, _) = await open()
    host.find(.row, "Ada, Engine").tap()
    host.find(.row, "Bob, Invoice").tap()
    #expect(host.find(.text, "2 messages selected").exists)
    host.find(.button, "Archive").tap()
    #expect(host.find(.text, "No message selected").exists)
    host.find(.row, "Archive").tap()
    #expect(host.find(.element, "Ada, Engine").exists)
  }

  @Test func `A message is moved and marked with the actions of its row`() async {
    let (host, store) = await open()
    host.swipe("Bob", edge: .leading, isFull: true)
    #expect(store.unread(in: .inbox) == 1)
    host.swipe("Bob")
    host.find(.button, "Trash").tap()
    #expect(store.visible.map(\.id) == [1])
    #expect(host.findAll(.element, "Bob, Invoice").isEmpty)
  }

  @Test func `A refresh adds new messages, or shows the reason for a failure`() async {
    let (host, store) = await open()
    host.refresh()
    await host.settle { store.messages.count == 3 }
    host.find(.searchField).type("cleo")
    #expect(store.visible.map(\.sender) == ["Cleo"])
    host.find(.searchField).type("")
    host.refresh()
    await host.settle { store.error != nil }
    #expect(host.find(.text, store.error).exists)
  }

  @Test func `An answer is written in the inspector`() async {
    let (host, _) = await open()
    host.find(.row, "Ada, Engine").tap()
    host.find(.button, "Reply").tap()
    host.find(.textField, "Reply text").type("Thank you")
    #expect(host.find(.textField, "Reply text").value == "Thank you")
  }
}
