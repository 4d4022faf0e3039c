import SwiftUI

/// A large clock, small ones for other cities, and buttons that show another time of the day.
public struct ClockFaceScreen: View {
  @State private var shift: TimeInterval = 0

  @Environment(\.timeZone) private var timeZone

  /// Creates the screen.
  public init() {}

  /// The views of the screen.
  public var body: some View {
    VStack(spacing: 16) {
      // The hands move with each whole second.
      TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 1)) { context in
        WorldClock(date: context.date.addingTimeInterval(shift), timeZone: timeZone)
      }
      HStack {
        Button("Earlier") { move(by: -600) }
        Spacer()
        Button("Now") { move(by: -shift) }
          .disabled(shift == 0)
        Spacer()
        Button("Later") { move(by: 600) }
      }
      .buttonStyle(.bordered)
    }
    .padding()
  }

  private func move(by interval: TimeInterval) {
    withAnimation { shift += interval }
  }
}

/// The time of a date here, and in other cities.
private struct WorldClock: View {
  let date: Date
  let timeZone: TimeZone

  var body: some View {
    let time = LocalTime(of: date, in: timeZone)
    VStack(spacing: 16) {
      Clock(time: time)
      Text(time.digits)
        .font(.title.monospacedDigit())
      HStack(spacing: 24) {
        ForEach(City.all) { city in
          CityClock(city: city, date: date)
        }
      }
      .frame(maxHeight: 112)
    }
  }
}

#Preview {
  ClockFaceScreen()
}
