import AmbientTesting
import SwiftUI
import Testing

@testable import Dashboard

@MainActor
@Suite struct DashboardTests {
  /// A source of figures that the test sets.
  private actor Samples: MetricSource {
    struct Offline: LocalizedError {
      var errorDescription: String? { "The server is offline." }
    }

    private var values: [Metric.Kind: Double] = [:]
    private var isOffline = false

    init(_ values: [Metric.Kind: Double]) { self.values = values }

    func set(_ value: Double, for kind: Metric.Kind) { values[kind] = value }
    func setOffline(_ isOffline: Bool) { self.isOffline = isOffline }

    func sample(_ kind: Metric.Kind) async throws -> Double {
      if isOffline { throw Offline() }
      return values[kind] ?? 0
    }
  }

  private let samples = Samples([.load: 2, .memory: 30, .disk: 100, .network: 5])

  private func makeHost(_ environment: EnvironmentValues = EnvironmentValues()) async
    -> TestHost
  {
    let server = Server(name: "Alpha", source: samples)
    let host = TestHost(environment: environment) { DashboardView(server: server) }
    await host.settle(within: .seconds(5)) {
      host.findAll(.progress, "Load").first?.value == "25%"
    }
    return host
  }

  @Test func `Each figure has a gauge with its value`() async {
    let host = await makeHost()
    for (name, value) in [("Load", "25%"), ("Memory", "94%"), ("Disk", "20%"), ("Network", "5%")] {
      #expect(host.find(.progress, name).value == value)
    }
    #expect(Set(["2", "30 GB", "100 GB", "5 MB/s"]).isSubset(of: host.texts))
    #expect(host.find(.heading, "Alpha").exists)
    #expect(host.find(.image, "Critical").exists)
  }

  @Test func `A refresh runs only the tiles of figures that changed`() async {
    let host = await makeHost()
    await samples.set(40, for: .network)
    _ = host.takeBodies()
    host.refresh()
    await host.settle(within: .milliseconds(200)) {
      host.texts.contains("40 MB/s")
    }
    #expect(host.takeBodies() == ["DashboardView", "MetricTile", "RingGaugeStyle"])
  }

  @Test func `A failed refresh shows its reason and keeps the last figures`() async {
    let host = await makeHost()
    #expect(host.find(.text, "Online").exists)
    await samples.setOffline(true)
    host.refresh()
    await host.settle(within: .milliseconds(200)) { host.findAll(.text, "Online").isEmpty }
    #expect(host.find(.text, "The server is offline.").exists)
    #expect(host.find(.progress, "Load").value == "25%")
    await samples.setOffline(false)
    host.refresh()
    await host.settle(within: .milliseconds(200)) { !host.findAll(.text, "Online").isEmpty }
    #expect(host.findAll(.text, "The server is offline.").isEmpty)
  }

  @Test func `A compact dashboard omits the hint about pulling down`() async {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = .compact
    let host = await makeHost(environment)
    #expect(host.findAll(.text, "Updated by pulling down").isEmpty)
    host.set(\.horizontalSizeClass, to: .regular)
    #expect(host.find(.text, "Updated by pulling down").exists)
    host.set(\.dynamicTypeSize, to: .accessibility1)
    #expect(host.findAll(.text, "Updated by pulling down").isEmpty)
    #expect(host.find(.progress, "Network").value == "5%")
  }
}
