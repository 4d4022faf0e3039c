import SwiftUI

/// A square with the picture of a photo, its title, and marks in its corners.
struct PhotoTile: View {
  let photo: Photo
  let isSelected: Bool

  var body: some View {
    PhotoArt(photo: photo)
      .aspectRatio(1, contentMode: .fill)
      .overlay(alignment: .bottomLeading) {
        Text(photo.title)
          .font(.caption)
          .foregroundStyle(.white)
          .lineLimit(1)
          .padding(6)
      }
      .overlay(alignment: .topTrailing) {
        if photo.isFavorite {
          Text("♥")
            .foregroundStyle(.white)
            .padding(6)
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .overlay {
        if isSelected {
          RoundedRectangle(cornerRadius: 8)
            .strokeBorder(.tint, lineWidth: 3)
        }
      }
      .accessibilityIdentifier(photo.title)
  }
}

#Preview {
  PhotoTile(photo: Album.all[0].photos[0], isSelected: true)
    .frame(width: 120)
    .padding()
}
