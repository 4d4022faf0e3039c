import SwiftUI

/// An open photo with its title, over the whole screen.
///
/// The photo grows out of its card. When the viewer is closed, the photo shrinks into the card.
struct PhotoViewer: View {
  let photo: Photo
  let cards: Namespace.ID
  let close: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 16) {
      PhotoArt(photo: photo)
        .clipShape(.rect(cornerRadius: 12))
        .matchedGeometryEffect(id: photo.id, in: cards)
        .aspectRatio(1, contentMode: .fit)
        .accessibilityLabel("Photo of \(photo.title)")
      Text("\(photo.title) in full")
        .font(.title2.bold())
      Button("Close", action: close)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.background)
    .accessibilityAddTraits(.isModal)
  }
}
