import SwiftUI

/// Albums of square photos in as many columns as fit, below a strip of the favorite ones.
public struct PhotoGridScreen: View {
  @State private var library = Library()
  @State private var isLarge = false
  @State private var opened: Photo?
  @Namespace private var cards

  /// Creates the screen.
  public init() {}

  /// The views of the screen.
  public var body: some View {
    ZStack {
      VStack(spacing: 0) {
        PhotoGridHeader(library: library, isLarge: $isLarge)
        FavoritesStrip(photos: library.favorites, cards: cards, opened: $opened)
        ScrollView {
          LazyVGrid(columns: columns, spacing: 8, pinnedViews: .sectionHeaders) {
            ForEach(library.visibleAlbums) { album in
              AlbumSection(album: album)
            }
          }
          .padding(.horizontal)
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
          if !library.selection.isEmpty {
            SelectionBar()
          }
        }
      }
      if let opened {
        PhotoViewer(photo: opened, cards: cards) {
          withAnimation(.spring) { self.opened = nil }
        }
      }
    }
    .environment(library)
  }

  private var columns: [GridItem] {
    [GridItem(.adaptive(minimum: isLarge ? 140 : 88), spacing: 8)]
  }
}

private struct PhotoGridHeader: View {
  @Bindable var library: Library
  @Binding var isLarge: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Photos")
        .font(.largeTitle.bold())
      HStack {
        Toggle("Favorites", isOn: $library.showsFavoritesOnly)
          .fixedSize()
        Spacer()
        Button(isLarge ? "Small" : "Large") { isLarge.toggle() }
          .buttonStyle(.bordered)
      }
    }
    .padding()
  }
}

#Preview {
  PhotoGridScreen()
}
