import SwiftUI

/// The name of a series with its color, and its total.
struct Legend: View {
  let series: Series

  @Environment(\.chartColor) private var color

  var body: some View {
    HStack(spacing: 6) {
      Circle()
        .fill(color)
        .frame(width: 8, height: 8)
      Text(series.name)
      Spacer()
      Text("\(Int(series.total)) \(series.unit)")
        .foregroundStyle(.secondary)
    }
    .font(.subheadline)
  }
}
