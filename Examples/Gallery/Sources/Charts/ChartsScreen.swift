import SwiftUI

/// The weather of half a year: the rain in bars, the sun as a curve, and the days in a ring.
public struct ChartsScreen: View {
  @State private var selection: Sample.ID? = "May"
  @State private var isFilled = true

  /// Creates the screen.
  public init() {}

  /// The views of the screen.
  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Weather")
        .font(.title.bold())
      Legend(series: .rain)
      Chart(.rain) { scale in
        BarPlot(samples: Series.rain.samples, scale: scale, selection: $selection)
      }
      VStack(alignment: .leading, spacing: 8) {
        Legend(series: .sun)
        Chart(.sun) { scale in
          CurvePlot(samples: Series.sun.samples, scale: scale, isFilled: isFilled)
        }
      }
      .chartColor(.orange)
      Toggle("Fill the area", isOn: $isFilled)
      WeatherDays()
    }
    .padding()
    .alignsAxes()
  }
}

#Preview {
  ChartsScreen()
}
