import Foundation

struct User: Codable, Equatable, Sendable {
  var name: String
  var email: String
}

enum AuthError: LocalizedError, Equatable {
  case wrongPassword
  case emailTaken
  case offline

  var errorDescription: String? {
    switch self {
    case .wrongPassword: NSLocalizedString("The password is wrong.", comment: "")
    case .emailTaken: NSLocalizedString("There is an account with this email.", comment: "")
    case .offline: NSLocalizedString("You are offline.", comment: "")
    }
  }

  var recoverySuggestion: String? {
    self == .offline ? "Try again later." : nil
  }
}

protocol AuthService: AnyObject, Sendable {
  func signIn(email: String, password: String) async throws -> User
  func signUp(_ user: User, password: String) async throws -> User
  func isAvailable(_ email: String) async -> Bool
}

/// Accounts in memory.
actor MemoryAuthService: AuthService {
  private var accounts: [String: (user: User, password: String)] = [:]
  var isOffline = false

  init(_ user: User, password: String) {
    accounts[user.email] = (user, password)
  }

  func setOffline(_ isOffline: Bool) { self.isOffline = isOffline }

  func signIn(email: String, password: String) async throws -> User {
    guard !isOffline else { throw AuthError.offline }
    guard let account = accounts[email], account.password == password else {
      throw AuthError.wrongPassword
    }
    return account.user
  }

  func signUp(_ user: User, password: String) async throws -> User {
    guard !isOffline else { throw AuthError.offline }
    guard accounts[user.email] == nil else { throw AuthError.emailTaken }
    accounts[user.email] = (user, password)
    return user
  }

  func isAvailable(_ email: String) async -> Bool { accounts[email] == nil }
}
