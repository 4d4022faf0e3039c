import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `Gauges and progress views` {
  @Test func `A gauge shows its value as a fraction of its range`() {
    let host = TestHost {
      Gauge(value: 30, in: 20...40) { Text("Heat") }
      Gauge(value: 50, in: 20...40) { Text("Much") }.gaugeStyle(.accessoryCircular)
      Gauge(value: Double.nan) { Text("Nothing") }
      Gauge(value: 0.2) {
        Text("All")
      } currentValueLabel: {
        Text("now")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      } markedValueLabels: {
        Text("half").tag(0.5)
      }
      .tint(.green)
    }
    #expect(
      host.tree == """
        Gauge value=0.5
          Text "Heat"
        Gauge style=accessoryCircular value=1
          Text "Much"
        Gauge value=0
          Text "Nothing"
        Gauge tint=green value=0.2
          Text "All"
          ValueLabel role=current
            Text "now"
          ValueLabel role=minimum
            Text "low"
          ValueLabel role=maximum
            Text "high"
          ValueLabel role=marked
            Text "half"
        """
    )
  }

  private struct Dots: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      configuration.currentValueLabel
      Text(configuration.minimumValueLabel == nil ? "open" : "limited")
      Text(String(repeating: "*", count: Int(configuration.value * 10)))
    }
  }

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      if let fraction = configuration.fractionCompleted {
        Text("\(Int(fraction * 100)) percent")
      }
      ProgressView(configuration)
    }
  }

  private struct Caption: View {
    let text: String
    var body: some View { Text(text) }
  }

  private struct Task: View {
    @State private var done = 1
    @State private var name = "Task"

    var body: some View {
      ProgressView(value: Double(done), total: 4) { Caption(text: name) }
        .progressViewStyle(Percent()).progressViewStyle(.linear)
      Gauge(value: Double(done), in: 0...5) {
        Caption(text: name)
      } currentValueLabel: {
        Text("now")
      }
      .gaugeStyle(Dots())
      Button("Work") { done += 1 }
      Button("Rename") { name += "!" }
    }
  }

  @Test func `A gauge and a progress view can have custom styles`() {
    let host = TestHost { Task() }
    #expect(
      host.texts
        == ["Task", "25 percent", "Task", "Task", "now", "open", "**", "Work", "Rename"]
    )
    #expect(host.elements(of: .progressView)[0][.style] == "linear")
    host.takeBodies()
    #expect(host.bodies { host.tap("Work") } == ["Task", "Percent", "Dots"])
    #expect(host.texts[1] == "50 percent")
    let bodies = host.bodies { host.tap("Rename") }
    #expect(bodies == ["Task", "Caption", "Caption", "Caption"])
  }

  @Test func `The tint of a style takes precedence over the tint of the environment`() {
    let host = TestHost {
      ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red)).tint(.blue)
      ProgressView().progressViewStyle(.circular).tint(.blue)
      Toggle("On", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .orange))
    }
    #expect(host.elements(of: .progressView).map { $0[.tint] } == ["red", "blue"])
    #expect(host.elements(of: .progressView).map { $0[.style] } == ["linear", "circular"])
    #expect(host.elements(of: .toggle)[0][.tint] == "orange")
  }

  @Test func `A progress view measures the progress of a time interval`() {
    let past = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 100)
    let host = TestHost {
      ProgressView(timerInterval: past, countsDown: false) { Text("Up") }
      ProgressView(timerInterval: past) {
        Text("Down")
      } currentValueLabel: {
        EmptyView()
      }
    }
    let elements = host.elements(of: .progressView)
    #expect(elements.map { $0[.value] } == [1, 0])
    #expect(elements.map { $0[.countsDown] } == [nil, true])
    #expect(elements.map { $0[.intervalEnd] } == [100, 100])
    // The children are the label "Up" and the default label for the current value.
    #expect(elements[0].children.count == 2)
  }
}
