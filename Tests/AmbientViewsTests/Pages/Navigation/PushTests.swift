import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `Views that a link or a binding pushes` {
  private struct Rows: View {
    @State private var names = ["Ada", "Bo"]
    var body: some View {
      NavigationStack {
        ForEach(names, id: \.self) { name in
          NavigationLink(destination: Profile(name: name)) { Text(name) }
        }
        Button("Reverse") { names.reverse() }
      }
    }
  }

  private struct Profile: View {
    let name: String
    @Environment(\.dismiss) private var dismiss
    @State private var likes = 0
    var body: some View {
      Text("\(name) \(likes)")
      Button("Like") { likes += 1 }
      Button("Done") { dismiss() }
    }
  }

  @Test func `A pushed view stays open when the row with its link moves`() {
    let host = TestHost { Rows() }
    host.takeBodies()
    host.tap("Bo")
    #expect(host.takeBodies() == ["Profile"])
    host.tap("Like")
    host.takeBodies()
    host.tap("Reverse")
    #expect(host.texts == ["Bo", "Ada", "Reverse", "Bo 1", "Like", "Done"])
    #expect(host.takeBodies() == ["Rows"])
    host.tap("Done")
    #expect(host.texts == ["Bo", "Ada", "Reverse"])
    host.tap("Bo")
    #expect(host.texts.contains("Bo 0"))
    host.back()
    #expect(host.texts == ["Bo", "Ada", "Reverse"])
  }

  private struct Destinations: View {
    @State private var isShown = false
    @State private var item: String?
    @State private var text = "a"
    var body: some View {
      NavigationStack {
        Button("Show") { isShown = true }
          .navigationDestination(isPresented: $isShown) { Text("shown \(text)") }
        Button("Item") { item = "x" }
          .navigationDestination(item: $item) { item in
            Text("item \(item)")
            Button("Next") { self.item = "y" }
          }
        Button("Change") { text = "b" }
      }
      Text("\(isShown) \(item ?? "-")")
    }
  }

  @Test func `A step back resets the binding that pushed the view`() {
    let host = TestHost { Destinations() }
    host.tap("Show")
    #expect(host.texts.suffix(2) == ["shown a", "true -"])
    host.tap("Change")
    #expect(host.texts.suffix(2) == ["shown b", "true -"])
    host.back()
    #expect(host.texts.last == "false -")
    host.tap("Item")
    #expect(host.texts.suffix(3) == ["item x", "Next", "false x"])
    host.tap("Next")
    #expect(host.texts.suffix(3) == ["item y", "Next", "false y"])
    host.back()
    #expect(host.texts.last == "false -")
  }

  private struct Mixed: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("View") { NavigationLink("Value", value: 1) }
          .navigationDestination(for: Int.self) { number in
            NavigationLink("Deeper") { Text("deep \(number)") }
          }
      }
      Text("count \(path.count)")
      Button("Root") { path.removeLast(path.count) }
    }
  }

  @Test func `Links that push views and links that push values can share a navigation stack`() {
    let host = TestHost { Mixed() }
    host.tap("View")
    host.tap("Value")
    host.tap("Deeper")
    #expect(host.texts == ["View", "Value", "Deeper", "deep 1", "count 1", "Root"])
    host.tap("Root")
    #expect(host.texts == ["View", "Value", "count 0", "Root"])
    host.back()
    #expect(host.texts == ["View", "count 0", "Root"])
  }

  @MainActor private final class Writes {
    var values: [Bool] = []
  }

  private struct Tower: View {
    let writes: Writes
    @State private var isUpper = false

    var body: some View {
      NavigationStack {
        NavigationLink("Lower") { LowerFloor() }
          .navigationDestination(for: Int.self) { _ in
            Button("Upper") { isUpper = true }
              .navigationDestination(
                isPresented: Binding {
                  isUpper
                } set: {
                  writes.values.append($0)
                  isUpper = $0
                }
              ) { Text("upper") }
          }
      }
    }
  }

  private struct LowerFloor: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      NavigationLink("Value", value: 1)
      Button("Down") { dismiss() }
    }
  }

  @Test func `If a lower page is dismissed, the binding of an upper page is reset once`() {
    let writes = Writes()
    let host = TestHost { Tower(writes: writes) }
    host.tap("Lower")
    host.tap("Value")
    host.tap("Upper")
    #expect(host.texts == ["Lower", "Value", "Down", "Upper", "upper"])
    host.tap("Down")
    #expect(host.texts == ["Lower"])
    #expect(writes.values == [false])
  }

  private struct SheetInStack: View {
    @State private var isOpen = false
    var body: some View {
      NavigationStack {
        Button("Open") { isOpen = true }
          .sheet(isPresented: $isOpen) {
            NavigationLink("Not here", value: 1)
            NavigationStack { Closer().navigationTitle("Inside") }
          }
          .navigationTitle("Outside")
          .navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  private struct Closer: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      NavigationLink("On") { Leaver() }
      Button("Close") { dismiss() }
    }
  }

  private struct Leaver: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Leave") { dismiss() } }
  }

  @Test func `A link in a sheet does not use the navigation stack outside of the sheet`() {
    let host = TestHost { SheetInStack() }
    host.tap("Open")
    #expect(
      host.tree == """
        NavigationStack
          NavigationPage title=Outside titleDisplayMode=inline
            Button
              Text "Open"
            Sheet
              NavigationLink
                Button disabled
                  Text "Not here"
              NavigationStack
                NavigationPage title=Inside
                  NavigationLink
                    Button
                      Text "On"
                  Button
                    Text "Close"
        """
    )
    host.tap("On")
    host.tap("Leave")
    #expect(host.texts == ["Open", "Not here", "On", "Close"])
    host.tap("Close")
    #expect(host.texts == ["Open"])
  }

  private struct Split: View {
    var body: some View {
      NavigationSplitView {
        NavigationLink("One", value: 1)
        NavigationLink("Two", value: 2)
        NavigationLink("View") { Text("a view") }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationTitle("Choices")
      } detail: {
        Text("nothing chosen")
      }
    }
  }

  @Test func `A navigation link in a sidebar shows its page in the detail column`() {
    let host = TestHost { Split() }
    #expect(host.texts.last == "nothing chosen")
    host.tap("One")
    host.tap("Two")
    #expect(host.texts == ["One", "Two", "View", "number 2"])
    host.tap("View")
    #expect(host.texts == ["One", "Two", "View", "a view"])
    host.tap("One")
    #expect(host.texts.last == "number 1")
    #expect(
      host.elements[1].attributes
        == ElementAttributes(named: ["role": .string("sidebar"), "title": .string("Choices")])
    )
  }
}

@Suite struct `A navigation path` {
  @Test func `A navigation path encodes the types of its values`() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    #expect(path.count == 3)
    let representation = try #require(path.codable)
    let data = try JSONEncoder().encode(representation)
    #expect(String(decoding: data, as: UTF8.self) == #"["Si",1,"Si",2,"SS","three"]"#)
    let restored = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(restored) == path)
    path.removeLast(3)
    #expect(path.isEmpty)
  }

  @Test func `A navigation path with a value that is not codable cannot be encoded`() {
    struct Plain: Hashable {}
    var path = NavigationPath()
    path.append(Plain())
    #expect(path.codable == nil)
  }

  @Test func `A navigation path with an unknown type name cannot be decoded`() {
    let data = Data(#"["nonsense",1]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    }
  }
}
