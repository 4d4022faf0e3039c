import SwiftUI

struct ContactsApp: App {
  @StateObject private var book = AddressBook(service: FixedContacts(contacts: []))

  var body: some Scene {
    WindowGroup { ContactList(book: book) }
  }
}
