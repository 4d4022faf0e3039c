import SwiftUI

/// A bar at the bottom with the number of selected photos.
struct SelectionBar: View {
  @Environment(Library.self) private var library

  var body: some View {
    HStack {
      Text("\(library.selection.count) selected")
        .bold()
      Spacer()
      Button("Favorite") {
        library.selection.forEach(library.toggleFavorite)
      }
      Button("Done") { library.selection = [] }
    }
    .padding()
    .background(.regularMaterial)
  }
}
