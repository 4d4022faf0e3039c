import SwiftUI

struct TrailsView: View {
  var trails = Trail.samples
  @State private var filter = TrailFilter()
  @State private var showsFilter = false
  @State private var sortsByLength = false

  private var results: [Trail] {
    trails.filter(filter.accepts).sorted {
      sortsByLength ? $0.kilometers < $1.kilometers : $0.name < $1.name
    }
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 12, pinnedViews: [.sectionHeaders]) {
          DisclosureGroup("Filter", isExpanded: $showsFilter) {
            FilterView(filter: $filter) { filter in trails.count(where: filter.accepts) }
          }
          Section {
            ForEach(results) { trail in
              NavigationLink(value: trail) { TrailCard(trail: trail) }
                .buttonStyle(.plain)
            }
          } header: {
            ViewThatFits(in: .horizontal) {
              Text("\(results.count) of \(trails.count) trails")
              Text("\(results.count)")
            }
            .accessibilityAddTraits(.isHeader)
          }
        }
        .padding()
      }
      .navigationTitle("Trails")
      .navigationDestination(for: Trail.self, destination: TrailDetail.init)
      .toolbar {
        ToolbarItem {
          Toggle("Sort by length", systemImage: "arrow.up.arrow.down", isOn: $sortsByLength)
        }
      }
    }
  }
}

struct TrailCard: View {
  let trail: Trail

  var body: some View {
    HStack {
      Image(systemName: "figure.hiking")
        .frame(width: 44, height: 44)
        .background(.quaternary, in: .circle)
        .accessibilityHidden(true)
      VStack(alignment: .leading) {
        Text(trail.name).font(.headline)
        Text("\(trail.difficulty.title) · \(trail.kilometers.formatted()) km")
      }
      Spacer()
    }
    .padding(8)
    .background(in: RoundedRectangle(cornerRadius: 10))
    .backgroundStyle(.background.secondary)
    .containerRelativeFrame(.horizontal, alignment: .leading) { length, _ in length - 32 }
  }
}

struct TrailsApp: App {
  var body: some Scene { WindowGroup { TrailsView() } }
}
