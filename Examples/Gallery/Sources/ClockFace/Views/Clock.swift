import SwiftUI

/// A round clock, as large as its container allows.
struct Clock: View {
  let time: TimeOfDay

  var body: some View {
    ZStack {
      Dial()
      Hands(time: time)
    }
    .aspectRatio(1, contentMode: .fit)
    .accessibilityLabel(time.digits)
  }
}

#Preview {
  Clock(time: TimeOfDay(hour: 10, minute: 9, second: 36))
    .padding()
}
