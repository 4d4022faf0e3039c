import SwiftUI

struct ContactCard: View {
  let contact: Contact
  @Environment(\.openURL) private var openURL
  @State private var asksToCall = false

  var body: some View {
    List {
      Section {
        VStack {
          ZStack {
            Circle()
              .fill(
                RadialGradient(
                  gradient: Gradient(colors: [.mint, .blue]),
                  center: .center,
                  startRadius: 0,
                  endRadius: 40
                )
              )
            Text(contact.firstName.prefix(1) + contact.lastName.prefix(1))
              .font(.title)
              .foregroundStyle(.white)
          }
          .frame(width: 80, height: 80)
          .accessibilityHidden(true)
          Text(contact.fullName)
            .font(.title2)
            .accessibilityAddTraits(.isHeader)
        }
        .frame(maxWidth: .infinity)
      }
      .listRowBackground(Color.clear)
      Section("Phones") {
        ForEach(contact.phones) { phone in
          LabeledContent(phone.label.rawValue, value: phone.number)
        }
        if let phone = contact.phones.first {
          Button("Call") { asksToCall = true }
            .confirmationDialog(
              "Call \(phone.number)?",
              isPresented: $asksToCall,
              titleVisibility: .visible
            ) {
              Button("Call \(phone.label.rawValue)") {
                if let url = URL(string: "tel:\(phone.number)") { openURL(url) }
              }
            }
        }
      }
      if let url = URL(string: "mailto:\(contact.email)"), !contact.email.isEmpty {
        Link(contact.email, destination: url)
      }
      if let birthday = contact.birthday {
        LabeledContent("Birthday") {
          Text(birthday, format: .dateTime.day().month(.wide).year())
        }
      }
    }
    .navigationTitle("")
  }
}
