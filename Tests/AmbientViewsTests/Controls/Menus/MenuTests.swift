import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A menu` {
  private struct Item: View {
    let title: String
    var action: @MainActor () -> Void = {}
    var body: some View { Button(title, action: action) }
  }

  private struct Editor: View {
    @State private var log = ""
    @State private var isBold = false
    @State private var size = 1

    var body: some View {
      Text("log \(log)")
      Menu("Edit") {
        Item(title: "Copy") { log += "c" }
        Toggle("Bold", isOn: $isBold)
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        Menu("More") { Item(title: "Archive") { log += "a" } }
      }
      Text("bold \(isBold), size \(size)")
    }
  }

  @Test func `A menu has its items in the tree only while it is open`() {
    let host = TestHost { Editor() }
    #expect(
      host.tree == """
        Text "log "
        Menu isExpanded=false
          Text "Edit"
        Text "bold false, size 1"
        """
    )
    #expect(host.bodies { host.openMenu("Edit") } == ["Item"])
    #expect(host.visibleTexts.contains("Copy"))
    #expect(host.elements(of: .menu)[0][.isExpanded] == true)
    #expect(host.bodies { host.dismiss() } == [])
    #expect(host.elements(of: .menuItems).isEmpty)
  }

  @Test func `A menu opens at a press, and closes when the user chooses an item`() {
    let host = TestHost { Editor() }
    host.tap("Edit")
    #expect(host.elements(of: .menuItems).count == 1)
    host.tap("Copy")
    #expect(host.elements(of: .menuItems).isEmpty)
    #expect(host.texts[0] == "log c")
    host.openMenu("Edit")
    host.toggle("Bold")
    #expect(host.elements(of: .menuItems).isEmpty)
    host.openMenu("Edit")
    host.choose("Large", in: "Size")
    #expect(host.elements(of: .menuItems).isEmpty)
    #expect(host.texts.last == "bold true, size 2")
  }

  @Test func `Choosing an item closes the menu of the item and all menus that contain this menu`() {
    let host = TestHost { Editor() }
    host.openMenu("Edit")
    host.openMenu("More")
    #expect(host.elements(of: .menuItems).count == 2)
    host.dismiss()
    #expect(host.elements(of: .menuItems).count == 1)
    host.choose("Archive", inMenu: "More")
    #expect(host.texts[0] == "log a")
    #expect(host.elements(of: .menuItems).isEmpty)
  }

  private struct Sizes: View {
    @State private var size = 10

    var body: some View {
      Text("\(size)")
      Menu("Size") {
        Button("Larger") { size += 1 }
        Button("Reset") { size = 10 }.menuActionDismissBehavior(.enabled)
      }
      .menuActionDismissBehavior(.disabled)
    }
  }

  @Test func `A menu whose dismiss behavior is disabled stays open after a choice`() {
    let host = TestHost { Sizes() }
    host.choose("Larger", inMenu: "Size")
    host.tap("Larger")
    #expect(host.texts[0] == "12")
    #expect(host.elements(of: .menuItems).count == 1)
    host.tap("Reset")
    #expect(host.texts[0] == "10")
    #expect(host.elements(of: .menuItems).isEmpty)
  }

  private struct Save: View {
    @State private var log = "-"

    var body: some View {
      Text(log)
      Menu("Save") {
        Button("Save As") { log = "as" }
      } primaryAction: {
        log = "saved"
      }
    }
  }

  @Test func `A press runs the primary action of a menu, and the menu can still be opened`() {
    let host = TestHost { Save() }
    host.tap("Save")
    #expect(host.texts == ["saved", "Save"])
    #expect(host.elements(of: .menu)[0][.hasPrimaryAction] == true)
    host.choose("Save As", inMenu: "Save")
    #expect(host.texts == ["as", "Save"])
  }

  @Test func `A disabled menu does not open`() {
    let host = TestHost { Menu("Edit") { Button("Copy") {} }.disabled(true) }
    withKnownIssue {
      host.openMenu("Edit")
    } matching: { issue in
      issue.comments == [#"Menu "Edit" is disabled."#]
    }
    #expect(host.texts == ["Edit"])
  }

  @Test func `The label of a disclosure group is no menu`() {
    let host = TestHost { DisclosureGroup("More") { Text("details") } }
    withKnownIssue("A disclosure group has no menu.") { host.openMenu("More") }
    #expect(host.texts == ["More"])
  }

  @Test func `A menu opens even if the label of a disclosure group in it has the same name`() {
    let host = TestHost {
      DisclosureGroup("Rose") { Text("details") }.contextMenu { Button("Water") {} }
    }
    host.openMenu("Rose")
    #expect(host.texts == ["Rose", "Water"])
  }

  @Test func `The items of a menu ignore the button style and the shortcut of the menu`() {
    let host = TestHost {
      Menu("Edit") { Button("Copy") {} }
        .buttonStyle(.bordered).keyboardShortcut("e").menuOrder(.fixed)
        .buttonBorderShape(.capsule)
    }
    host.openMenu("Edit")
    #expect(
      host.tree == """
        Menu borderShape=capsule isExpanded=true menuOrder=fixed shortcut=command e
          Text "Edit"
          MenuItems
            Button borderShape=capsule
              Text "Copy"
        """
    )
  }

  @Test func `A menu has initializers with images and symbols`() {
    let host = TestHost {
      Menu("A", systemImage: "star") {}
      Menu("B", image: ImageResource(name: "photo", bundle: .main)) {}
      Menu(String("C"), systemImage: "star") {
      } primaryAction: {
      }
      Menu {
      } label: {
        Color.red
      }
    }
    #expect(
      host.tree == """
        Menu isExpanded=false
          Label
            Image systemName=star
            Text "A"
        Menu isExpanded=false
          Label
            Image name=photo
            Text "B"
        Menu hasPrimaryAction=true isExpanded=false
          Label
            Image systemName=star
            Text "C"
        Menu isExpanded=false
          Color color=red
        """
    )
  }
}

@Suite @MainActor struct `A menu style` {
  private struct Framed: MenuStyle {
    @Environment(\.lineLimit) private var limit

    func makeBody(configuration: Configuration) -> some View {
      Text("limit \(limit ?? 0)")
      Menu(configuration)
    }
  }

  private struct Screen: View {
    @State private var count = 0

    var body: some View {
      Menu("Edit \(count)") {
        Button("Copy") { count += 1 }
      } primaryAction: {
        count += 10
      }
      .menuStyle(Framed()).menuStyle(.borderlessButton).lineLimit(2)
    }
  }

  @Test func `A menu in the body of a menu style gets the next outer style`() {
    let host = TestHost { Screen() }
    #expect(
      host.tree == """
        Text "limit 2" lineLimit=2
        Menu hasPrimaryAction=true isExpanded=false style=borderlessButton
          Text "Edit 0" lineLimit=2
        """
    )
    #expect(host.takeBodies() == ["Screen", "Framed"])
    #expect(host.bodies { host.tap("Edit 0") } == ["Screen"])
    host.choose("Copy", inMenu: "Edit 10")
    #expect(host.texts == ["limit 2", "Edit 11"])
  }
}

@Suite @MainActor struct `A context menu` {
  private struct Flower: View {
    let name: String
    @State private var isWatered = false

    var body: some View {
      Text(isWatered ? "\(name), wet" : name)
        .contextMenu {
          Button("Water") { isWatered = true }
        } preview: {
          Text("Preview of \(name)")
        }
    }
  }

  @Test func `A context menu has its items and preview in the tree only while it is open`() {
    let host = TestHost { Flower(name: "Rose") }
    #expect(
      host.tree == """
        ContextMenu isExpanded=false
          Text "Rose"
        """
    )
    host.openMenu("Rose")
    #expect(
      host.tree == """
        ContextMenu isExpanded=true
          Text "Rose"
          MenuPreview
            Text "Preview of Rose"
          MenuItems
            Button
              Text "Water"
        """
    )
    host.tap("Water")
    #expect(host.texts == ["Rose, wet"])
    host.choose("Water", inMenu: "Rose, wet")
    #expect(host.texts == ["Rose, wet"])
  }

  @Test func `Each row of a list can have its own context menu and can still be selected`() {
    struct Flowers: View {
      @State private var selection: String?
      @State private var log = "-"
      var body: some View {
        Text(log)
        List(selection: $selection) {
          ForEach(["Rose", "Lily"], id: \.self) { name in
            Text(name).contextMenu { Button("Cut") { log = name } }
          }
        }
      }
    }
    let host = TestHost { Flowers() }
    host.choose("Cut", inMenu: "Lily")
    #expect(host.texts[0] == "Lily")
    host.tap("Rose")
    #expect(host.elements(of: .row).map { $0[.isSelected] } == [true, false])
  }

  @Test func `An empty context menu cannot be opened`() {
    let host = TestHost {
      Text("A").contextMenu { EmptyView() }
      Text("B").contextMenu(ContextMenu { Button("Cut") {} })
      Text("C").contextMenu(ContextMenu<Text>?.none)
    }
    // The elements are three pairs of a context menu and the text in this menu. Only the third
    // element, which is the context menu of the text "B", can be opened.
    #expect(
      host.elements.map { $0.takes(ExpandEvent.self) } == [false, false, true, false, false, false]
    )
  }
}
