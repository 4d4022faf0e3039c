import SwiftUI

/// The rings of a day on a card with the week on its back, and the numbers of the day.
public struct ProgressRingScreen: View {
  @State private var activities = Activity.examples
  @State private var showsWeek = false

  /// Creates the screen.
  public init() {}

  /// The views of the screen.
  public var body: some View {
    VStack(spacing: 16) {
      HStack(alignment: .firstTextBaseline) {
        Text(showsWeek ? "This Week" : "Today")
          .font(.title.bold())
        Spacer()
        Button(showsWeek ? "Day" : "Week") {
          withAnimation(.easeInOut(duration: 0.6)) { showsWeek.toggle() }
        }
      }
      FlipCard(isFlipped: showsWeek) {
        RingStack(activities: activities)
      } back: {
        WeekBars(week: .example)
      }
      .frame(maxHeight: .infinity)
      VStack(spacing: 12) {
        ForEach($activities) { $activity in
          ActivityRow(activity: $activity)
        }
      }
    }
    .padding()
  }
}

#Preview {
  ProgressRingScreen()
}
