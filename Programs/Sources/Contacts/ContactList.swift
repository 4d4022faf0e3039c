import SwiftUI

struct ContactList: View {
  @ObservedObject var book: AddressBook
  @State private var route: Route?
  @State private var deleting: Contact?

  enum Route: Identifiable {
    case new
    case edit(Contact)

    var id: String {
      switch self {
      case .new: "new"
      case .edit(let contact): contact.id.uuidString
      }
    }
  }

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        HStack(spacing: 0) {
          list
          IndexBar(letters: book.groups.map(\.id)) { letter in
            withAnimation { proxy.scrollTo(letter, anchor: .top) }
          }
        }
      }
      .navigationTitle("Contacts")
      .navigationDestination(for: Contact.ID.self) { id in
        if let contact = book.contacts.first(where: { $0.id == id }) {
          ContactCard(contact: contact)
            .toolbar {
              Button("Edit") { route = .edit(contact) }
            }
        }
      }
      .searchable(text: $book.query)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            route = .new
          } label: {
            Image(systemName: "plus")
          }
          .accessibilityLabel("New contact")
        }
      }
    }
    .task { await book.load() }
    .sheet(item: $route) { route in
      switch route {
      case .new:
        ContactForm(contact: Contact(), title: "New contact", save: book.save)
      case .edit(let contact):
        ContactForm(contact: contact, title: "Edit contact", save: book.save)
      }
    }
    .alert(item: $deleting) { contact in
      Alert(
        title: Text("Delete \(contact.fullName)?"),
        message: Text("This cannot be undone."),
        primaryButton: .destructive(Text("Delete")) { book.delete([contact.id]) },
        secondaryButton: .cancel()
      )
    }
  }

  @ViewBuilder private var list: some View {
    if book.isLoading {
      ProgressView("Loading contacts…")
        .progressViewStyle(.circular)
    } else {
      List {
        ForEach(book.groups) { group in
          Section(header: Text(group.id).id(group.id)) {
            ForEach(group.contacts) { contact in
              NavigationLink(value: contact.id) {
                row(contact)
              }
              .swipeActions {
                Button("Delete", role: .destructive) { deleting = contact }
              }
            }
          }
        }
      }
      .listStyle(.plain)
    }
  }

  private func row(_ contact: Contact) -> some View {
    Text(contact.firstName) + Text(verbatim: " ") + Text(contact.lastName).bold()
  }
}

/// Letters at the trailing edge that scroll to their sections.
struct IndexBar: View {
  let letters: [String]
  let onSelect: (String) -> Void
  @State private var position = 0

  var body: some View {
    VStack(spacing: 2) {
      ForEach(letters, id: \.self) { letter in
        Button(letter) { onSelect(letter) }
          .font(.caption2)
          .buttonStyle(.borderless)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Index")
    .accessibilityValue(letters.joined(separator: " "))
    .accessibilityAdjustableAction { direction in
      let next = position + (direction == .increment ? 1 : -1)
      guard letters.indices.contains(next) else { return }
      position = next
      onSelect(letters[next])
    }
  }
}
