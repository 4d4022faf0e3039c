import SwiftUI

/// A plot with its axes and lines.
struct Chart<Plot: View>: View {
  private let series: Series
  private let scale: ValueScale
  private let plot: (ValueScale) -> Plot

  @ScaledMetric(relativeTo: .caption) private var labelHeight: CGFloat = 12

  init(_ series: Series, @ViewBuilder plot: @escaping (ValueScale) -> Plot) {
    self.series = series
    self.plot = plot
    scale = ValueScale(fitting: series.values)
  }

  var body: some View {
    Grid(horizontalSpacing: 8, verticalSpacing: 4) {
      GridRow {
        ValueAxis(scale: scale, labelHeight: labelHeight)
          .gridColumnAlignment(.trailing)
        plot(scale)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background {
            GridLines(count: scale.ticks.count)
              .stroke(.tertiary, lineWidth: 1)
          }
          .padding(.vertical, labelHeight / 2)
      }
      GridRow {
        Color.clear
          .gridCellUnsizedAxes([.horizontal, .vertical])
        CategoryAxis(labels: series.samples.map(\.label))
      }
    }
  }
}
