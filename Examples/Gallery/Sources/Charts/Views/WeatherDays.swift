import SwiftUI

/// A ring with the numbers of sunny, cloudy and rainy days, and a picker for the months.
struct WeatherDays: View {
  @State private var season = Season.all

  private let colors = [Color.orange, .gray, .blue]

  var body: some View {
    HStack(spacing: 16) {
      RingPlot(samples: Series.days(in: season).samples, colors: colors)
        .frame(height: 64)
      Picker("Months", selection: $season.animation(.linear(duration: 1))) {
        ForEach(Season.allCases) { season in
          Text(season.rawValue)
        }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
    }
  }
}
