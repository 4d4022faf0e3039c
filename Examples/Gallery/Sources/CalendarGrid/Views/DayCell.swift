import SwiftUI

/// The number of a day, with a dot for each event.
struct DayCell: View {
  let day: Int
  let events: [Event]
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 2) {
      Text("\(day)")
        .foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .frame(width: 32, height: 32)
        .background {
          if isSelected {
            Circle().fill(.tint)
          }
        }
      HStack(spacing: 2) {
        ForEach(events) { event in
          Circle()
            .fill(event.color)
            .frame(width: 5, height: 5)
        }
      }
      .frame(height: 5)
    }
    .frame(maxWidth: .infinity)
    .accessibilityIdentifier("day \(day)")
  }
}
