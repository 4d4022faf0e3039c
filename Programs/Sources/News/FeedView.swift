import SwiftUI

struct FeedView: View {
  @State private var feed: Feed
  @SceneStorage("news.section") private var section = "World"
  @State private var onlyBookmarks = false
  @State private var attempt = 0
  @Environment(Bookmarks.self) private var bookmarks

  static let sections = ["World", "Science", "Sports"]

  private struct TaskID: Equatable {
    var section: String
    var attempt: Int
  }

  init(service: any NewsService) {
    _feed = State(initialValue: Feed(service: service))
  }

  var body: some View {
    NavigationStack {
      content
        .navigationDestination(for: Article.self) { ArticleView(article: $0) }
        .navigationTitle(section)
        .toolbar {
          ToolbarTitleMenu {
            Picker("Section", selection: $section) {
              ForEach(Self.sections, id: \.self) { Text($0) }
            }
            .pickerStyle(.inline)
          }
          ToolbarItem(placement: .primaryAction) {
            Toggle("Bookmarks only", systemImage: "bookmark", isOn: $onlyBookmarks)
          }
        }
    }
    .task(id: TaskID(section: section, attempt: attempt)) {
      await feed.load(section)
    }
  }

  @ViewBuilder private var content: some View {
    switch feed.phase {
    case .idle, .loading:
      ProgressView("Loading")
        .controlSize(.large)
    case .failed(let message, let suggestion) where feed.articles.isEmpty:
      ContentUnavailableView {
        Label(message, systemImage: "wifi.exclamationmark")
      } description: {
        if let suggestion { Text(suggestion) }
      } actions: {
        Button("Retry") { attempt += 1 }
          .buttonStyle(.bordered)
          .buttonBorderShape(.capsule)
      }
    case .loaded, .failed:
      list
    }
  }

  private var shown: [Article] {
    onlyBookmarks ? feed.articles.filter(bookmarks.contains) : feed.articles
  }

  private var list: some View {
    List {
      ForEach(shown) { article in
        NavigationLink(value: article) { ArticleRow(article: article) }
          .swipeActions(edge: .leading) { BookmarkButton(article: article) }
          .task { await feed.loadMore(after: article) }
      }
      if feed.hasMore && !onlyBookmarks {
        ProgressView("Loading more")
          .frame(maxWidth: .infinity)
          .listRowSeparator(.hidden)
      }
    }
    .refreshable { await feed.load(section) }
  }
}
