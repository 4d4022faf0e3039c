import Ambient
import AmbientTesting
import Foundation
import Testing

@testable import Charts

@Suite("Charts") @MainActor
struct ChartsTests {
  private let host = TestHost(size: CGSize(width: 320, height: 560)) { ChartsScreen() }

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

  @Test func `A tap on a bar moves the number to that bar and runs only two bars`() throws {
    #expect(host.frame(of: "97") != nil)
    #expect(host.bodies { host.tap("Feb, 36") } == ["Bar", "Bar"])
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
    #expect(host.bodies { host.size.width = 640 } == ["GeometryReader"])
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

  private func frame(ofBar label: String) -> CGRect? {
    Series.rain.samples.first { $0.label == label }
      .flatMap { host.frame(of: "\($0.label), \(Int($0.value))") }
  }
}
