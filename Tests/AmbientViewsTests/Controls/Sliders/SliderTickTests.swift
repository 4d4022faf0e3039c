import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Sliders with marks` {
  private struct Speed: View {
    @State private var speed = 1.0
    var body: some View {
      Slider(value: $speed, in: 0...2, neutralValue: 1) {
        Text("Speed")
      } currentValueLabel: {
        Text(verbatim: "\(speed)x")
      } minimumValueLabel: {
        Text("slow")
      } maximumValueLabel: {
        Text("fast")
      } ticks: {
        SliderTick(0)
        SliderTick(1) { Text("Normal") }
        SliderTickContentForEach([1.5, 1.75], id: \.self) { SliderTick($0) }
      }
    }
  }

  @Test func `The element of a slider has marks, a neutral value and labels`() {
    let host = TestHost { Speed() }
    #expect(
      host.tree == """
        Slider maximum=2 minimum=0 neutralValue=1 value=1
          Text "Speed"
          Text "slow"
          Text "fast"
          ValueLabel role=current
            Text "1.0x"
          SliderTick value=0
          SliderTick value=1
            Text "Normal"
          SliderTick value=1.5
          SliderTick value=1.75
        """
    )
  }

  @Test func `A slider that has marks but no steps takes the value of the nearest mark`() throws {
    let host = TestHost { Speed() }
    host.takeBodies()
    let slider = try #require(host.element("Speed", of: .slider))
    for (number, expected) in [(0.4, 0.0), (0.6, 1), (1.6, 1.5), (9, 1.75), (.nan, 0)] {
      host.viewTree.send(.adjust(number), to: slider)
      host.settle()
      #expect(slider[.value] == expected)
    }
    #expect(host.takeBodies() == Array(repeating: "Speed", count: 5))
  }

  @Test func `A user of an assistive technology moves a slider from mark to mark`() {
    let host = TestHost { Speed() }
    #expect(host.accessibilityTree == #"slider "Speed" value "1.0x""#)
    host.increment("Speed")
    #expect(host.find(.slider, "Speed").value == "1.5x")
    host.increment("Speed", times: 3)
    #expect(host.find(.slider, "Speed").value == "1.75x")
    host.decrement("Speed", times: 2)
    #expect(host.find(.slider, "Speed").value == "1.0x")
  }

  private struct Rating: View {
    @State private var rating: Float = 3
    var body: some View {
      Slider(value: $rating, in: 1...5, step: 1, enabledBounds: 2...3.5) {
        Text("Rating")
      } tick: { value in
        value == 2 ? nil : SliderTick(value)
      }
    }
  }

  @Test func `A slider with steps asks a closure for the mark of each step`() {
    let host = TestHost { Rating() }
    #expect(
      host.tree == """
        Slider enabledMaximum=3.5 enabledMinimum=2 maximum=5 minimum=1 step=1 value=3
          Text "Rating"
          SliderTick value=1
          SliderTick value=3
          SliderTick value=4
          SliderTick value=5
        """
    )
  }

  @Test func `The user can move a slider only to steps within its enabled bounds`() throws {
    let host = TestHost { Rating() }
    let slider = try #require(host.element("Rating", of: .slider))
    for (number, expected) in [(1.0, 2.0), (3.5, 3), (5, 3), (2.4, 2)] {
      host.viewTree.send(.adjust(number), to: slider)
      host.settle()
      #expect(slider[.value] == expected)
    }
    host.decrement("Rating")
    #expect(slider[.value] == 2)
    host.increment("Rating", times: 4)
    #expect(slider[.value] == 3)
  }

  private struct Level: View {
    @State var number: Double
    let step: Double?
    var body: some View {
      Slider(value: $number, step: step, enabledBounds: 0...0.5) {
        Text("Level")
      } ticks: {
        if step != nil {
          SliderTick(0.1)
          SliderTick(0.4)
        }
      }
    }
  }

  @Test(arguments: [nil, 0, 0.1])
  func `An increment does nothing if a slider's value is above the enabled bounds`(step: Double?) {
    let host = TestHost { Level(number: 0.9, step: step) }
    host.increment("Level")
    host.find(.slider, "Level").increment()
    #expect(host.elements[0][.value] == 0.9)
    // A decrement moves the slider into its enabled bounds. With a step of 0.1, the slider goes to
    // the last step within the bounds, 0.5. A step of 0 counts as no step, so that the slider goes
    // to its last mark, 0.4. If the step is nil, the slider has neither steps nor marks, and goes
    // to its upper enabled bound, 0.5.
    host.decrement("Level")
    #expect(host.elements[0][.value] == (step == 0 ? 0.4 : 0.5))
  }

  @Test(arguments: [0.0, -0.1])
  func `A slider whose step is not positive goes from mark to mark`(step: Double) {
    let host = TestHost { Level(number: 0, step: step) }
    #expect(host.elements[0][.step] == nil)
    host.increment("Level")
    #expect(host.elements[0][.value] == 0.1)
    host.increment("Level")
    #expect(host.elements[0][.value] == 0.4)
    host.decrement("Level")
    #expect(host.elements[0][.value] == 0.1)
  }

  private func steppedMarks<V: BinaryFloatingPoint>(_ bounds: ClosedRange<V>, _ step: V.Stride)
    -> [Double?] where V.Stride: BinaryFloatingPoint
  {
    let host = TestHost {
      Slider(value: .constant(bounds.lowerBound), in: bounds, step: step) {
        Text("Part")
      } tick: {
        SliderTick($0)
      }
    }
    return host.elements(of: .sliderTick).map { $0[.value] }
  }

  @Test func `The last step of a slider has a mark in spite of rounding errors`() {
    #expect(steppedMarks(0...0.3, 0.1) == [0, 0.1, 0.2, 0.3])
    #expect(steppedMarks(Float(0)...0.7, 0.1).last == Double(Float(0.7)))
    #expect(steppedMarks(Float(0)...0.7, 0.1).count == 8)
    #expect(steppedMarks(0...1, 0.3).count == 4)
  }

  @Test func `A slider with very many steps has no marks`() {
    #expect(steppedMarks(0...1, 1e-300) == [])
    #expect(steppedMarks(0...Double.infinity, 1) == [])
    #expect(steppedMarks(0...1, .nan) == [])
  }

  @Test func `A slider shows a number that the program sets outside of the enabled bounds`() {
    let host = TestHost {
      Slider(value: .constant(0.9), enabledBounds: 0...0.5) { Text("Brightness") }
    }
    #expect(host.elements[0][.value] == 0.9)
  }

  @Test func `The enabled bounds of a slider are limited to the bounds of the slider`() {
    let host = TestHost {
      Slider(value: .constant(0.5), enabledBounds: -1...0.5) { Text("Low") }
      Slider(value: .constant(0.5), enabledBounds: 2...3) { Text("None") }
    }
    let sliders = host.elements(of: .slider)
    #expect(sliders.map { $0[.enabledMinimum] } == [0, 1])
    #expect(sliders.map { $0[.enabledMaximum] } == [0.5, 1])
  }

  private struct Edited: View {
    @State private var number = 0.2
    @State private var changes = ""
    let enabledBounds: ClosedRange<Double>?
    var body: some View {
      Slider(value: $number, in: 0...1, enabledBounds: enabledBounds) {
        Text("Level")
      } ticks: {
        SliderTick(0.1)
        SliderTick(0.9)
      } onEditingChanged: {
        changes += $0 ? "begin " : "end "
      }
      Text(changes)
    }
  }

  @Test func `A slider with marks calls onEditingChanged before and after a change`() throws {
    let host = TestHost { Edited(enabledBounds: nil) }
    host.viewTree.send(.adjust(0.7), to: try #require(host.element("Level", of: .slider)))
    host.settle()
    #expect(host.texts.last == "begin end ")
  }

  @Test func `The user cannot move a slider to a mark outside of its enabled bounds`() throws {
    let host = TestHost { Edited(enabledBounds: 0...0.5) }
    let slider = try #require(host.element("Level", of: .slider))
    host.viewTree.send(.adjust(0.9), to: slider)
    host.settle()
    #expect(slider[.value] == 0.1)
  }

  @Test func `A slider whose enabled bounds contain no mark takes any number within them`() throws {
    let host = TestHost { Edited(enabledBounds: 0.3...0.5) }
    let slider = try #require(host.element("Level", of: .slider))
    host.viewTree.send(.adjust(0.9), to: slider)
    host.settle()
    #expect(slider[.value] == 0.5)
  }

  private struct Quarters: SliderTickContent {
    let showsMiddle: Bool
    var body: some SliderTickContent<Double> {
      SliderTick(0.25)
      if showsMiddle { SliderTick(0.5) }
      if showsMiddle { SliderTick(0.75) } else { SliderTick(1) }
    }
  }

  private struct Changing: View {
    @State private var showsMiddle = false
    var body: some View {
      Slider(value: .constant(0.25)) {
        Text("Part")
      } ticks: {
        Quarters(showsMiddle: showsMiddle)
      }
      Button("Middle") { showsMiddle = true }
    }
  }

  @Test func `A slider updates its marks when a property of custom SliderTickContent changes`() {
    let host = TestHost { Changing() }
    let values = {
      host.viewTree.allElements.filter { $0.kind == .sliderTick }.map { $0[.value] }
    }
    #expect(values() == [0.25, 1])
    #expect(host.bodies { host.tap("Middle") } == ["Changing"])
    #expect(values() == [0.25, 0.5, 0.75])
  }
}
