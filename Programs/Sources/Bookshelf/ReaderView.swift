import SwiftUI

/// Shows the chapters of a book as pages.
struct ReaderView: View {
  let book: Book
  @State private var page = 1
  @State private var settings = ReaderSettings()
  @State private var showsSettings = false
  @State private var visited: [URL] = []
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      TabView(selection: $page) {
        ForEach(book.chapters) { chapter in
          ChapterView(chapter: chapter, settings: settings)
            .tag(chapter.id)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .interactive))
      .background(settings.theme.background, ignoresSafeAreaEdges: .all)
      .preferredColorScheme(settings.theme.colorScheme)
      .navigationTitle(book.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { dismiss() }
        }
        ToolbarItem {
          Button("Appearance", systemImage: "textformat.size") { showsSettings.toggle() }
            .popover(isPresented: $showsSettings, arrowEdge: .top) {
              NavigationStack { SettingsForm(settings: $settings) }
                .frame(idealWidth: 320, idealHeight: 400)
                .presentationCompactAdaptation(.sheet)
            }
        }
        ToolbarItem(placement: .bottomBar) {
          Text("Chapter \(page) of \(book.chapters.count)")
        }
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          visited.append(url)
          return .handled
        }
      )
      .safeAreaInset(edge: .bottom) {
        if let last = visited.last {
          Text("Opened \(last.lastPathComponent)")
            .padding(8)
            .background(.thinMaterial, in: Capsule())
        }
      }
    }
  }
}

struct ChapterView: View {
  let chapter: Chapter
  let settings: ReaderSettings

  /// The first letter, which is larger than the others.
  private var initial: AttributedString {
    var initial = AttributedString(chapter.markdown.prefix(1))
    initial.font = .system(size: settings.size * 2, weight: .bold)
    initial.foregroundColor = .teal
    var container = AttributeContainer()
    container.underlineStyle = .single
    container.baselineOffset = -2
    return initial.mergingAttributes(container, mergePolicy: .keepCurrent)
  }

  private var content: Text {
    Text(initial) + Text(LocalizedStringKey(String(chapter.markdown.dropFirst())))
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(chapter.title)
          .font(.title.leading(.tight))
          .accessibilityHeading(.h1)
          .accessibilityAddTraits(.isHeader)
        content
          .font(settings.font)
          .multilineTextAlignment(settings.isJustified ? .center : .leading)
          .textSelection(.enabled)
          .dynamicTypeSize(...DynamicTypeSize.accessibility2)
          .typesettingLanguage(.init(languageCode: .english))
      }
      .padding()
    }
    .scrollIndicators(.hidden)
  }
}
