import Combine
import Foundation

/// The form for a new account, which checks its fields while the user types.
@MainActor
final class SignUpModel: ObservableObject {
  enum Strength: Int, Comparable {
    case weak, fair, strong

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    init(of password: String) {
      let kinds = [CharacterSet.lowercaseLetters, .uppercaseLetters, .decimalDigits]
        .filter { password.rangeOfCharacter(from: $0) != nil }
      switch (password.count, kinds.count) {
      case (12..., 2...), (8..., 3): self = .strong
      case (8..., _): self = .fair
      default: self = .weak
      }
    }
  }

  @Published var name = ""
  @Published var email = ""
  @Published var password = ""
  @Published var repeated = ""
  @Published var acceptsTerms = false

  @Published private(set) var emailMessage: String?
  @Published private(set) var passwordMessage: String?
  @Published private(set) var strength = Strength.weak
  @Published private(set) var isValid = false
  @Published private(set) var isBusy = false

  private let service: any AuthService
  private var subscriptions: Set<AnyCancellable> = []

  init<S: Scheduler>(service: any AuthService, scheduler: S) {
    self.service = service

    $password
      .map(Strength.init(of:))
      .removeDuplicates()
      .assign(to: &$strength)

    let passwordMessage = $password.combineLatest($repeated)
      .map { password, repeated -> String? in
        if password.isEmpty { return nil }
        if Strength(of: password) == .weak { return "The password is too short." }
        return password == repeated || repeated.isEmpty ? nil : "The passwords differ."
      }
      .share()
    passwordMessage.assign(to: &self.$passwordMessage)

    $email
      .dropFirst()
      .debounce(for: .milliseconds(300), scheduler: scheduler)
      .removeDuplicates()
      .map { $0.isEmpty || $0.contains("@") ? nil : "This is not an email address." }
      .sink { [weak self] message in self?.emailMessage = message }
      .store(in: &subscriptions)

    Publishers.CombineLatest4($email, $password, $repeated, $acceptsTerms)
      .map { email, password, repeated, acceptsTerms in
        email.contains("@") && Strength(of: password) > .weak && password == repeated
          && acceptsTerms
      }
      .sink { [unowned self] in isValid = $0 }
      .store(in: &subscriptions)
  }

  func submit() async throws -> User {
    isBusy = true
    defer { isBusy = false }
    guard await service.isAvailable(email) else { throw AuthError.emailTaken }
    return try await service.signUp(User(name: name, email: email), password: password)
  }
}
