import SwiftUI

struct ContactForm: View {
  enum Field: Hashable {
    case firstName, lastName, email
    case phone(Contact.Phone.ID)
  }

  @State var contact: Contact
  let title: LocalizedStringKey
  let save: (Contact) throws -> Void

  @State private var error: ContactError?
  @State private var asksToDiscard = false
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss
  @State private var original: Contact?

  private var hasChanges: Bool { original.map { $0 != contact } ?? false }

  var body: some View {
    NavigationStack {
      Form {
        Section("Name") {
          TextField("First name", text: $contact.firstName)
            .textContentType(.givenName)
            .focused($focus, equals: .firstName)
          TextField("Last name", text: $contact.lastName)
            .textContentType(.familyName)
            .focused($focus, equals: .lastName)
        }
        .textInputAutocapitalization(.words)
        .onSubmit { focus = next(after: focus) }

        Section {
          TextField("Email", text: $contact.email)
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .focused($focus, equals: .email)
            .onChange(of: contact.email) { contact.email = contact.email.lowercased() }
        } footer: {
          if case .badEmail = error {
            Text(error?.errorDescription ?? "").foregroundStyle(.red)
          }
        }

        Section("Phones") {
          ForEach($contact.phones) { $phone in
            HStack {
              Picker("Label", selection: $phone.label) {
                ForEach(Contact.Phone.Label.allCases, id: \.self) { Text($0.rawValue) }
              }
              .labelsHidden()
              TextField("Phone", text: $phone.number)
                .keyboardType(.phonePad)
                .focused($focus, equals: .phone(phone.id))
            }
          }
          .onDelete { contact.phones.remove(atOffsets: $0) }
          Button("Add phone", systemImage: "plus.circle", action: addPhone)
        }
      }
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") {
            if hasChanges { asksToDiscard = true } else { dismiss() }
          }
          .confirmationDialog("Discard the changes?", isPresented: $asksToDiscard) {
            Button("Discard", role: .destructive) { dismiss() }
          }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done", action: done)
            .disabled(!hasChanges)
        }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Next field") { focus = next(after: focus) }
        }
      }
      .alert(isPresented: $error.isPresent(), error: error) { error in
        Button("OK") { focus = error == .missingName ? .lastName : .email }
      } message: { error in
        Text(error.recoverySuggestion ?? "")
      }
    }
    .onAppear {
      original = contact
      focus = .firstName
    }
  }

  private func next(after field: Field?) -> Field? {
    switch field {
    case .firstName: .lastName
    case .lastName: .email
    case .email: contact.phones.first.map { .phone($0.id) }
    case .phone, nil: nil
    }
  }

  private func addPhone() {
    let phone = Contact.Phone()
    contact.phones.append(phone)
    focus = .phone(phone.id)
  }

  private func done() {
    do {
      try save(contact)
      dismiss()
    } catch let error as ContactError {
      self.error = error
    } catch {
      assertionFailure("\(error)")
    }
  }
}

extension Binding {
  /// Returns a binding to whether the optional has a value; writing false makes the optional nil.
  func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped?, Wrapped: Sendable {
    Binding<Bool> {
      wrappedValue != nil
    } set: { isPresent, transaction in
      if !isPresent { self.transaction(transaction).wrappedValue = nil }
    }
  }
}
