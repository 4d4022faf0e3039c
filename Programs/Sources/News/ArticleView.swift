import SwiftUI

struct ArticleRow: View {
  let article: Article
  @Environment(Bookmarks.self) private var bookmarks

  var body: some View {
    HStack(alignment: .top) {
      AsyncImage(url: article.imageURL, scale: 2) { phase in
        switch phase {
        case .empty: Color.gray.opacity(0.2)
        case .success(let image): image.resizable().scaledToFill()
        case .failure: Image(systemName: "photo").accessibilityHidden(true)
        @unknown default: EmptyView()
        }
      }
      .frame(width: 72, height: 72)
      .clipShape(.rect(cornerRadius: 8))
      VStack(alignment: .leading) {
        Text(article.title).font(.headline).lineLimit(2)
        Text(article.published, format: .dateTime.day().month())
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      if bookmarks.contains(article) {
        Image(systemName: "bookmark.fill").accessibilityLabel("Bookmarked")
      }
    }
  }
}

struct BookmarkButton: View {
  let article: Article
  @Environment(Bookmarks.self) private var bookmarks

  var body: some View {
    let isKept = bookmarks.contains(article)
    Button(
      isKept ? "Remove bookmark" : "Bookmark",
      systemImage: isKept ? "bookmark.slash" : "bookmark"
    ) {
      withAnimation(.snappy) { bookmarks.toggle(article) }
    }
    .tint(.orange)
  }
}

struct ArticleView: View {
  let article: Article
  @Environment(\.openURL) private var openURL
  @State private var progress = 0.0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        AsyncImage(url: article.imageURL) { image in
          image.resizable().aspectRatio(contentMode: .fit)
        } placeholder: {
          ProgressView()
        }
        Text(article.title)
          .font(.largeTitle.bold())
          .fontDesign(.serif)
          .accessibilityAddTraits(.isHeader)
        Text(article.summary)
          .lineSpacing(4)
          .textSelection(.enabled)
        Text(.init("Read *more* at [the source](\(article.link.absoluteString))."))
        Button("Open in browser") { openURL(article.link) }
      }
      .padding()
      .frame(maxWidth: 600)
    }
    .onScrollGeometryChange(for: Double.self) { geometry in
      geometry.visibleRect.maxY / max(geometry.contentSize.height, 1)
    } action: { _, new in
      progress = min(max(new, 0), 1)
    }
    .safeAreaInset(edge: .top) {
      ProgressView("Read", value: progress)
        .labelsHidden()
    }
    .toolbar {
      ToolbarItemGroup(placement: .primaryAction) {
        BookmarkButton(article: article)
        ShareLink(item: article.link, subject: Text(article.title))
      }
    }
    .navigationTitle(article.section)
  }
}

struct NewsApp: App {
  @State private var bookmarks = Bookmarks()

  var body: some Scene {
    WindowGroup {
      FeedView(service: WebNewsService(base: URL(string: "https://news.example.com")))
        .environment(bookmarks)
    }
  }
}
