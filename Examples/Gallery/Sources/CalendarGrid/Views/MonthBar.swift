import SwiftUI

/// The name of a month, between buttons to the months around it.
struct MonthBar: View {
  @Binding var month: Month

  @Environment(\.calendar) private var calendar

  var body: some View {
    HStack {
      Text(month.title(in: calendar))
        .font(.title2.bold())
      Spacer()
      Button("‹") { month = month.advanced(by: -1) }
        .accessibilityLabel("Previous month")
      Button("›") { month = month.advanced(by: 1) }
        .accessibilityLabel("Next month")
    }
    .buttonStyle(.bordered)
  }
}
