import AmbientTesting
import SwiftUI
import Testing

@testable import News

@MainActor
@Suite struct NewsTests {
  /// A service whose pages have two articles each.
  private actor FakeService: NewsService {
    private var failures: Int
    private(set) var requests: [String] = []
    private let base: URL

    init(failures: Int = 0) throws {
      self.failures = failures
      base = try #require(URL(string: "https://example.com"))
    }

    func failOnce() { failures = 1 }

    func page(_ number: Int, of section: String) async throws -> Page {
      requests.append("\(section) \(number)")
      if failures > 0 {
        failures -= 1
        throw NewsError.offline
      }
      let articles = (2 * number - 1...2 * number).map { id in
        Article(
          id: id,
          title: "\(section) \(id)",
          summary: "Summary \(id)",
          section: section,
          published: Date(timeIntervalSince1970: 43_200),
          imageURL: nil,
          link: base.appending(path: "\(id)")
        )
      }
      return Page(articles: articles, next: number < 2 ? number + 1 : nil)
    }
  }

  private func makeHost(_ service: FakeService) -> TestHost {
    let bookmarks = Bookmarks()
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    return TestHost(environment: environment) { FeedView(service: service).environment(bookmarks) }
  }

  private func wait(_ host: TestHost, until condition: @MainActor () -> Bool) async {
    await host.settle(within: .seconds(5), until: condition)
  }

  @Test func `A section loads page after page`() async throws {
    let service = try FakeService()
    let host = makeHost(service)
    #expect(host.find(.progress, "Loading").exists)
    await wait(host) { !host.findAll(.button, "World 4, Jan 1").isEmpty }
    #expect(host.findAll(.progress, "Loading more").isEmpty)
    #expect(await service.requests == ["World 1", "World 2"])
  }

  @Test func `A failed load of articles can be retried`() async throws {
    let host = makeHost(try FakeService(failures: 1))
    await wait(host) { !host.findAll(.text, "You are offline.").isEmpty }
    #expect(host.find(.text, "Try again later.").exists)
    host.find(.button, "Retry").tap()
    await wait(host) { !host.findAll(.button, "World 1, Jan 1").isEmpty }
  }

  @Test func `Another section loads its own articles`() async throws {
    let host = makeHost(try FakeService())
    await wait(host) { !host.findAll(.button, "World 4, Jan 1").isEmpty }
    host.find(.picker, "Section").choose("Science")
    await wait(host) { !host.findAll(.button, "Science 4, Jan 1").isEmpty }
    #expect(host.findAll(.button, "World 1, Jan 1").isEmpty)
    #expect(host.find(.heading, "Science").exists)
  }

  @Test func `Bookmarks are set by a swipe and filter the list`() async throws {
    let host = makeHost(try FakeService())
    await wait(host) { !host.findAll(.button, "World 4, Jan 1").isEmpty }
    host.swipe("World 2", edge: .leading)
    let bodies = host.bodies { host.find(.button, "Bookmark").tap() }
    #expect(
      bodies == ["ArticleRow", "ArticleRow", "BookmarkButton", "ArticleRow", "ArticleRow"]
    )
    host.find(.toggle, "Bookmarks only").tap()
    #expect(host.findAll(.row).count == 1)
    #expect(host.find(.button, "World 2, Jan 1, Bookmarked").exists)
    host.swipe("World 2", edge: .leading)
    host.find(.button, "Remove bookmark").tap()
    #expect(host.findAll(.row).isEmpty)
    host.find(.toggle, "Bookmarks only").tap()
    #expect(host.find(.button, "World 2, Jan 1").exists)
  }

  @Test func `A failed refresh keeps the articles`() async throws {
    let service = try FakeService()
    let host = makeHost(service)
    await wait(host) { !host.findAll(.button, "World 4, Jan 1").isEmpty }
    await service.failOnce()
    host.refresh()
    for _ in 0..<1000 where await service.requests.count < 3 { await Task.yield() }
    #expect(await service.requests.count == 3)
    host.settle()
    #expect(host.findAll(.row).count == 4)
    #expect(host.findAll(.button, "Retry").isEmpty)
  }

  @Test func `An article can be read, opened and shared`() async throws {
    let host = makeHost(try FakeService())
    var opened: [URL] = []
    host.set(
      \.openURL,
      to: OpenURLAction {
        opened.append($0); return .handled
      }
    )
    await wait(host) { !host.findAll(.button, "World 4, Jan 1").isEmpty }
    host.find(.button, "World 3, Jan 1").tap()
    #expect(host.find(.heading, "World 3").exists)
    #expect(host.find(.text, "Read more at the source.").exists)
    host.find(.button, "Open in browser").tap()
    host.find(.link, "the source").tap()
    #expect(opened.map(\.absoluteString) == ["https://example.com/3", "https://example.com/3"])
    #expect(host.find(.button, "Share…").exists)
    host.back()
    #expect(host.findAll(.row).count == 4)
  }

  @Test func `The progress of an article follows its scrolling`() throws {
    let article = Article(
      id: 1,
      title: "Tides",
      summary: String(repeating: "The sea rises and falls. ", count: 40),
      section: "Science",
      published: .now,
      imageURL: nil,
      link: try #require(URL(string: "https://example.com/1"))
    )
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      ArticleView(article: article).environment(Bookmarks())
    }
    let progress = host.find(.progress, "Read")
    let first = progress.value
    host.scroll(.down)
    #expect(progress.value != first)
    host.scroll(by: CGSize(width: 0, height: 10_000))
    #expect(progress.value == "100%")
  }
}
