import SwiftUI

struct AccountSection: View {
  @ObservedObject var model: SettingsModel
  @State private var password = ""
  @FocusState private var field: Field?

  private enum Field: Hashable { case name, mail, password }

  var body: some View {
    Section(header: Text("Account")) {
      TextField("Name", text: $model.name)
        .textContentType(.name)
        .focused($field, equals: .name)
        .submitLabel(.next)
        .onSubmit { field = .mail }
      TextField("Mail", text: $model.mail, prompt: Text("name@example.com"))
        .textContentType(.emailAddress)
        .keyboardType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .focused($field, equals: .mail)
        .onSubmit { field = .password }
      if !model.mail.isEmpty && !model.isMailValid {
        Label("The address is not complete.", systemImage: "exclamationmark.triangle")
          .foregroundStyle(.red)
          .font(.footnote)
      }
      SecureField("Password", text: $password)
        .focused($field, equals: .password)
        .privacySensitive()
      DatePicker(
        "Birthday",
        selection: $model.birthday,
        in: ...Date(timeIntervalSince1970: 1_700_000_000),
        displayedComponents: .date
      )
    }
  }
}
