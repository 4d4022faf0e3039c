import Observation

/// The albums, the selected photos, and whether only favorite photos show.
@MainActor @Observable
final class Library {
  private(set) var albums: [Album]
  var showsFavoritesOnly = false
  var selection: Set<Photo.ID> = []

  init(albums: [Album] = Album.all) {
    self.albums = albums
  }

  /// The albums with the photos that show, without empty ones.
  var visibleAlbums: [Album] {
    guard showsFavoritesOnly else { return albums }
    return albums.compactMap { album in
      var album = album
      album.photos.removeAll { !$0.isFavorite }
      return album.photos.isEmpty ? nil : album
    }
  }

  /// The favorite photos of all albums.
  var favorites: [Photo] { albums.flatMap(\.photos).filter(\.isFavorite) }

  func toggleFavorite(_ id: Photo.ID) {
    for album in albums.indices {
      for photo in albums[album].photos.indices where albums[album].photos[photo].id == id {
        albums[album].photos[photo].isFavorite.toggle()
      }
    }
  }

  func toggleSelection(_ id: Photo.ID) {
    selection.formSymmetricDifference([id])
  }
}
