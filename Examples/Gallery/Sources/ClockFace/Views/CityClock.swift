import SwiftUI

/// A small clock without numbers, with the name of a city below it.
struct CityClock: View {
  let city: City
  let date: Date

  var body: some View {
    let time = LocalTime(of: date, in: city.timeZone)
    VStack(spacing: 4) {
      ZStack {
        Circle()
          .fill(.quaternary)
        Hands(time: time)
      }
      .aspectRatio(1, contentMode: .fit)
      Text(city.name)
        .font(.caption)
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue(time.digits)
    .accessibilityIdentifier(city.name)
  }
}
