import SwiftUI

/// A piece of a ring.
struct RingSlice: InsettableShape, Animatable {
  var start: Double
  var end: Double
  var thickness: CGFloat = 24
  var inset: CGFloat = 0

  var animatableData: AnimatablePair<Double, Double> {
    get { .init(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2 - inset
    return Path { path in
      path.addArc(
        center: center,
        radius: radius - thickness / 2,
        startAngle: .degrees(start * 360 - 90),
        endAngle: .degrees(end * 360 - 90),
        clockwise: false
      )
    }
    .strokedPath(StrokeStyle(lineWidth: thickness, lineCap: .butt))
  }

  func inset(by amount: CGFloat) -> RingSlice {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// Shows the shares of the categories as a ring.
struct ShareRing: View {
  let shares: [(category: Entry.Category, amount: Decimal)]

  private var slices: [(category: Entry.Category, start: Double, end: Double)] {
    let total = shares.reduce(0.0) { $0 + NSDecimalNumber(decimal: $1.amount).doubleValue }
    var start = 0.0
    return shares.map { share in
      let end = start + NSDecimalNumber(decimal: share.amount).doubleValue / total
      defer { start = end }
      return (share.category, start, end)
    }
  }

  var body: some View {
    ZStack {
      Circle()
        .inset(by: 12)
        .stroke(.quaternary, lineWidth: 24)
      ForEach(slices, id: \.category) { slice in
        RingSlice(start: slice.start, end: slice.end)
          .fill(slice.category.color.gradient)
          .accessibilityElement()
          .accessibilityLabel(slice.category.name)
          .accessibilityValue(
            Text(slice.end - slice.start, format: .percent.precision(.fractionLength(0)))
          )
      }
    }
    .aspectRatio(1, contentMode: .fit)
    .frame(maxHeight: 180)
    .drawingGroup()
    .animation(.smooth, value: shares.map(\.amount))
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Shares")
  }
}

/// Shows the totals of days as bars.
struct DayBars: View {
  let days: [Day]
  @ScaledMetric(relativeTo: .caption) private var height = 80.0

  private var largest: Decimal { days.map(\.total.magnitude).max() ?? 1 }

  var body: some View {
    HStack(alignment: .bottom, spacing: 4) {
      ForEach(days.reversed()) { day in
        let share = NSDecimalNumber(decimal: day.total.magnitude / max(largest, 1)).doubleValue
        VStack {
          UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 4)
            .fill(day.total < 0 ? AnyShapeStyle(.red.opacity(0.7)) : AnyShapeStyle(.green))
            .frame(height: height * share)
          Text(day.date, format: .dateTime.day())
            .font(.caption2.monospacedDigit())
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(day.date, format: .dateTime.month(.wide).day()))
        .accessibilityValue(Text(share, format: .percent.precision(.fractionLength(0))))
      }
    }
    .frame(minHeight: height, alignment: .bottom)
  }
}

extension Entry.Category {
  var color: Color {
    switch self {
    case .food: .orange
    case .rent: .indigo
    case .travel: Color(hue: 0.5, saturation: 0.8, brightness: 0.7)
    case .income: Color(.sRGB, red: 0.1, green: 0.6, blue: 0.3, opacity: 1)
    }
  }
}
