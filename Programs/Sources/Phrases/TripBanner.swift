import SwiftUI

/// The dates and the budget of the trip, formatted for the language.
struct TripBanner: View {
  let start: Date
  let days: Int
  let budget: Double
  @Environment(\.layoutDirection) private var direction

  private var style: Date.FormatStyle {
    Date.FormatStyle(date: .long, time: .omitted, timeZone: .gmt)
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(own: "Next trip")
          .font(.headline)
        Image(systemName: direction == .leftToRight ? "arrow.right" : "arrow.left")
          .accessibilityLabel(Text(own: "Leaves"))
        Text(start, format: style)
      }
      Text(own: "You stay **\(days) days** and have \(budget, format: .currency(code: "PLN")).")
    }
    .accessibilityElement(children: .contain)
  }
}
