import SwiftUI

struct PeopleList: View {
  @EnvironmentObject private var store: NetworkStore
  @State private var path = NavigationPath()
  @State private var highlighted: Person.ID?

  private var people: [Person] { store.state.people.values.sorted { $0.name < $1.name } }

  var body: some View {
    NavigationStack(path: $path) {
      List(people) { person in
        NavigationLink(value: person.id) {
          Label {
            VStack(alignment: .leading) {
              Text(person.name)
              Text("^[\(person.followers.count) follower](inflect: true)")
                .font(.caption)
                .foregroundStyle(.secondary)
            }
          } icon: {
            Avatar(person: person)
          }
        }
        .simultaneousGesture(LongPressGesture().onEnded { _ in highlighted = person.id })
      }
      .overlayPreferenceValue(AvatarBounds.self) { bounds in
        GeometryReader { proxy in
          if let highlighted, let anchor = bounds[highlighted] {
            let frame = proxy[anchor]
            Circle()
              .stroke(.yellow, lineWidth: 3)
              .frame(width: frame.width + 8, height: frame.height + 8)
              .position(x: frame.midX, y: frame.midY)
              .accessibilityElement()
              .accessibilityLabel("Highlight")
              .accessibilityValue("\(Int(frame.width)) points")
          }
        }
        .allowsHitTesting(false)
      }
      .navigationTitle("People")
      .navigationDestination(for: Person.ID.self) { id in
        if let person = store.state[id] {
          ProfileView(person: person, path: $path)
        }
      }
    }
  }
}
