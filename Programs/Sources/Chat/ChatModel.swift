import Foundation
import Observation
import os

@MainActor
@Observable
final class ChatModel {
  private(set) var messages: [Message]
  private(set) var typing: String?
  private(set) var failed: Set<Message.ID> = []
  var draft = ""
  var attachment: Message.Attachment?

  @ObservationIgnored private let service: any ChatService
  @ObservationIgnored private let log = Logger(subsystem: "chat", category: "model")

  init(messages: [Message] = [], service: any ChatService) {
    self.messages = messages
    self.service = service
  }

  var canSend: Bool {
    attachment != nil || !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
  }

  func listen() async {
    for await event in service.events {
      switch event {
      case .typing(let sender): typing = sender
      case .message(let sender, let text, let date):
        typing = nil
        append(sender: sender, isMine: false, text: text, date: date)
      }
    }
  }

  @discardableResult
  private func append(sender: String, isMine: Bool, text: String, date: Date) -> Message.ID {
    let id = (messages.last?.id ?? 0) + 1
    messages.append(
      Message(
        id: id,
        sender: sender,
        isMine: isMine,
        text: text,
        sent: date,
        attachment: isMine ? attachment : nil
      )
    )
    return id
  }

  func send(at date: Date = .now) {
    guard canSend else { return }
    let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    let id = append(sender: "Me", isMine: true, text: text, date: date)
    draft = ""
    attachment = nil
    Task { await deliver(text, id) }
  }

  func retry(_ message: Message) {
    failed.remove(message.id)
    Task { await deliver(message.text, message.id) }
  }

  private func deliver(_ text: String, _ id: Message.ID) async {
    do {
      try await service.send(text)
    } catch {
      log.warning("Message \(id) was not sent: \(error.localizedDescription)")
      failed.insert(id)
    }
  }

  func react(_ symbol: String, to message: Message) {
    guard let index = messages.firstIndex(where: { $0.id == message.id }) else { return }
    messages[index].reactions[symbol, default: 0] += 1
  }

  func delete(_ message: Message) {
    messages.removeAll { $0.id == message.id }
    failed.remove(message.id)
  }
}
