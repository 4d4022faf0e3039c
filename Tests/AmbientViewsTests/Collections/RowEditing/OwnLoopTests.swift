import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Observation
import Testing

private struct Stripes: DynamicViewContent {
  var data: [String]
  var isDouble = false

  var body: some View {
    ForEach(data, id: \.self) { name in
      Stripe(name: name)
      if isDouble { Text("of \(name)") }
    }
  }
}

private struct Stripe: View {
  let name: String
  var body: some View { Text(name) }
}

private struct Flag: View {
  var isDouble = false
  @State private var names = ["red", "white", "blue"]
  @State private var selection: String?

  var body: some View {
    List(selection: $selection) {
      Stripes(data: names, isDouble: isDouble)
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        .dropDestination(for: String.self) { names.insert(contentsOf: $0, at: $1) }
    }
    Text("selected \(selection ?? "none")")
    Text("green").draggable("green")
  }
}

@Observable private final class Palette {
  var names = ["red", "white"]
}

private struct PaletteRows: DynamicViewContent {
  @Environment(Palette.self) private var palette
  var data: [String] { palette.names }

  var body: some View { ForEach(data, id: \.self) { Stripe(name: $0) } }
}

@Suite @MainActor struct `Editable rows of a custom DynamicViewContent type` {
  @Test func `The user can delete and move the rows of a custom DynamicViewContent`() {
    let host = TestHost { Flag() }
    host.takeBodies()
    #expect(host.bodies { host.delete("white") }.contains("Stripe") == false)
    #expect(host.texts.prefix(3) == ["red", "blue", "selected none"])
    #expect(host.bodies { host.move("red", to: 2) }.contains("Stripe") == false)
    #expect(host.texts.prefix(3) == ["blue", "red", "selected none"])
    host.delete("red")
    #expect(host.texts.prefix(2) == ["blue", "selected none"])
  }

  @Test func `The user can drop items between the rows of a custom DynamicViewContent`() {
    let host = TestHost { Flag() }
    host.lift("green")?.drop(atRow: 1)
    #expect(host.texts.prefix(4) == ["red", "green", "white", "blue"])
  }

  @Test func `The user can select an editable row of a custom DynamicViewContent`() {
    let host = TestHost { Flag() }
    host.select("white")
    #expect(host.texts.contains("selected white"))
  }

  @Test func `If a custom type has more rows than data values, an edit only causes a warning`() {
    let host = TestHost { Flag(isDouble: true) }
    let reported = warnings { host.delete("red") }
    #expect(
      reported == [
        """
        A row of 'Stripes' cannot be edited, because the element of the row is unknown.

          Rows      6
          Elements  3

        To fix this, do one of:
          • Make one row for each element of 'data'.
          • Apply modifiers such as 'onDelete' to the 'ForEach' inside 'Stripes'.
        """
      ]
    )
    #expect(host.texts.first == "red")
  }

  @Test func `The user can delete a row if the custom type reads data from the environment`() {
    let palette = Palette()
    let host = TestHost {
      List {
        PaletteRows().onDelete { palette.names.remove(atOffsets: $0) }
      }
      .environment(palette)
    }
    host.delete("red")
    #expect(host.texts == ["white"])
  }
}
