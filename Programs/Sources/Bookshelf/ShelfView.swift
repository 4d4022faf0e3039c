import SwiftUI

/// Shows the books as a shelf, or as a list.
struct ShelfView: View {
  let books: [Book]
  @AppStorage("shelf.layout") private var layout = Layout.shelf
  @State private var openBook: Book?

  enum Layout: String { case shelf, list }

  var body: some View {
    NavigationStack {
      Group {
        switch layout {
        case .shelf: shelf
        case .list: list
        }
      }
      .navigationTitle("Bookshelf")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu {
            Picker("Layout", selection: $layout) {
              Label("Shelf", systemImage: "books.vertical").tag(Layout.shelf)
              Label("List", systemImage: "list.bullet").tag(Layout.list)
            }
          } label: {
            Label("View options", systemImage: "ellipsis.circle")
          }
          .menuOrder(.fixed)
        }
      }
    }
    .fullScreenCover(item: $openBook) { ReaderView(book: $0) }
  }

  private var shelf: some View {
    ScrollView(.horizontal) {
      LazyHGrid(rows: [GridItem(.fixed(180)), GridItem(.fixed(180))], spacing: 20) {
        ForEach(books) { book in
          Button {
            openBook = book
          } label: {
            CoverView(book: book)
          }
          .buttonStyle(.plain)
          .hoverEffect(.lift)
          .scrollTransition(.interactive, axis: .horizontal) { content, phase in
            content
              .rotation3DEffect(.degrees(phase.value * 30), axis: (x: 0, y: 1, z: 0))
              .opacity(phase.isIdentity ? 1 : 0.6)
          }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .contentMargins(.horizontal, 20, for: .scrollContent)
  }

  private var list: some View {
    List(books) { book in
      Button(book.title) { openBook = book }
        .badge(book.chapters.count)
    }
  }
}

struct CoverView: View {
  let book: Book

  var body: some View {
    VStack {
      Text(book.title)
        .font(.custom("Palatino", size: 18, relativeTo: .headline))
        .multilineTextAlignment(.center)
        .truncationMode(.tail)
        .textCase(.uppercase)
      Spacer()
      Text(book.author)
        .font(.caption.italic())
    }
    .padding()
    .frame(width: 120, height: 170)
    .foregroundStyle(.white)
    .background {
      if book.cover == .striped {
        LinearGradient(
          stops: [
            .init(color: .indigo, location: 0), .init(color: .purple, location: 0.5),
            .init(color: .indigo, location: 1),
          ],
          startPoint: .topLeading,
          endPoint: .bottomTrailing
        )
      } else {
        Rectangle().fill(Color.brown.shadow(.inner(radius: 4)))
      }
    }
    .clipShape(
      .rect(
        topLeadingRadius: 2,
        bottomLeadingRadius: 2,
        bottomTrailingRadius: 8,
        topTrailingRadius: 8
      )
    )
    .shadow(color: .black.opacity(0.3), radius: 4, x: 2, y: 2)
    .accessibilityElement(children: .combine)
  }
}

struct BookshelfApp: App {
  var body: some Scene {
    WindowGroup("Bookshelf", id: "shelf") {
      ShelfView(books: Book.samples)
    }
  }
}
