import SwiftUI

/// The places of the map, with the selected one marked.
struct PlaceList: View {
  let places: [Place]
  @Binding var selection: Place.ID?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("\(places.count) places nearby")
        .font(.headline)
        .padding([.horizontal, .bottom])
        .frame(maxWidth: .infinity, alignment: .leading)
        .sheetHeader()
      ForEach(places) { place in
        Button {
          selection = place.id
        } label: {
          HStack {
            Text(place.name)
            Spacer()
            Text(place.kind)
              .foregroundStyle(.secondary)
          }
          .padding(.vertical, 8)
        }
        .buttonStyle(.plain)
        .padding(.horizontal)
        .background(place.id == selection ? Color.accentColor.opacity(0.15) : .clear)
      }
    }
  }
}
