import SwiftUI

/// A large clock, two small ones for other cities, and buttons that move the time.
public struct ClockFaceScreen: View {
  @State private var time: TimeOfDay

  /// Creates a screen.
  ///
  /// - Parameter time: The time that shows at first.
  public init(time: TimeOfDay = TimeOfDay(hour: 10, minute: 9, second: 36)) {
    _time = State(initialValue: time)
  }

  /// The views of the screen.
  public var body: some View {
    VStack(spacing: 16) {
      Clock(time: time)
      Text(time.digits)
        .font(.title.monospacedDigit())
      HStack(spacing: 24) {
        City(name: "Lisbon", time: time.advanced(by: -3600))
        City(name: "Tokyo", time: time.advanced(by: 8 * 3600))
      }
      .frame(maxHeight: 112)
      HStack {
        Button("Earlier") { move(by: -600) }
        Spacer()
        Button("Later") { move(by: 600) }
      }
      .buttonStyle(.bordered)
    }
    .padding()
  }

  private func move(by interval: Int) {
    withAnimation { time = time.advanced(by: interval) }
  }
}

/// A small clock with the name of a city.
private struct City: View {
  let name: String
  let time: TimeOfDay

  var body: some View {
    VStack(spacing: 4) {
      ZStack {
        Circle()
          .fill(.quaternary)
        Hands(time: time)
      }
      .aspectRatio(1, contentMode: .fit)
      Text(name)
        .font(.caption)
    }
    .accessibilityIdentifier(name)
  }
}

#Preview {
  ClockFaceScreen()
}
