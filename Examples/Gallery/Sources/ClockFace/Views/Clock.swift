import SwiftUI

/// A round clock, as large as its container allows.
struct Clock: View {
  let time: LocalTime

  var body: some View {
    ZStack {
      Dial()
      Hands(time: time)
    }
    .aspectRatio(1, contentMode: .fit)
    .accessibilityElement()
    .accessibilityLabel(time.digits)
  }
}

#Preview {
  Clock(time: LocalTime(hour: 10, minute: 9, second: 36))
    .padding()
}
