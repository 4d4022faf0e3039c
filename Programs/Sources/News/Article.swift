import Foundation

struct Article: Identifiable, Hashable, Codable, Sendable {
  let id: Int
  let title: String
  let summary: String
  let section: String
  let published: Date
  let imageURL: URL?
  let link: URL
}

struct Page: Sendable {
  let articles: [Article]
  let next: Int?
}

protocol NewsService: Sendable {
  func page(_ number: Int, of section: String) async throws -> Page
}

enum NewsError: LocalizedError {
  case offline
  case server(status: Int)

  var errorDescription: String? {
    switch self {
    case .offline: "You are offline."
    case .server(let status): "The server answered with \(status)."
    }
  }

  var recoverySuggestion: String? { "Try again later." }
}

/// Loads pages as JSON.
struct WebNewsService: NewsService {
  var base: URL?
  var session = URLSession.shared

  func page(_ number: Int, of section: String) async throws -> Page {
    guard let base else { throw NewsError.offline }
    let url = base.appending(queryItems: [
      URLQueryItem(name: "page", value: "\(number)"), URLQueryItem(name: "section", value: section),
    ])
    let (data, response) = try await session.data(from: url)
    if let http = response as? HTTPURLResponse, http.statusCode != 200 {
      throw NewsError.server(status: http.statusCode)
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let articles = try decoder.decode([Article].self, from: data)
    return Page(articles: articles, next: articles.isEmpty ? nil : number + 1)
  }
}
