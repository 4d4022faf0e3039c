import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The rotors of a found view` {
  private struct Chart: View {
    @Namespace private var space
    @State private var prepared = "nothing"

    var body: some View {
      VStack {
        Text("12 visits").id("may")
        Text("30 visits").accessibilityRotorEntry(id: "june", in: space)
        Text("Best month, worst month")
          .accessibilityRotor("Parts", textRanges: ranges(of: ["Best", "worst"]))
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Chart")
      .accessibilityRotor("Peaks") {
        AccessibilityRotorEntry("May", id: "may") { prepared = "May" }
        AccessibilityRotorEntry("June", id: "june", in: space)
        AccessibilityRotorEntry("July", id: "july")
      }
      Text(prepared)
    }

    private func ranges(of words: [String]) -> [Range<String.Index>] {
      let text = "Best month, worst month"
      return words.compactMap { text.firstRange(of: $0) }
    }
  }

  @Test func `A found view lists its rotors, and a step to an entry focuses the entry's view`() {
    let host = TestHost { Chart() }
    let chart = host.find(.group, "Chart")
    #expect(chart.rotors.map(\.name) == ["Peaks"])
    #expect(chart.step(to: "May", inRotor: "Peaks")?.name == "12 visits")
    #expect(host.assistiveFocus?.name == "12 visits")
    #expect(host.texts.last == "May")
    chart.step(to: "June", inRotor: "Peaks")
    #expect(host.assistiveFocus?.name == "30 visits")
  }

  @Test func `A step to a rotor entry for a part of a text focuses the text`() {
    let host = TestHost { Chart() }
    let text = host.find(.text, "Best month, worst month")
    text.step(to: "worst", inRotor: "Parts")
    #expect(host.assistiveFocus?.name == "Best month, worst month")
  }

  @Test func `A step to a missing rotor entry or to an entry without a view fails the test`() {
    let host = TestHost { Chart() }
    let chart = host.find(.group, "Chart")
    func check(_ message: String, _ action: () -> Void) {
      withKnownIssue("The step is impossible on purpose.") {
        action()
      } matching: {
        $0.comments.map(\.rawValue) == [message]
      }
    }
    check(
      """
      Cannot step to "March" in the rotor "Peaks" of the group "Chart".

        Rotors   Peaks
        Entries  May, June, July
      """
    ) { chart.step(to: "March", inRotor: "Peaks") }
    check(
      "Cannot step to \"July\" in the rotor \"Peaks\" of the group \"Chart\": "
        + "a user cannot reach the view of the entry."
    ) { chart.step(to: "July", inRotor: "Peaks") }
  }
}
