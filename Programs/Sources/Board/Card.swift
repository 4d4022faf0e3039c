import SwiftUI
import UniformTypeIdentifiers

extension UTType {
  /// A card that is dragged within the app.
  static let boardCard = UTType(exportedAs: "com.example.board.card", conformingTo: .json)
}

struct Card: Identifiable, Hashable, Codable, Sendable {
  enum Priority: Int, Codable, CaseIterable, Comparable, Identifiable, Sendable {
    case low, normal, high

    var id: Self { self }
    var name: String { String(describing: self).capitalized }
    static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  var id = UUID()
  var title: String
  var priority: Priority = .normal
  var tags: [String] = []
}

extension Card: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .boardCard)
    ProxyRepresentation(exporting: \.title)
  }
}

struct Column: Identifiable, Hashable, Codable, Sendable {
  let id: String
  var cards: [Card]
  var limit: Int?

  var isFull: Bool { limit.map { cards.count >= $0 } ?? false }
}
