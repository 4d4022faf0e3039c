import SwiftUI

struct ClockList: View {
  @Environment(ClockStore.self) private var store
  @Environment(\.timeZone) private var here
  @State private var isAdding = false

  var body: some View {
    @Bindable var store = store
    NavigationStack {
      TimelineView(.everyMinute) { timeline in
        List {
          ForEach(store.cities) { city in
            CityRow(city: city, date: timeline.date, here: here)
              .listRowSeparator(.hidden, edges: .top)
          }
          .onMove(perform: store.move)
          .onDelete(perform: store.remove)
        }
        .listStyle(.plain)
      }
      .navigationTitle("World Clock")
      .toolbar {
        #if !os(macOS)
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        #endif
        ToolbarItem(placement: .primaryAction) {
          Button("Add city", systemImage: "plus") { isAdding = true }
        }
      }
      .popover(isPresented: $isAdding, arrowEdge: .bottom) { CitySearch() }
    }
  }
}

struct CityRow: View {
  let city: City
  let date: Date
  let here: TimeZone

  private var time: ClockTime { ClockTime(date, in: city.timeZone) }

  var body: some View {
    HStack(spacing: 12) {
      ClockFace(time: time)
      VStack(alignment: .leading, spacing: 2) {
        Text(city.name).font(.headline)
        Text("\(city.timeZone.difference(from: here, at: date)) h")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .layoutPriority(1)
      Spacer(minLength: 0)
      Text(time.text)
        .font(.system(size: 34, weight: .light, design: .default))
        .minimumScaleFactor(0.5)
        .lineLimit(1)
      Image(systemName: time.isDay ? "sun.max.fill" : "moon.fill")
        .symbolRenderingMode(.multicolor)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(city.name))
    .accessibilityValue(Text("\(time.text), \(time.isDay ? "day" : "night")"))
  }
}
