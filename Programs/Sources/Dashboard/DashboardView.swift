import SwiftUI

struct DashboardView: View {
  let server: Server
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.dynamicTypeSize) private var typeSize

  private var isNarrow: Bool { sizeClass == .compact || typeSize.isAccessibilitySize }

  var body: some View {
    ScrollView {
      GroupBox {
        if isNarrow {
          VStack {
            ForEach(server.metrics) { MetricTile(metric: $0) }
          }
        } else {
          grid
        }
      } label: {
        Label(server.name, systemImage: "server.rack")
      }
      .groupBoxStyle(.card)
      StatusBar(server: server)
    }
    .contentMargins(.horizontal, 16, for: .scrollContent)
    .scrollBounceBehavior(.basedOnSize)
    .refreshable { await server.refresh() }
    .task { await server.refresh() }
  }

  private var grid: some View {
    Grid(alignment: .topLeading, horizontalSpacing: 16, verticalSpacing: 16) {
      GridRow(alignment: .center) {
        ForEach(server.metrics.prefix(2)) { MetricTile(metric: $0) }
      }
      Divider()
        .gridCellUnsizedAxes(.horizontal)
      GridRow {
        ForEach(server.metrics.dropFirst(2)) { MetricTile(metric: $0) }
      }
      GridRow {
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
        Text("Updated by pulling down")
          .font(.footnote)
          .gridCellAnchor(.trailing)
      }
    }
  }
}

struct MetricTile: View, Equatable {
  let metric: Metric

  var body: some View {
    Gauge(value: metric.value, in: metric.range) {
      Text(metric.kind.rawValue.capitalized)
    } currentValueLabel: {
      ViewThatFits(in: .horizontal) {
        Text([metric.value.formatted(), metric.unit].filter { !$0.isEmpty }.joined(separator: " "))
        Text(metric.value.formatted())
      }
    } minimumValueLabel: {
      Text(metric.range.lowerBound.formatted())
    } maximumValueLabel: {
      Text(metric.range.upperBound.formatted())
    }
    .gaugeStyle(.ring(lineWidth: 8))
    .frame(minWidth: 90, minHeight: 90)
    .background(alignment: .bottom) {
      Sparkline(values: metric.history)
        .stroke(.tint, style: StrokeStyle(lineWidth: 1, dash: [2]))
        .frame(height: 20)
        .opacity(0.5)
    }
    .overlay(alignment: .topTrailing) {
      if metric.isCritical {
        Image(systemName: "exclamationmark.triangle.fill")
          .symbolRenderingMode(.palette)
          .foregroundStyle(.white, .red)
          .symbolEffect(.pulse)
          .accessibilityLabel("Critical")
      }
    }
    .tint(metric.isCritical ? .red : .accentColor)
  }
}

struct StatusBar: View {
  let server: Server

  var body: some View {
    Group {
      if let failure = server.failure {
        Label(failure, systemImage: "wifi.slash").foregroundStyle(.red)
      } else {
        Label("Online", systemImage: "wifi").foregroundStyle(.green)
      }
    }
    .font(.footnote)
    .frame(maxWidth: .infinity)
    .containerRelativeFrame(.horizontal) { length, _ in length - 32 }
  }
}

struct LocalSource: MetricSource {
  func sample(_ kind: Metric.Kind) async throws -> Double {
    try await Task.sleep(for: .milliseconds(10))
    return switch kind {
    case .load: 1.5
    case .memory: 12
    case .disk: 300
    case .network: 2
    }
  }
}

struct DashboardApp: App {
  @State private var server = Server(name: "This computer", source: LocalSource())

  var body: some Scene {
    WindowGroup { DashboardView(server: server) }
  }
}
