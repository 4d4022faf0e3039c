import Foundation
import Observation

/// A figure with its limits.
struct Metric: Identifiable, Equatable {
  enum Kind: String, CaseIterable { case load, memory, disk, network }

  let kind: Kind
  var value: Double
  var range: ClosedRange<Double>
  var unit: String
  var history: [Double] = []

  var id: Kind { kind }
  var fraction: Double { (value - range.lowerBound) / (range.upperBound - range.lowerBound) }
  var isCritical: Bool { fraction > 0.9 }
}

/// Where figures come from.
protocol MetricSource: Sendable {
  func sample(_ kind: Metric.Kind) async throws -> Double
}

/// The figures of a server.
@MainActor
@Observable
final class Server {
  let name: String
  private(set) var metrics: [Metric]
  private(set) var failure: String?
  @ObservationIgnored private let source: any MetricSource

  init(name: String, source: any MetricSource) {
    self.name = name
    self.source = source
    metrics = [
      Metric(kind: .load, value: 0, range: 0...8, unit: ""),
      Metric(kind: .memory, value: 0, range: 0...32, unit: "GB"),
      Metric(kind: .disk, value: 0, range: 0...512, unit: "GB"),
      Metric(kind: .network, value: 0, range: 0...100, unit: "MB/s"),
    ]
  }

  func refresh() async {
    do {
      let source = source
      let values = try await withThrowingTaskGroup(of: (Metric.Kind, Double).self) { group in
        for kind in Metric.Kind.allCases {
          group.addTask { (kind, try await source.sample(kind)) }
        }
        var values: [Metric.Kind: Double] = [:]
        for try await (kind, value) in group { values[kind] = value }
        return values
      }
      for index in metrics.indices {
        guard let value = values[metrics[index].kind], value != metrics[index].value else {
          continue
        }
        metrics[index].value = value
        metrics[index].history.append(value)
      }
      failure = nil
    } catch {
      failure = error.localizedDescription
    }
  }
}
