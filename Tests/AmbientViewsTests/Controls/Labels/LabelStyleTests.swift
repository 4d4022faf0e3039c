import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `Label styles` {
  private struct Stacked: LabelStyle {
    var mark = "-"
    @Environment(\.font) private var font

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.icon
        Text("\(mark) \(font?.description ?? "default")")
        configuration.title
      }
    }
  }

  private struct Doubled: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label(configuration)
      Label(configuration)
    }
  }

  private struct Part: View {
    let text: String
    var body: some View { Text(text) }
  }

  private struct Screen: View {
    @State private var title = "title"
    @State private var icon = "icon"
    @State private var mark = "-"

    var body: some View {
      Label {
        Part(text: title)
      } icon: {
        Part(text: icon)
      }
      .labelStyle(Stacked(mark: mark))
      Button("Title") { title += "!" }
      Button("Icon") { icon += "!" }
      Button("Mark") { mark += "-" }
    }
  }

  @Test func `A label style runs again for a new property or font, not for a new title or icon`() {
    let host = TestHost { Screen() }
    #expect(
      host.tree.hasPrefix(
        """
        VStack
          Text "icon"
          Text "- default"
          Text "title"
        """
      )
    )
    #expect(host.takeBodies() == ["Screen", "Stacked", "Part", "Part"])
    #expect(host.bodies { host.tap("Title") } == ["Screen", "Part"])
    #expect(host.bodies { host.tap("Icon") } == ["Screen", "Part"])
    #expect(host.texts.prefix(3) == ["icon!", "- default", "title!"])
    #expect(host.bodies { host.tap("Mark") } == ["Screen", "Stacked"])
    #expect(host.bodies { host.set(\.font, to: .body) } == ["Stacked"])
    #expect(host.texts.prefix(3) == ["icon!", "-- body", "title!"])
  }

  @Test func `Built-in label styles show a title, icon or both, even in a custom style's body`() {
    let host = TestHost {
      Label("A", systemImage: "a").labelStyle(.titleOnly)
      Label("B", systemImage: "b").labelStyle(.iconOnly)
      Label("C", image: "c").labelStyle(.titleAndIcon)
      Label("D", systemImage: "d").labelStyle(Doubled()).labelStyle(.titleOnly)
    }
    #expect(
      host.tree == """
        Text "A"
        Accessibility
          Image systemName=b
          AccessibilityLabel
            Text "B"
        Label
          Image name=c
          Text "C"
        Text "D"
        Text "D"
        """
    )
  }

  @Test func `Labels and controls show an image from an asset catalog`() {
    let leaf = ImageResource(name: "leaf", bundle: .main)
    let host = TestHost {
      Label("Label", image: leaf)
      Label(String("Text"), image: leaf)
      Button("Button", image: leaf) {}
      Toggle("Toggle", image: leaf, isOn: .constant(true))
      Picker("Picker", image: leaf, selection: .constant(1)) {}
      ControlGroup("Group", image: leaf) {}
      Menu("Menu", image: leaf) {}
    }
    let images = host.tree.split(separator: "\n").filter { $0.hasSuffix("Image name=leaf") }
    #expect(images.count == 7)
    #expect(host.texts == ["Label", "Text", "Button", "Toggle", "Picker", "Group", "Menu"])
  }
}
