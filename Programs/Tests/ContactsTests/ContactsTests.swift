import AmbientTesting
import SwiftUI
import Testing

@testable import Contacts

@MainActor
@Suite struct ContactsTests {
  private static let contacts = [
    Contact(
      firstName: "Ada",
      lastName: "Byron",
      email: "ada@example.com",
      phones: [.init(label: .work, number: "555 01")]
    ),
    Contact(firstName: "Alan", lastName: "Turing"),
    Contact(firstName: "Grace", lastName: "Hopper"),
  ]

  private func open() async -> (TestHost, AddressBook) {
    let book = AddressBook(service: FixedContacts(contacts: Self.contacts))
    let host = TestHost { ContactList(book: book) }
    #expect(host.find(.progress, "Loading contacts…").exists)
    await host.settle { !book.isLoading }
    return (host, book)
  }

  @Test func `Contacts are in sections by letter`() async {
    let (host, _) = await open()
    #expect(host.findAll(.heading).map(\.name) == ["Contacts", "B", "H", "T"])
    #expect(host.find(.element, "Index").value == "B H T")
    host.find(.searchField).type("ada")
    #expect(host.findAll(.row).map(\.name) == ["Ada Byron"])
    #expect(host.find(.element, "Index").value == "B")
  }

  @Test func `An edit of a contact changes its card`() async {
    let (host, _) = await open()
    host.find(.row, "Ada Byron").find(.button).tap()
    #expect(host.find(.row, "work").find(.text).value == "555 01")
    host.find(.button, "Edit").tap()
    #expect(!host.find(.button, "Done").isEnabled)
    host.find(.textField, "Last name").type("Lovelace")
    host.find(.textField, "Email").type("ADA@example.org")
    #expect(host.find(.textField, "Email").value == "ada@example.org")
    host.find(.button, "Done").tap()
    #expect(host.findAll(.sheet).isEmpty)
    #expect(host.find(.heading, "Ada Lovelace").exists)
    #expect(host.find(.link, "ada@example.org").exists)
  }

  @Test func `A wrong email address causes an alert, and its field gets the focus`() async {
    let (host, _) = await open()
    host.find(.button, "New contact").tap()
    host.find(.textField, "Last name").type("Noether")
    host.find(.textField, "Email").type("emmy")
    host.find(.button, "Done").tap()
    let alert = host.find(.alert, "“emmy” is not an address.")
    #expect(alert.find(.text, "Enter an address with an @ sign.").exists)
    alert.find(.button, "OK").tap()
    #expect(host.focusedLabel == "Email")
  }

  @Test func `A submitted field moves the focus to the next field`() async {
    let (host, _) = await open()
    host.find(.button, "New contact").tap()
    #expect(host.focusedLabel == "First name")
    host.find(.textField, "First name").submit()
    #expect(host.focusedLabel == "Last name")
    host.find(.textField, "Last name").submit()
    #expect(host.focusedLabel == "Email")
    host.find(.button, "Add phone").tap()
    #expect(host.focusedLabel == "Phone")
    host.find(.textField, "Phone").type("1")
    host.find(.button, "Cancel").tap()
    host.find(.dialog).find(.button, "Discard").tap()
    #expect(host.findAll(.sheet).isEmpty)
  }

  @Test func `A contact is deleted only after a confirmation`() async {
    let (host, book) = await open()
    host.swipe("Alan Turing")
    host.find(.button, "Delete").tap()
    host.find(.alert, "Delete Alan Turing?").find(.button, "Cancel").tap()
    #expect(book.contacts.count == 3)
    host.swipe("Alan Turing")
    host.find(.button, "Delete").tap()
    let bodies = await host.bodies { host.find(.alert).find(.button, "Delete").tap() }
    #expect(bodies.contains("IndexBar"))
    #expect(host.findAll(.row).map(\.name) == ["Ada Byron", "Grace Hopper"])
  }
}
