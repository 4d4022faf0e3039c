import SwiftUI

/// A line through the temperatures, which grows when it appears.
struct TemperatureChart: View {
  let hours: [Forecast.Hour]
  let range: ClosedRange<Double>
  @Environment(\.units) private var units
  @State private var end: CGFloat = 0
  @State private var selected: Int?

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .topLeading) {
        TemperatureLine(values: hours.map(\.temperature.value), range: range)
          .trim(from: 0, to: end)
          .stroke(
            .linearGradient(colors: [.blue, .orange], startPoint: .bottom, endPoint: .top),
            style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
          )
        if let selected {
          Path { path in
            let x = proxy.size.width * CGFloat(selected) / CGFloat(max(1, hours.count - 1))
            path.move(to: CGPoint(x: x, y: 0))
            path.addLine(to: CGPoint(x: x, y: proxy.size.height))
          }
          .stroke(.secondary, style: StrokeStyle(dash: [2, 2]))
        }
      }
      .contentShape(.rect)
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { value in
            let part = value.location.x / max(1, proxy.size.width)
            let index = Int((part * CGFloat(hours.count - 1)).rounded())
            selected = min(max(0, index), hours.count - 1)
          }
          .onEnded { _ in selected = nil }
      )
    }
    .onAppear {
      withAnimation(.easeOut(duration: 1)) { end = 1 }
    }
    .accessibilityElement()
    .accessibilityLabel("Temperatures")
    .accessibilityValue(summary)
  }

  private var summary: Text {
    if let selected {
      return Text(
        "\(hours[selected].temperature.converted(to: units.temperature).value, specifier: "%.0f")°"
      )
    }
    return Text("\(degrees(range.lowerBound))° to \(degrees(range.upperBound))°")
  }

  private func degrees(_ value: Double) -> Int {
    Int(
      Measurement(value: value, unit: UnitTemperature.celsius).converted(to: units.temperature)
        .value
    )
  }
}

struct TemperatureLine: Shape {
  let values: [Double]
  let range: ClosedRange<Double>

  func path(in rect: CGRect) -> Path {
    let span = max(range.upperBound - range.lowerBound, 1)
    let points = values.enumerated().map { index, value in
      CGPoint(
        x: rect.minX + rect.width * CGFloat(index) / CGFloat(max(1, values.count - 1)),
        y: rect.maxY - rect.height * CGFloat((value - range.lowerBound) / span)
      )
    }
    return Path { path in
      path.addLines(points)
    }
  }
}

/// Bars of the chance of rain, drawn in a canvas.
struct RainChart: View {
  let hours: [Forecast.Hour]

  var body: some View {
    Canvas(opaque: false, rendersAsynchronously: true) { context, size in
      let width = size.width / CGFloat(max(1, hours.count))
      for (index, hour) in hours.enumerated() {
        let height = size.height * hour.rain
        let bar = CGRect(
          x: CGFloat(index) * width,
          y: size.height - height,
          width: width,
          height: height
        ).insetBy(dx: 2, dy: 0)
        context.fill(
          Path(roundedRect: bar, cornerSize: CGSize(width: 3, height: 3)),
          with: .linearGradient(
            Gradient(colors: [.blue, .cyan]),
            startPoint: .zero,
            endPoint: CGPoint(x: 0, y: size.height)
          )
        )
      }
      var label = context
      label.opacity = 0.6
      label.translateBy(x: 4, y: 4)
      label.draw(Text("Rain").font(.caption), at: .zero, anchor: .topLeading)
    }
    .accessibilityElement()
    .accessibilityLabel("Chance of rain")
    .accessibilityValue("up to \((hours.map(\.rain).max() ?? 0).formatted(.percent))")
    .accessibilityChildren {
      HStack {
        ForEach(hours) { hour in
          Rectangle()
            .accessibilityLabel(hour.date.formatted(.dateTime.hour()))
            .accessibilityValue(hour.rain.formatted(.percent))
        }
      }
    }
  }
}

struct WindRose: View {
  let wind: Measurement<UnitSpeed>

  var body: some View {
    ZStack {
      Circle().strokeBorder(.tertiary, lineWidth: 2)
      ForEach(0..<12) { index in
        Capsule()
          .frame(width: 2, height: index.isMultiple(of: 3) ? 10 : 5)
          .offset(y: -44)
          .rotationEffect(.degrees(Double(index) * 30))
      }
      TimelineView(.animation) { context in
        Image(systemName: "location.north.fill")
          .rotationEffect(.radians(sin(context.date.timeIntervalSinceReferenceDate) / 10))
      }
    }
    .drawingGroup()
    .accessibilityHidden(true)
  }
}
