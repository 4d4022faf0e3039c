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
    #expect(host.find(.row, "Inbox").name == "Inbox, 2")
    #expect(host.find(.row, "Archive").name == "Archive")
  }

  @Test func `A selected message is shown and marked as read`() async {
    let (host, _) = await open()
    host.find(.row, "Ada, Engine").tap()
    #expect(host.find(.heading, "Engine").exists)
    await host.settle { host.find(.row, "Inbox").name == "Inbox, 1" }
    #expect(host.find(.element, "Ada, Engine").value == "")
  }

  @Test func `Several selected messages can be archived`() async {
    let (host, _) = await open()
    #expect(!host.find(.button, "Archive").isEnabled)
    host.find(.row, "Ada, Engine").tap()
    host.find(.row, "Bob, Invoice").tap()
    #expect(host.find(.text, "2 messages selected").exists)
    host.find(.button, "Archive").tap()
    #expect(host.find(.text, "No message selected").exists)
    #expect(subjects(host) == [])
    host.find(.row, "Archive").tap()
    #expect(subjects(host) == ["Bob, Invoice", "Ada, Engine"])
  }

  @Test func `A message that is dropped on a mailbox moves there`() async {
    let (host, _) = await open()
    host.drag("Ada", onto: "Archive")
    #expect(subjects(host) == ["Bob, Invoice"])
    #expect(host.find(.row, "Inbox").name == "Inbox, 1")
    #expect(host.find(.row, "Archive").name == "Archive, 1")
  }

  @Test func `A message is flagged in its menu`() async {
    let (host, _) = await open()
    host.find(.row, "Ada, Engine").perform(.showMenu)
    host.find(.button, "Flag").tap()
    #expect(host.find(.element, "Ada, Engine").value == "unread, flagged")
    #expect(host.find(.element, "Bob, Invoice").value == "unread")
  }

  @Test func `A message is moved and marked with the actions of its row`() async {
    let (host, _) = await open()
    let bodies = host.bodies { host.swipe("Bob", edge: .leading, isFull: true) }
    #expect(bodies == ["MessageList", "MessageRow"])
    #expect(host.find(.element, "Bob, Invoice").value == "")
    #expect(host.find(.row, "Inbox").name == "Inbox, 1")
    host.swipe("Bob")
    host.find(.button, "Trash").tap()
    #expect(subjects(host) == ["Ada, Engine"])
    host.find(.row, "Trash").tap()
    #expect(subjects(host) == ["Bob, Invoice"])
  }

  @Test func `A message is archived with a swipe`() async {
    let (host, _) = await open()
    host.swipe("Ada")
    host.findAll(.button, "Archive")[0].tap()
    #expect(subjects(host) == ["Bob, Invoice"])
    host.find(.row, "Archive").tap()
    #expect(subjects(host) == ["Ada, Engine"])
  }

  @Test func `The menu of several selected messages moves all of them to the trash`() async {
    let (host, store) = await open()
    host.find(.row, "Ada, Engine").tap()
    host.find(.row, "Bob, Invoice").tap()
    host.find(.row, "Ada, Engine").perform(.showMenu)
    host.find(.button, "Trash").tap()
    #expect(store.messages.map(\.mailbox) == [.trash, .trash])
    #expect(store.selection == [])
  }

  @Test func `The primary action of a message marks the message as read`() async {
    let (host, store) = await open()
    host.find(.row, "Ada, Engine").submit()
    #expect(store.messages.filter(\.isRead).map(\.sender) == ["Ada"])
  }

  @Test func `A refresh adds new messages, or shows the reason for a failure`() async {
    let (host, store) = await open()
    host.refresh()
    await host.settle { store.messages.count == 3 }
    host.find(.searchField).type("cleo")
    #expect(subjects(host) == ["Cleo, Meeting"])
    host.find(.searchField).type("")
    #expect(subjects(host) == ["Cleo, Meeting", "Bob, Invoice", "Ada, Engine"])
    host.refresh()
    await host.settle { store.error != nil }
    #expect(host.find(.text, store.error).exists)
    #expect(subjects(host).count == 3)
  }

  @Test func `A suggestion completes the search`() async {
    let (host, _) = await open()
    host.search(for: "i")
    host.find(.button, "invoice").tap()
    #expect(host.find(.searchField).value == "invoice")
    #expect(subjects(host) == ["Bob, Invoice"])
  }

  @Test func `An answer is written in the inspector`() async {
    let (host, _) = await open()
    host.find(.row, "Ada, Engine").tap()
    host.find(.button, "Reply").tap()
    host.find(.textField, "Reply text").type("Thank you")
    #expect(host.find(.textField, "Reply text").value == "Thank you")
  }
}
