import Ambient
import AmbientTesting
import Foundation
import Testing

@testable import Charts

@Suite("Charts") @MainActor
struct ChartsTests {
  private let host = TestHost(size: CGSize(width: 320, height: 640)) { ChartsScreen() }

  @Test(arguments: [
    ([97.0], 20.0, 5), ([218], 50, 5), ([1], 0.2, 5), ([10], 2, 5), ([0], 0.2, 5), ([501], 200, 3),
  ])
  func `A scale has few ticks with round numbers`(values: [Double], step: Double, count: Int) {
    let scale = ValueScale(fitting: values)
    #expect(abs(scale.step - step) < 1e-9)
    #expect(scale.count == count)
    #expect(scale.ticks.count == count + 1)
  }

  @Test func `A curve goes through the middle of each column`() {
    let rect = CGRect(x: 0, y: 0, width: 300, height: 100)
    let line = Curve(.line, heights: [0, 0.5, 1]).path(in: rect)
    #expect(line.boundingRect == CGRect(x: 50, y: 0, width: 200, height: 100))
    let area = Curve(.area, heights: [0.5, 1]).path(in: rect)
    #expect(area.contains(CGPoint(x: 80, y: 90)))
    #expect(!area.contains(CGPoint(x: 80, y: 20)))
    #expect(!area.contains(CGPoint(x: 60, y: 90)))
  }

  @Test func `A curve can be animated to another number of heights`() {
    var change = CurveValues(heights: [1, 1]) - CurveValues(heights: [0.5])
    change.scale(by: 0.5)
    #expect(change.heights == [0.25, 0.5])
    #expect((CurveValues(heights: [0.5]) + change).heights == [0.75, 0.5])
    #expect(CurveValues(heights: [3, 4]).magnitudeSquared == 25)
  }

