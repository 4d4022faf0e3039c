import Foundation

struct Message: Identifiable, Hashable, Sendable {
  let id: Int
  var sender: String
  var subject: String
  var text: String
  var date: Date
  var mailbox: Mailbox
  var isRead = false
  var isFlagged = false
}

enum Mailbox: String, CaseIterable, Identifiable, Hashable, Sendable {
  case inbox, archive, trash

  var id: Self { self }
  var title: String { rawValue.capitalized }

  var symbol: String {
    switch self {
    case .inbox: "tray"
    case .archive: "archivebox"
    case .trash: "trash"
    }
  }
}

/// Loads messages from a server.
protocol MailServer: Sendable {
  func messages() async throws -> [Message]
}

actor FakeServer: MailServer {
  private var batches: [[Message]]

  init(_ batches: [Message]...) { self.batches = batches }

  func messages() async throws -> [Message] {
    if batches.isEmpty { throw URLError(.notConnectedToInternet) }
    return batches.removeFirst()
  }
}
