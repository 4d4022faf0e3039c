import SwiftUI

/// The number of a day, with a dot for each event.
///
/// When the user selects another day, the disk behind the selected day moves there.
struct DayCell: View {
  let day: Int
  let events: [Event]
  let isSelected: Bool
  /// The namespace of the disk.
  let marks: Namespace.ID

  var body: some View {
    VStack(spacing: 2) {
      Text("\(day)")
        .foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .frame(width: 32, height: 32)
        .background {
          if isSelected {
            Circle()
              .fill(.tint)
              .matchedGeometryEffect(id: "selected day", in: marks)
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
