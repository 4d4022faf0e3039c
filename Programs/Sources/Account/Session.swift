import Combine
import SwiftUI

/// The user that is signed in.
@MainActor
class Session: ObservableObject {
  @Published private(set) var user: User?
  @Published var error: AuthError?
  let service: any AuthService

  init(service: any AuthService) { self.service = service }

  func perform(_ work: @MainActor () async throws -> User) async {
    do {
      user = try await work()
    } catch let error as AuthError {
      self.error = error
    } catch is CancellationError {
      return
    } catch {
      self.error = .offline
    }
  }

  func signOut() {
    objectWillChange.send()
    user = nil
  }
}
