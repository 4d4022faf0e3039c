import SwiftUI

struct ChatApp: App {
  var body: some Scene {
    WindowGroup("Chat") {
      NavigationStack {
        ChatView(model: ChatModel(service: EchoService()))
      }
    }
  }
}

/// Repeats what the user writes.
final class EchoService: ChatService {
  let events: AsyncStream<ChatEvent>
  private let continuation: AsyncStream<ChatEvent>.Continuation

  init() {
    (events, continuation) = AsyncStream.makeStream()
  }

  func send(_ text: String) async throws {
    continuation.yield(.typing(sender: "Echo"))
    continuation.yield(.message(sender: "Echo", text: text, date: .now))
  }
}
