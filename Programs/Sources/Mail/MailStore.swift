import SwiftUI

@Observable
@MainActor
final class MailStore {
  private(set) var messages: [Message] = []
  private(set) var error: String?
  var mailbox: Mailbox? = .inbox
  var selection: Set<Message.ID> = []
  var query = ""

  @ObservationIgnored private let server: any MailServer

  init(server: any MailServer) { self.server = server }

  var visible: [Message] {
    messages
      .filter { $0.mailbox == mailbox }
      .filter { message in
        query.isEmpty
          || [message.subject, message.sender].contains {
            $0.range(of: query, options: .caseInsensitive) != nil
          }
      }
      .sorted { ($0.date, $0.id) > ($1.date, $1.id) }
  }

  func unread(in mailbox: Mailbox) -> Int {
    messages.lazy.filter { $0.mailbox == mailbox && !$0.isRead }.count
  }

  func refresh() async {
    do {
      let new = try await server.messages()
      error = nil
      messages.append(contentsOf: new.filter { !messages.map(\.id).contains($0.id) })
    } catch {
      self.error = error.localizedDescription
    }
  }

  func update(_ ids: Set<Message.ID>, _ change: (inout Message) -> Void) {
    for index in messages.indices where ids.contains(messages[index].id) {
      change(&messages[index])
    }
  }

  func move(_ ids: Set<Message.ID>, to mailbox: Mailbox) {
    update(ids) { $0.mailbox = mailbox }
    selection.subtract(ids)
  }
}
