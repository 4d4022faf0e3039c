import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Controls for numbers` {
  private struct Mixer: View {
    @State private var volume: Float = 0.5
    @State private var count = 1
    @State private var presses = ""

    var body: some View {
      Slider(value: $volume, in: 0...2, step: 0.5) { Text("Volume") }
      Stepper("Count", value: $count, in: 0...3, step: 2)
      Stepper("Presses", onIncrement: { presses += "+" }, onDecrement: nil)
      Summary(count: $count, presses: $presses)
      Group {
        Slider(value: $volume)
        Stepper("Off", value: $count)
      }
      .controlSize(.small)
      .disabled(true)
    }
  }

  private struct Summary: View {
    @Binding var count: Int
    @Binding var presses: String
    var body: some View { Text("\(count) \(presses)") }
  }

  @Test func `Sliders and steppers write only values within their bounds`() {
    let host = TestHost { Mixer() }
    #expect(
      host.tree == """
        Slider maximum=2 minimum=0 step=0.5 value=0.5
          Text "Volume"
        Stepper
          Text "Count"
        Stepper
          Text "Presses"
        Text "1 "
        Slider controlSize=small maximum=1 minimum=0 value=0.5 disabled
        Stepper controlSize=small disabled
          Text "Off"
        """
    )
    host.takeBodies()
    let (slider, stepper, presses) = (host.elements[0], host.elements[2], host.elements[4])
    host.viewTree.send(.adjust(1.3), to: slider)
    host.settle()
    #expect(slider[.value] == 1.5)
    host.viewTree.send(.adjust(7), to: slider)
    host.settle()
    #expect(slider[.value] == 2)
    #expect(host.takeBodies() == [])
    for _ in 0..<2 {
      host.viewTree.send(.step(up: true), to: stepper)
      host.settle()
    }
    #expect(host.texts[3] == "3 ")
    #expect(host.takeBodies() == ["Summary"])
    // The count goes from 3 to 1, then to its minimum 0, and then up to 2.
    for isUp in [false, false, true] { host.viewTree.send(.step(up: isUp), to: stepper) }
    host.viewTree.send(.step(up: true), to: presses)
    host.viewTree.send(.step(up: false), to: presses)
    host.settle()
    #expect(host.texts.contains("2 +"))
    #expect(host.takeBodies() == ["Summary"])
  }

  private struct Dial: View {
    @State private var degrees: Float = 20
    var body: some View {
      Slider(value: $degrees, in: 10...30, step: 5) {
        Text("Temperature")
      } minimumValueLabel: {
        Text("cold")
      } maximumValueLabel: {
        Text("hot")
      }
    }
  }

  @Test func `A slider has steps, and labels for its minimum and its maximum`() {
    let host = TestHost { Dial() }
    #expect(
      host.tree == """
        Slider maximum=30 minimum=10 step=5 value=20
          Text "Temperature"
          Text "cold"
          Text "hot"
        """
    )
    host.takeBodies()
    host.viewTree.send(.adjust(27), to: host.elements[0])
    host.settle()
    #expect(host.elements[0][.value] == 25)
    #expect(host.takeBodies() == [])
  }

  @Test func `A progress view shows its value as a fraction of the total`() {
    let host = TestHost {
      ProgressView()
      ProgressView("Loading")
      ProgressView(value: 3.0, total: 4.0)
      ProgressView("Copying", value: 5.0, total: 4.0).tint(.red)
      ProgressView("Waiting", value: Double?.none)
      ProgressView(value: 0.25) {
        Text("Baking")
      } currentValueLabel: {
        Text("a quarter")
      }
    }
    #expect(
      host.tree == """
        ProgressView
        ProgressView
          Text "Loading"
        ProgressView value=0.75
        ProgressView tint=red value=1
          Text "Copying"
        ProgressView
          Text "Waiting"
        ProgressView value=0.25
          Text "Baking"
          Text "a quarter"
        """
    )
  }
}

@Suite @MainActor struct `A modifier for layout or drawing` {
  @Test func `A modifier for layout or drawing is an element around its content`() {
    let host = TestHost {
      Form { Text("form") }
      ScrollView([.horizontal, .vertical], showsIndicators: false) { Text("scrolls") }
        .scrollBounceBehavior(.always)
      Text("a").offset(x: 3).scaleEffect(2, anchor: .topLeading)
      Text("b").rotationEffect(.degrees(90)).shadow(color: .red, radius: 2, y: 1)
      Text("c").blur(radius: 4, opaque: true).clipped().cornerRadius(5)
      Image("d").resizable().scaledToFit()
      Image("e").aspectRatio(1.5, contentMode: .fill)
      Text("f").fixedSize(horizontal: false, vertical: true).layoutPriority(1).zIndex(2)
      Text("g").accessibilityLabel("G").accessibilityHint("h").accessibilityValue(Text("v"))
      Text("i").accessibilityIdentifier("id").accessibilityHidden(true).allowsHitTesting(false)
    }
    #expect(
      host.tree == """
        Form
          Text "form"
        ScrollView axes=horizontal vertical showsIndicators=false verticalBounce=always
          Text "scrolls"
        Scale anchor=0 0 x=2 y=2
          Offset x=3 y=0
            Text "a"
        Shadow color=red radius=2 y=1
          Rotation degrees=90
            Text "b"
        Clip cornerRadius=5
          Clip
            Blur opaque=true radius=4
              Text "c"
        AspectRatio mode=fit
          Image name=d resizable=true
        AspectRatio mode=fill ratio=1.5
          Image name=e
        ZIndex index=2
          LayoutPriority priority=1
            FixedSize horizontal=false vertical=true
              Text "f"
        Accessibility value=v
          Accessibility hint=h
            Accessibility label=G
              Text "g"
        HitTesting isEnabled=false
          Accessibility hidden=true
            Accessibility identifier=id
              Text "i"
        """
    )
    #expect(host.takeBodies() == [])
  }
}
