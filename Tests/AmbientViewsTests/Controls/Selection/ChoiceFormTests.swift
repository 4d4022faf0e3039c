import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Initializers and styles of toggles, pickers and buttons` {
  private struct Alarm: Identifiable {
    let id: Int
    var isOn: Bool
    var sound: String
  }

  private struct Alarms: View {
    @State private var alarms = [
      Alarm(id: 1, isOn: true, sound: "bell"), Alarm(id: 2, isOn: false, sound: "horn"),
    ]

    var body: some View {
      Toggle("All", sources: $alarms, isOn: \.isOn)
      Picker("Sound", sources: $alarms, selection: \.sound) {
        Text("Bell").tag("bell")
        Text("Horn").tag("horn")
      }
      Text(alarms.map { "\($0.isOn) \($0.sound)" }.joined(separator: ", "))
    }
  }

  @Test func `A toggle or picker for several sources changes a property of each source`() {
    let host = TestHost { Alarms() }
    #expect(host.elements(of: .option).map { $0[.isSelected] } == [false, false])
    host.toggle("All")
    host.choose("Horn", in: "Sound")
    #expect(host.texts.last == "true horn, true horn")
    #expect(host.elements(of: .option).map { $0[.isSelected] } == [false, true])
  }

  @Test func `A toggle can have an image, and a picker can have a view for the current value`() {
    let host = TestHost {
      Toggle("Light", image: ImageResource(name: "lamp", bundle: .main), isOn: .constant(true))
      Picker("Color", image: ImageResource(name: "brush", bundle: .main), selection: .constant(1)) {
        Text("Red").tag(1)
      }
      Picker("Size", selection: .constant(1)) {
        Text("Small").tag(1)
      } currentValueLabel: {
        Text("S")
      }
    }
    #expect(
      host.tree == """
        Toggle isOn=true
          Label
            Image name=lamp
            Text "Light"
        Picker
          PickerLabel
            Label
              Image name=brush
              Text "Color"
          Option isSelected=true
            Text "Red"
        Picker
          PickerLabel
            Text "Size"
          ValueLabel role=current
            Text "S"
          Option isSelected=true
            Text "Small"
        """
    )
  }

  @Test func `A button element has its style, border shape and sizing as attributes`() {
    let host = TestHost {
      Group {
        Button("A") {}.buttonStyle(.glass)
        Button("B") {}.buttonStyle(.glassProminent)
        Button("C") {}.buttonStyle(.link)
        Button("D") {}.buttonStyle(.accessoryBar)
      }
      .buttonBorderShape(.roundedRectangle(radius: 4)).buttonSizing(.flexible)
    }
    #expect(
      host.elements(of: .button).map { $0[.style] }
        == ["glass", "glassProminent", "link", "accessoryBar"]
    )
    #expect(host.elements(of: .button)[0][.borderShape] == "roundedRectangle 4.0")
    #expect(host.elements(of: .button)[0][.sizing] == "flexible")
  }
}

@Suite @MainActor struct `A context menu for a selection` {
  private struct Flowers: View {
    @State private var selection: Set<String> = ["Rose", "Lily"]
    @State private var log = "-"

    var body: some View {
      Text(log)
      List(selection: $selection) {
        ForEach(["Rose", "Lily", "Aster"], id: \.self) { Text($0) }
        Text("No flower")
      }
      .contextMenu(forSelectionType: String.self) { names in
        Button("Cut \(names.count)") { log = "cut \(names.sorted())" }
      } primaryAction: { names in
        log = "open \(names.sorted())"
      }
    }
  }

  @Test func `The context menu of a selected row applies to all selected values`() {
    let host = TestHost { Flowers() }
    host.choose("Cut 2", inMenu: "Rose")
    #expect(host.texts[0] == #"cut ["Lily", "Rose"]"#)
    #expect(host.elements(of: .menuItems).isEmpty)
  }

  @Test func `Menu and primary action apply to the selection, or to an unselected row alone`() {
    let host = TestHost { Flowers() }
    host.choose("Cut 1", inMenu: "Aster")
    #expect(host.texts[0] == #"cut ["Aster"]"#)
    host.submit("Aster")
    #expect(host.texts[0] == #"open ["Aster"]"#)
    host.tap("Aster")
    host.submit("Lily")
    #expect(host.texts[0] == #"open ["Aster", "Lily", "Rose"]"#)
  }

  @Test func `A context menu opens only if its selection type is the list's selection type`() {
    let host = TestHost {
      List(selection: .constant(Set(["Rose"]))) { Text("Rose").tag("Rose") }
        .contextMenu(forSelectionType: Int.self) { _ in Button("Cut") {} }
    }
    host.openMenu("Rose")
    #expect(host.texts == ["Rose"])
  }
}
