import SwiftUI

/// The rings of a day, and the numbers behind them.
public struct ProgressRingScreen: View {
  @State private var activities = Activity.examples

  /// Creates the screen.
  public init() {}

  /// The views of the screen.
  public var body: some View {
    VStack(spacing: 16) {
      Text("Today")
        .font(.title.bold())
        .frame(maxWidth: .infinity, alignment: .leading)
      RingStack(activities: activities)
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
