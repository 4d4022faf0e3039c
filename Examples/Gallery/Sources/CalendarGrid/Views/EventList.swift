import SwiftUI

/// The events of a day, or the text "No events".
struct EventList: View {
  let events: [Event]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if events.isEmpty {
        Text("No events")
          .foregroundStyle(.secondary)
      }
      ForEach(events) { event in
        HStack {
          RoundedRectangle(cornerRadius: 2)
            .fill(event.color)
            .frame(width: 4)
          Text(event.title)
        }
        .fixedSize(horizontal: false, vertical: true)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
