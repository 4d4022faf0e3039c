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
    host.find(.button, "Next field").tap()
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
    #expect(bodies == ["IndexBar"])
    #expect(host.findAll(.row).map(\.name) == ["Ada Byron", "Grace Hopper"])
  }

  @Test func `A new contact needs a last name and must differ from existing contacts`() async {
    let (host, _) = await open()
    host.find(.button, "New contact").tap()
    host.find(.textField, "First name").type("Ada")
    host.find(.button, "Done").tap()
    let alert = host.find(.alert, "The contact has no last name.")
    #expect(alert.find(.text, "Enter a last name.").exists)
    alert.find(.button, "OK").tap()
    #expect(host.focusedLabel == "Last name")
    host.find(.textField, "Last name").type("Byron")
    host.find(.button, "Done").tap()
    host.find(.alert, "Ada Byron is already a contact.").find(.button, "OK").tap()
    host.find(.textField, "Last name").type("Yonath")
    host.find(.button, "Done").tap()
    #expect(host.findAll(.sheet).isEmpty)
    #expect(
      host.findAll(.row).map(\.name) == [
        "Ada Byron", "Grace Hopper", "Alan Turing", "Ada Yonath",
      ]
    )
  }

  @Test func `A call asks for confirmation and then opens the phone number`() async {
    let (host, _) = await open()
    var opened: [String] = []
    host.set(
      \.openURL,
      to: OpenURLAction { url in
        opened.append(url.absoluteString)
        return .handled
      }
    )
    host.find(.row, "Ada Byron").find(.button).tap()
    host.find(.button, "Call").tap()
    #expect(opened == [])
    host.find(.dialog, "Call 555 01?").find(.button, "Call work").tap()
    #expect(opened == ["tel:555%2001"])
    host.find(.link, "ada@example.com").tap()
    #expect(opened.last == "mailto:ada@example.com")
  }

  @Test func `A phone number can be removed in the form`() async {
    let (host, _) = await open()
    host.find(.row, "Ada Byron").find(.button).tap()
    host.find(.button, "Edit").tap()
    host.delete("Phone")
    #expect(host.findAll(.textField, "Phone").isEmpty)
    host.find(.button, "Done").tap()
    #expect(host.findAll(.text, "work").isEmpty)
    #expect(host.findAll(.button, "Call").isEmpty)
  }

  @Test func `A screen reader can step through the letters of the index`() async {
    let book = AddressBook(service: FixedContacts(contacts: Self.contacts))
    let host = TestHost(size: CGSize(width: 300, height: 160)) { ContactList(book: book) }
    await host.settle { !book.isLoading }
    #expect(host.scrollOffset()?.y == 0)
    host.find(.element, "Index").increment(times: 2)
    let offset = host.scrollOffset()?.y ?? 0
    #expect(offset > 0)
    host.find(.element, "Index").increment()
    #expect(host.scrollOffset()?.y == offset)
    host.find(.element, "Index").decrement(times: 2)
    #expect(host.scrollOffset()?.y == 0)
  }
}
