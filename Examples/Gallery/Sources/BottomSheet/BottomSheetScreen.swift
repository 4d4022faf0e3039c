import SwiftUI

/// A map with a sheet of its places, above a bar at the bottom.
public struct BottomSheetScreen: View {
  @State private var detent = SheetDetent.half
  @State private var selection: Place.ID?

  /// Creates the screen.
  public init() {}

  /// The views of the screen.
  public var body: some View {
    MapView(places: Place.all, selection: $selection)
      .bottomSheet(detent: $detent) {
        PlaceList(places: Place.all, selection: $selection)
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        RouteBar(place: selection)
      }
      .onChange(of: selection) {
        if detent == .full { detent = .half }
      }
  }
}

/// A bar with the name of the selected place, and a button for a route to it.
private struct RouteBar: View {
  let place: Place.ID?

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      HStack {
        Text(place ?? "Choose a place")
          .foregroundStyle(place == nil ? .secondary : .primary)
        Spacer()
        Button("Route") {}
          .buttonStyle(.borderedProminent)
          .disabled(place == nil)
      }
      .padding()
    }
    .background(.bar)
  }
}

#Preview {
  BottomSheetScreen()
}
