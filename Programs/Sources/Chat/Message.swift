import Foundation

struct Message: Identifiable, Hashable, Sendable {
  enum Attachment: Hashable, Sendable {
    case file(name: String, size: Int64)
    case place(name: String)
  }

  let id: Int
  let sender: String
  let isMine: Bool
  var text: String
  var sent: Date
  var reactions: [String: Int] = [:]
  var attachment: Attachment?

  /// The reactions, the most frequent first.
  var sortedReactions: [(symbol: String, count: Int)] {
    reactions
      .map { (symbol: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.symbol) < ($0.count, $1.symbol) }
  }
}

/// The events that a server sends.
enum ChatEvent: Sendable {
  case message(sender: String, text: String, date: Date)
  case typing(sender: String)
}

protocol ChatService: Sendable {
  var events: AsyncStream<ChatEvent> { get }
  func send(_ text: String) async throws
}
