import Combine
import Foundation

/// Stores contacts.
protocol ContactService: Sendable {
  func all() async throws -> [Contact]
}

struct FixedContacts: ContactService {
  var contacts: [Contact]

  func all() async throws -> [Contact] { contacts }
}

@MainActor
final class AddressBook: ObservableObject {
  struct Group: Identifiable {
    let id: String
    let contacts: [Contact]
  }

  @Published private(set) var groups: [Group] = []
  @Published var query = ""
  @Published private(set) var contacts: [Contact] = []
  @Published private(set) var isLoading = true
  private let service: any ContactService

  init(service: any ContactService) {
    self.service = service
    Publishers.CombineLatest($contacts, $query)
      .map { contacts, query in
        let found = contacts.filter {
          query.isEmpty || $0.fullName.lowercased().contains(query.lowercased())
        }
        return Dictionary(grouping: found, by: \.initial)
          .map { Group(id: $0.key, contacts: $0.value.sorted { $0.lastName < $1.lastName }) }
          .sorted { $0.id < $1.id }
      }
      .assign(to: &$groups)
  }

  func load() async {
    defer { isLoading = false }
    do {
      contacts = try await service.all()
    } catch {
      contacts = []
    }
  }

  func save(_ contact: Contact) throws(ContactError) {
    guard !contact.lastName.isEmpty else { throw .missingName }
    guard contact.email.isEmpty || contact.email.contains("@") else {
      throw .badEmail(contact.email)
    }
    if let index = contacts.firstIndex(where: { $0.id == contact.id }) {
      contacts[index] = contact
    } else {
      if contacts.contains(where: { $0.fullName == contact.fullName }) {
        throw .duplicate(contact.fullName)
      }
      contacts.append(contact)
    }
  }

  func delete(_ ids: Set<Contact.ID>) {
    contacts.removeAll { ids.contains($0.id) }
  }
}
