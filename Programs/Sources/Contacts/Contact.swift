import Foundation

struct Contact: Identifiable, Equatable, Hashable {
  struct Phone: Identifiable, Equatable, Hashable {
    enum Label: String, CaseIterable, Hashable { case mobile, home, work }
    var id = UUID()
    var label = Label.mobile
    var number = ""
  }

  var id = UUID()
  var firstName = ""
  var lastName = ""
  var email = ""
  var birthday: Date?
  var phones: [Phone] = []

  var fullName: String {
    [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }

  var initial: String { String(lastName.prefix(1)).uppercased() }
}

/// What is wrong with a contact.
enum ContactError: LocalizedError, Equatable, Identifiable {
  case missingName
  case badEmail(String)
  case duplicate(String)

  var id: String { errorDescription ?? "" }

  var errorDescription: String? {
    switch self {
    case .missingName: "The contact has no last name."
    case .badEmail(let email): "“\(email)” is not an address."
    case .duplicate(let name): "\(name) is already a contact."
    }
  }

  var recoverySuggestion: String? {
    switch self {
    case .missingName: "Enter a last name."
    case .badEmail: "Enter an address with an @ sign."
    case .duplicate: nil
    }
  }
}
