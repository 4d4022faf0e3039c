import Ambient
import AmbientScreen
import AmbientTesting
import Testing

@Suite @MainActor struct `Pictures of sliders` {
  private var slider: some View {
    Slider(value: .constant(0.5), neutralValue: 0.75) {
      Text("Level")
    } currentValueLabel: {
      Text("half")
    } ticks: {
      SliderTick(0) { Text("low") }
      SliderTick(0.25)
      SliderTick(1)
    }
  }

  @Test func `A terminal draws the marks of a slider, but not the labels`() {
    let host = TestHost(screen: .cells(columns: 9, rows: 1)) { slider }
    #expect(host.picture == "┴─┴─●───┴")
  }

  private func picture(_ slider: some View) -> String {
    TestHost(screen: .cells(columns: 9, rows: 1)) { slider }.picture
  }

  private func markedSlider(_ value: Double, _ marks: [Double]) -> some View {
    Slider(value: .constant(value)) {
      Text("Level")
    } ticks: {
      SliderTickContentForEach(marks.indices, id: \.self) { SliderTick(marks[$0]) }
    }
  }

  @Test func `A terminal draws no slider mark at a value that is not a number`() {
    let slider = markedSlider(.nan, [.nan, 1])
    #expect(picture(slider) == "●───────┴")
    #expect(picture(slider.environment(\.layoutDirection, .rightToLeft)) == "┴───────●")
  }

  @Test func `A terminal draws a slider whose bounds are infinite`() {
    let bounds = -Double.infinity...Double.infinity
    #expect(picture(Slider(value: .constant(1), in: bounds)) == "●────────")
  }

  @Test func `A terminal draws no marks outside of the range of a slider`() {
    #expect(picture(markedSlider(0, [-1, 0.5, 2, .infinity])) == "●───┴────")
  }

  @Test func `A picture of a slider shows no knob if the knob is hidden`() {
    let hidden = slider.sliderThumbVisibility(.hidden)
    #expect(picture(hidden) == "┴─┴─────┴")
    let svg = TestHost(size: CGSize(width: 100, height: 31)) { hidden }.svg
    // The only ellipses are the dots of the three marks. A split at three places gives four parts.
    #expect(svg.split(separator: "<ellipse").count == 1 + 3)
  }

  @Test func `A slider in SVG has a dot for each mark, but no labels`() {
    let svg = TestHost(size: CGSize(width: 100, height: 31)) { slider }.svg
    // There are five ellipses: the three dots, and the area and the outline of the knob. A split at
    // five places gives six parts.
    #expect(svg.split(separator: "<ellipse").count == 1 + 3 + 2)
    #expect(!svg.contains("half"))
    #expect(!svg.contains("low"))
  }

  // The slider is 100 points wide, and its knob is 28 points wide. The middle of the knob is
  // therefore at 14 + 72 * value: at 50 for 0.5, at 68 for 0.75, and at 86 for 1.
  @Test(arguments: [(0.5, "x=\"50\""), (1, "x=\"68\"")])
  func `In SVG, the bar of a slider reaches from the neutral value to the current value`(
    value: Double,
    start: String
  ) {
    let slider = Slider(value: .constant(value), neutralValue: 0.75) { Text("Level") }
    let svg = TestHost(size: CGSize(width: 100, height: 31)) { slider }.svg
    let bars = svg.split(separator: "\n").filter { $0.contains("<rect") }
    #expect(bars.last?.contains(start) == true)
    #expect(bars.last?.contains("width=\"18\"") == true)
  }

  @Test func `In SVG, each mark of a slider is where the knob would be at the marked value`() {
    let slider = Slider(value: .constant(0.25), neutralValue: 0.75) {
      Text("Level")
    } ticks: {
      SliderTick(0.25)
      SliderTick(0.75)
    }
    let lines = TestHost(size: CGSize(width: 100, height: 31)) { slider }.svg.split(separator: "\n")
    let middles = lines.filter { $0.contains("<ellipse") }.map { line in
      line.firstMatch(of: /cx="([0-9.]+)"/).map { String($0.1) }
    }
    // The middle of the knob is at 14 + 72 * value, because the slider is 100 points wide and its
    // knob is 28 points wide. The first two ellipses are the marks. The last two are the area and
    // the outline of the knob.
    #expect(middles == ["32", "68", "32", "32"])
    #expect(lines.last { $0.contains("<rect") }?.contains("x=\"32\"") == true)
    #expect(lines.last { $0.contains("<rect") }?.contains("width=\"36\"") == true)
  }
}
