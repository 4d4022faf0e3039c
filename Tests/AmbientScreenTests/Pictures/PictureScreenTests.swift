import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

private struct Settings: View {
  @State private var isOn = true
  @State private var volume = 0.25
  @State private var name = "Ada"
  @State private var size = "Small"
  @State private var asks = false

  var body: some View {
    VStack(alignment: .leading) {
      Text("Settings").font(.title)
      Divider()
      Toggle("Sound", isOn: $isOn)
      Slider(value: $volume)
      TextField("Name", text: $name)
      Picker("Size", selection: $size) {
        Text("Small").tag("Small")
        Text("Large").tag("Large")
      }
      HStack {
        Button("Cancel") {}
        Spacer()
        Button("Erase") { asks = true }.buttonStyle(.bordered)
      }
    }
    .padding()
    .border(.gray)
    .alert("Erase it all?", isPresented: $asks) { Button("Erase all") {} }
  }
}

private struct Fruits: View {
  var body: some View {
    TabView {
      NavigationStack {
        List {
          Section("Sweet") {
            NavigationLink("Apple") { Text("Green").navigationTitle("Apple") }
            Text("Pear")
          }
        }
        .navigationTitle("Fruits")
        .toolbar { Button("Add") {} }
      }
      .tabItem { Text("All") }
      Text("None").tabItem { Text("Eaten") }
    }
  }
}

@Suite("Pictures of whole screens") @MainActor
struct PictureScreenTests {
  @Test func `A terminal draws controls, and an alert in front of them`() {
    let host = TestHost(screen: .cells(columns: 28, rows: 15)) { Settings() }
    #expect(
      host.picture == """
        ┌──────────────────────────┐
        │Settings                  │
        │                          │
        │──────────────────────────│
        │                          │
        │Sound                  [x]│
        │                          │
        │──────●───────────────────│
        │                          │
        │Ada_______________________│
        │                          │
        │Size               Small ▾│
        │                          │
        │Cancel             [Erase]│
        └──────────────────────────┘
        """
    )
    host.toggle("Sound")
    host.adjust("", to: 1)
    host.tap("Erase")
    #expect(
      host.picture == """
        ┌──────────────────────────┐
        │Settings                  │
        │                          │
        │──────────────────────────│
        │      ╭─────────────╮     │
        │Sound │Erase it all?│  [ ]│
        │      │             │     │
        │──────│  Erase all  │────●│
        │      ╰─────────────╯     │
        │Ada_______________________│
        │                          │
        │Size               Small ▾│
        │                          │
        │Cancel             [Erase]│
        └──────────────────────────┘
        """
    )
  }

  @Test func `A terminal draws a navigation stack inside a tab`() {
    let host = TestHost(screen: .cells(columns: 24, rows: 8)) { Fruits() }
    #expect(
      host.picture == """
                 Fruits      Add
        Sweet
        Apple
        Pear



            [All]       Eaten
        """
    )
    host.tap("Apple")
    #expect(
      host.picture == """
        ‹        Apple



                  Green


            [All]       Eaten
        """
    )
  }

  @Test func `The picture of a screen with a size in points also consists of characters`() {
    let host = TestHost(size: CGSize(width: 240, height: 160)) {
      HStack {
        Circle().fill(.blue).frame(width: 64, height: 64)
        VStack(alignment: .leading) {
          Text("Ada Lovelace").bold()
          Text("Mathematician").foregroundStyle(.secondary)
        }
      }
      .padding()
      .border(.gray)
    }
    #expect(
      host.picture == """


          ┌────────────────────────┐
          │  ░░░░░░                │
          │ ░░░░░░░░ Ada Lovelace  │
          │ ░░░░░░░░ Mathematician │
          │  ░░░░░░                │
          └────────────────────────┘
        """
    )
    host.size.width = 400
    #expect(
      host.picture == """


                    ┌────────────────────────┐
                    │  ░░░░░░                │
                    │ ░░░░░░░░ Ada Lovelace  │
                    │ ░░░░░░░░ Mathematician │
                    │  ░░░░░░                │
                    └────────────────────────┘
        """
    )
  }

  @Test func `In a picture of the screen, a sheet covers the other views`() {
    let host = TestHost(screen: .cells(columns: 9, rows: 3)) {
      Color.red.sheet(isPresented: .constant(true)) { Text("Sheet") }
    }
    #expect(host.picture == "\n  Sheet")
  }
}
