import SwiftUI

/// The favorite photos in a strip of cards, which turn away where they leave the screen.
///
/// A scroll ends at a card. A tap on a card opens its photo.
struct FavoritesStrip: View {
  let photos: [Photo]
  /// The namespace in which a card and its open photo have the same identifier.
  let cards: Namespace.ID
  @Binding var opened: Photo?

  @State private var current: Photo.ID?

  var body: some View {
    VStack(spacing: 8) {
      ScrollView(.horizontal) {
        HStack(spacing: 12) {
          ForEach(photos) { photo in
            card(photo)
              .containerRelativeFrame(.horizontal) { width, _ in width * 0.75 }
              .scrollTransition(axis: .horizontal) { content, phase in
                content
                  .rotation3DEffect(
                    .degrees(phase.value * -30),
                    axis: (x: 0, y: 1, z: 0),
                    perspective: 0.5
                  )
                  .opacity(phase.isIdentity ? 1 : 0.6)
              }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 16, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $current)
      .scrollIndicators(.hidden)
      .frame(height: 120)
      Text(caption)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .padding(.bottom, 8)
  }

  /// The picture of a photo; an empty place while the photo is open.
  @ViewBuilder
  private func card(_ photo: Photo) -> some View {
    if photo.id == opened?.id {
      Color.clear
    } else {
      PhotoArt(photo: photo)
        .clipShape(.rect(cornerRadius: 12))
        .matchedGeometryEffect(id: photo.id, in: cards)
        .onTapGesture {
          withAnimation(.spring) { opened = photo }
        }
        .accessibilityLabel("Open \(photo.title)")
        .accessibilityAddTraits(.isButton)
    }
  }

  private var caption: String {
    let index = photos.firstIndex { $0.id == current } ?? 0
    return "\(index + 1) of \(photos.count)"
  }
}
