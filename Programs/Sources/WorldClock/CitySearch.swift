import SwiftUI

/// Adds one of the cities that are known.
struct CitySearch: View {
  @Environment(ClockStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""

  private var results: [City] {
    store.missing.filter { text.isEmpty || $0.name.localizedCaseInsensitiveContains(text) }
  }

  var body: some View {
    NavigationStack {
      List(results) { city in
        Button {
          withAnimation { store.add(city) }
          dismiss()
        } label: {
          LabeledContent(city.name, value: city.timeZone.identifier)
        }
      }
      .searchable(text: $text, placement: .automatic, prompt: "City")
      .overlay {
        if results.isEmpty { ContentUnavailableView.search(text: text) }
      }
      .navigationTitle("Choose a city")
    }
    .frame(minWidth: 280, minHeight: 320)
    .presentationCompactAdaptation(.sheet)
  }
}
