import SwiftUI

/// The rings of several activities inside each other.
struct RingStack: View {
  let activities: [Activity]
  var lineWidth: CGFloat = 16

  var body: some View {
    ZStack {
      ForEach(Array(activities.enumerated()), id: \.element.id) { index, activity in
        GoalRing(
          fraction: activity.fraction,
          colors: activity.colors,
          lineWidth: lineWidth
        )
        .accessibilityLabel(activity.name)
        .padding(CGFloat(index) * (lineWidth + 4))
      }
      CountingText(number: average * 100, unit: "%")
        .font(.title2.bold())
    }
    .aspectRatio(1, contentMode: .fit)
  }

  private var average: Double {
    let parts = activities.map { min($0.fraction, 1) }
    return parts.isEmpty ? 0 : parts.reduce(0, +) / Double(parts.count)
  }
}
