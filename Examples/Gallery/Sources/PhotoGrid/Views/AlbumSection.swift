import SwiftUI

/// The tiles of an album below its name.
struct AlbumSection: View {
  let album: Album

  @Environment(Library.self) private var library

  var body: some View {
    Section {
      ForEach(album.photos) { photo in
        PhotoTile(photo: photo, isSelected: library.selection.contains(photo.id))
          .onTapGesture { library.toggleSelection(photo.id) }
          .onTapGesture(count: 2) { library.toggleFavorite(photo.id) }
      }
    } header: {
      AlbumHeader(title: album.title, count: album.photos.count)
    }
  }
}

private struct AlbumHeader: View {
  let title: String
  let count: Int

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(title)
        .font(.headline)
      Spacer()
      Text(count == 1 ? "1 photo" : "\(count) photos")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .padding(.vertical, 4)
    .background(.background)
  }
}
