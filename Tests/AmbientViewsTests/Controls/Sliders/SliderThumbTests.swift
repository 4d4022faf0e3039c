import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The knob of a slider` {
  private struct Screen: View {
    @State private var isHidden = true

    var body: some View {
      Slider(value: .constant(0.5))
        .sliderThumbVisibility(isHidden ? .hidden : .automatic)
      Stepper("Step") {
      } onDecrement: {
      }.sliderThumbVisibility(.hidden)
      Button("Show") { isHidden = false }
    }
  }

  @Test func `Only sliders have an attribute for the visibility of their knob`() {
    let host = TestHost { Screen() }
    let thumbs = { host.elements.compactMap { $0[.thumb] } }
    #expect(thumbs() == ["hidden"])
    #expect(host.elements(of: .slider).first?[.thumb] == "hidden")
    #expect(host.bodies { host.tap("Show") } == ["Screen"])
    #expect(thumbs() == [])
  }

  @Test func `A slider without a knob can be moved`() {
    struct Volume: View {
      @State private var value = 0.5
      var body: some View {
        Slider(value: $value) { Text("Volume") }.sliderThumbVisibility(.hidden)
        Text(value == 0.75 ? "louder" : "as before")
      }
    }
    let host = TestHost { Volume() }
    host.perform(.adjust(0.75), on: "Volume")
    #expect(host.texts.last == "louder")
  }
}
