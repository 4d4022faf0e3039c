import SwiftUI
import os

/// The loaded articles of a section.
@MainActor @Observable
final class Feed {
  enum Phase: Equatable {
    case idle
    case loading
    case loaded
    case failed(message: String, suggestion: String?)
  }

  private(set) var articles: [Article] = []
  private(set) var phase = Phase.idle
  private(set) var hasMore = false

  @ObservationIgnored private let service: any NewsService
  @ObservationIgnored private var next: Int?
  @ObservationIgnored private var section = ""
  private static let logger = Logger(subsystem: "com.example.news", category: "feed")

  init(service: any NewsService) {
    self.service = service
  }

  func load(_ section: String) async {
    if section != self.section { articles = [] }
    self.section = section
    phase = articles.isEmpty ? .loading : .loaded
    await append(page: 1, replacing: true)
  }

  func loadMore(after article: Article) async {
    guard article == articles.last, let next else { return }
    await append(page: next, replacing: false)
  }

  private func append(page number: Int, replacing: Bool) async {
    do {
      let page = try await service.page(number, of: section)
      try Task.checkCancellation()
      articles = replacing ? page.articles : articles + page.articles
      next = page.next
      hasMore = next != nil
      phase = .loaded
    } catch is CancellationError {
      Self.logger.debug("Loading of \(self.section, privacy: .public) was canceled.")
    } catch {
      Self.logger.error("\(error.localizedDescription)")
      phase = .failed(
        message: error.localizedDescription,
        suggestion: (error as? any LocalizedError)?.recoverySuggestion
      )
    }
  }
}

/// The articles that the user has bookmarked.
@MainActor @Observable
final class Bookmarks {
  private(set) var ids: Set<Article.ID> = []

  func contains(_ article: Article) -> Bool { ids.contains(article.id) }

  func toggle(_ article: Article) {
    if ids.remove(article.id) == nil { ids.insert(article.id) }
  }
}