  @Test func `Bars stand on one line and are as high as their values`() throws {
    let bars = try Series.rain.samples.map { sample in
      try #require(host.frame(of: "\(sample.label), \(Int(sample.value))"))
    }
    for bar in bars { #expect(abs(bar.maxY - bars[0].maxY) <= 1) }
    for bar in bars { #expect(abs(bar.width - bars[0].width) <= 1) }
    let plot = try #require(bars.map(\.height).max()) / 0.97
    for (bar, sample) in zip(bars, Series.rain.samples) {
      #expect(abs(bar.height - plot * sample.value / 100) <= 2)
    }
  }

  @Test func `The names of the columns stand below the bars`() throws {
    for label in ["Jan", "Jun"] {
      let bar = try #require(frame(ofBar: label))
      let name = try #require(host.frame(of: label))
      #expect(abs(bar.midX - name.midX) <= 1)
      #expect(name.minY >= bar.maxY)
    }
  }

  @Test func `A sector is a part of a ring`() {
    let sector = Sector(start: 0, end: 0.25)
    let path = sector.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.contains(CGPoint(x: 85, y: 25)))
    #expect(!path.contains(CGPoint(x: 60, y: 45)))
    #expect(!path.contains(CGPoint(x: 15, y: 25)))
    #expect(!path.contains(CGPoint(x: 85, y: 75)))
    var moved = sector
    moved.animatableData = AnimatablePair(0.25, 0.5)
    #expect(moved.start == 0.25)
    #expect(moved.end == 0.5)
  }

  @Test func `The sectors of the days close the ring`() throws {
    let (sunny, cloudy, rainy) = try (
      #require(sector("Sunny", in: host)), #require(sector("Cloudy", in: host)),
      #require(sector("Rainy", in: host))
    )
    #expect(sunny.start == 0)
    #expect(sunny.end == cloudy.start)
    #expect(cloudy.end == rainy.start)
    #expect(rainy.end == 1)
    #expect(host.find(nil, "Sunny").value == "64")
    let bodies = host.bodies { host.choose("Winter", in: "Months") }
    #expect(host.find(nil, "Sunny").value == "17")
    #expect(bodies.contains("RingPlot"))
    #expect(!bodies.contains("ChartsScreen"))
  }

  @Test func `Sectors grow and shrink in an animation and run no body`() throws {
    let host = TestHost(size: CGSize(width: 320, height: 640), runsAnimations: true) {
      ChartsScreen()
    }
    host.advance(by: 2)
    host.choose("Spring", in: "Months")
    #expect(host.bodies { host.advance(by: 0.5) } == [])
    let middle = try #require(sector("Sunny", in: host)).end
    #expect(abs(middle - (64.0 / 181 + 47.0 / 91) / 2) < 0.001)
    host.advance(by: 0.5)
    #expect(try abs(#require(sector("Sunny", in: host)).end - 47.0 / 91) < 0.001)
  }

  @Test func `The curve is drawn from the leading edge when it appears`() throws {
    let host = TestHost(size: CGSize(width: 320, height: 640), runsAnimations: true) {
      ChartsScreen()
    }
    func drawnWidth() throws -> CGFloat {
      let line = try #require(host.elements(with: .accessibilityIdentifier, "line").first)
      let shapes = ([line] + line.descendants).compactMap { $0.detail(ShapeDetail.self) }
      let rect = CGRect(x: 0, y: 0, width: 240, height: 100)
      return try #require(shapes.first).path(in: rect).boundingRect.width
    }
    #expect(try drawnWidth() < 1)
    #expect(host.bodies { host.advance(by: 0.2) } == [])
    let part = try drawnWidth()
    #expect(part > 1 && part < 199)
    host.advance(by: 0.8)
    #expect(try abs(drawnWidth() - 200) < 1)
  }

  @Test func `Plots of charts with aligned axes begin at the same horizontal position`() throws {
    func edges(_ host: TestHost) -> [CGFloat] {
      host.elements(with: .accessibilityIdentifier, "line").compactMap { host.frame(of: $0)?.minX }
    }
    let size = CGSize(width: 320, height: 320)
    let plain = TestHost(size: size) { UnequalCharts() }
    #expect(edges(plain).count == 2)
    #expect(edges(plain)[0] < edges(plain)[1])
    let aligned = TestHost(size: size) { UnequalCharts().alignsAxes() }
    #expect(edges(aligned) == [edges(plain)[1], edges(plain)[1]])
  }

  /// Two charts whose numbers have different lengths.
  private struct UnequalCharts: View {
    var body: some View {
      VStack {
        chart(of: 9)
        chart(of: 900)
      }
    }

    private func chart(of value: Double) -> some View {
      let series = Series(
        name: "\(value)",
        unit: "m",
        samples: [Sample(label: "a", value: value), Sample(label: "b", value: value / 2)]
      )
      return Chart(series) { CurvePlot(samples: series.samples, scale: $0) }
    }
  }

  @Test func `A tap on a bar moves the number to that bar and runs only two bars`() throws {
    #expect(host.frame(of: "97") != nil)
    let bodies = host.bodies { host.tap("Feb, 36") }
    #expect(bodies.filter { $0 == "Bar" }.count == 2)
    #expect(!bodies.contains("ChartsScreen"))
    #expect(!bodies.contains("CurvePlot"))
    #expect(host.frame(of: "97") == nil)
    let bar = try #require(host.frame(of: "Feb, 36"))
    let number = try #require(host.frame(of: "36"))
    #expect(number.maxY == bar.minY)
    #expect(abs(number.midX - bar.midX) <= 1)
  }

  @Test func `A toggle removes the filled area below the curve`() {
    #expect(host.frame(of: "area") == host.frame(of: "line"))
    #expect(host.bodies { host.toggle("Fill the area") } == ["Chart<CurvePlot>", "CurvePlot"])
    #expect(host.frame(of: "area") == nil)
    #expect(host.frame(of: "line") != nil)
  }

  @Test func `A wider screen has wider bars`() throws {
    let before = try #require(frame(ofBar: "Mar"))
    let bodies = host.bodies { host.size.width = 640 }
    #expect(bodies.filter { $0 == "Bar" || $0 == "ValueAxis" || $0 == "CurvePlot" } == [])
    let after = try #require(frame(ofBar: "Mar"))
    #expect(after.width > 2 * before.width)
    #expect(after.height == before.height)
  }

  @Test func `The axis has the highest number at the top`() {
    let host = TestHost(size: CGSize(width: 40, height: 96)) {
      ValueAxis(scale: ValueScale(fitting: [35]), labelHeight: 16)
    }
    #expect(host.picture == "  40\n  30\n  20\n\n  10\n   0")
  }

  private func sector(_ label: String, in host: TestHost) -> Sector? {
    host.elements(with: .accessibilityLabel, label).flatMap { [$0] + $0.descendants }
      .compactMap { $0.detail(ShapeDetail.self)?.shape as? Sector }
      .first
  }

  private func frame(ofBar label: String) -> CGRect? {
    Series.rain.samples.first { $0.label == label }
      .flatMap { host.frame(of: "\($0.label), \(Int($0.value))") }
  }
}
