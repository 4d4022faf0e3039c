import SwiftUI

/// Shows a gauge as a ring.
struct RingGaugeStyle: GaugeStyle {
  var lineWidth: CGFloat = 10

  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle()
        .stroke(.quaternary, lineWidth: lineWidth)
      Circle()
        .trim(from: 0, to: configuration.value)
        .rotation(.degrees(-90))
        .stroke(
          AngularGradient(
            gradient: Gradient(colors: [.green, .yellow, .red]),
            center: .center,
            startAngle: .zero,
            endAngle: .degrees(360)
          ),
          style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
        )
      VStack {
        if let currentValueLabel = configuration.currentValueLabel {
          currentValueLabel.font(.title3.monospacedDigit())
        }
        configuration.label.font(.caption).foregroundStyle(.secondary)
      }
    }
    .padding(lineWidth / 2)
    .accessibilityElement(children: .combine)
    .animation(.smooth, value: configuration.value)
  }
}

extension GaugeStyle where Self == RingGaugeStyle {
  static var ring: RingGaugeStyle { RingGaugeStyle() }
  static func ring(lineWidth: CGFloat) -> RingGaugeStyle { RingGaugeStyle(lineWidth: lineWidth) }
}

/// Shows a group box as a card.
struct CardGroupBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      configuration.content
    }
    .padding()
    .background(.background.secondary, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
  }
}

extension GroupBoxStyle where Self == CardGroupBoxStyle {
  static var card: Self { .init() }
}
