import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A disclosure group` {
  private struct Detail: View {
    let text: String
    var body: some View { Text(text) }
  }

  private struct Settings: View {
    @State private var showsAdvanced = false

    var body: some View {
      DisclosureGroup("Advanced", isExpanded: $showsAdvanced) { Detail(text: "Logging") }
      DisclosureGroup("More") {
        Detail(text: "Cache")
        DisclosureGroup("Inner") { Detail(text: "Depth") }
      }
      Button("Show") { showsAdvanced = true }
    }
  }

  @Test func `A disclosure group has its content in the tree only while it is expanded`() {
    let host = TestHost { Settings() }
    #expect(host.takeBodies() == ["Settings"])
    #expect(
      host.tree == """
        DisclosureGroup
          DisclosureLabel isExpanded=false
            Text "Advanced"
        DisclosureGroup
          DisclosureLabel isExpanded=false
            Text "More"
        Button
          Text "Show"
        """
    )
    #expect(host.bodies { host.expand("More") } == ["Detail"])
    host.expand("Inner")
    #expect(host.texts == ["Advanced", "More", "Cache", "Inner", "Depth", "Show"])
    host.tap("Inner")
    #expect(host.texts == ["Advanced", "More", "Cache", "Inner", "Show"])
    host.collapse("More")
    #expect(host.texts == ["Advanced", "More", "Show"])
  }

  @Test func `A binding expands a disclosure group, and collapsing the group writes the binding`() {
    let host = TestHost { Settings() }
    host.takeBodies()
    #expect(host.bodies { host.tap("Show") } == ["Detail"])
    #expect(host.texts == ["Advanced", "Logging", "More", "Show"])
    #expect(host.bodies { host.collapse("Advanced") } == [])
    #expect(host.texts == ["Advanced", "More", "Show"])
  }

  private struct Arrow: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isExpanded ? "Less" : "More") { configuration.isExpanded.toggle() }
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }

  @Test func `A disclosure group can have a custom style`() {
    let host = TestHost {
      DisclosureGroup("Plants") { Detail(text: "Rose") }.disclosureGroupStyle(Arrow())
      DisclosureGroup("Tools") { Detail(text: "Saw") }.disclosureGroupStyle(.automatic)
    }
    #expect(host.texts == ["More", "Plants", "Tools"])
    #expect(host.takeBodies() == ["Arrow"])
    #expect(host.bodies { host.tap("More") } == ["Arrow", "Detail"])
    #expect(host.texts == ["Less", "Plants", "Rose", "Tools"])
    host.expand("Tools")
    #expect(host.texts == ["Less", "Plants", "Rose", "Tools", "Saw"])
  }
}

@Suite @MainActor struct `An outline` {
  private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
  }

  private static let folders = [
    Folder(id: "Home", children: [Folder(id: "Letters", children: [Folder(id: "To Ada")])]),
    Folder(id: "Trash", children: []),
    Folder(id: "Readme"),
  ]

  private struct Row: View {
    let name: String
    var body: some View { Text(name) }
  }

  @Test func `An outline group shows the children of each expanded data element`() {
    let host = TestHost {
      OutlineGroup(Self.folders, children: \.children) { Row(name: $0.id) }
    }
    #expect(host.texts == ["Home", "Trash", "Readme"])
    #expect(host.elements(of: .disclosureGroup).count == 2)
    host.takeBodies()
    #expect(host.bodies { host.expand("Home") } == ["Row"])
    host.expand("Letters")
    #expect(host.texts == ["Home", "Letters", "To Ada", "Trash", "Readme"])
    host.collapse("Home")
    #expect(host.texts == ["Home", "Trash", "Readme"])
  }

  @Test func `An outline group can have a single root, and identifiers from a key path`() {
    let host = TestHost {
      OutlineGroup(Self.folders[0], id: \.id, children: \.children) { Text($0.id) }
    }
    host.expand("Home")
    #expect(host.texts == ["Home", "Letters"])
  }

  private struct Browser: View {
    @State private var selection: String?

    var body: some View {
      Text("selected \(selection ?? "-")")
      List(folders, children: \.children, selection: $selection) { Row(name: $0.id) }
    }
  }

  @Test func `A list that shows an outline has a selectable row for each visible data element`() {
    let host = TestHost { Browser() }
    host.expand("Home")
    #expect(host.elements(of: .row).map(\.label) == ["Home", "Letters", "Trash", "Readme"])
    host.perform(.press, on: host.elements(of: .row)[1])
    #expect(host.texts[0] == "selected Letters")
    #expect(host.elements(of: .row).map { $0[.isSelected] } == [false, true, false, false])
  }

  @Test func `A list without a selection can show an outline`() {
    let host = TestHost { List(Self.folders, children: \.children) { Text($0.id) } }
    host.expand("Home")
    #expect(host.texts == ["Home", "Letters", "Trash", "Readme"])
  }
}

@Suite @MainActor struct `An expandable section` {
  private struct Garden: View {
    @State private var isExpanded = true
    @State private var selection: String?
    var isSelectable = false

    var body: some View {
      if isSelectable {
        List(selection: $selection) { section }
      } else {
        List { section }
      }
      Text("open \(isExpanded)")
    }

    private var section: some View {
      Section("Flowers", isExpanded: $isExpanded) {
        Text("Rose").tag("Rose")
        Text("Lily").tag("Lily")
      }
    }
  }

  @Test(arguments: [false, true])
  func `An expandable section has its content only while it is expanded`(_ isSelectable: Bool) {
    let host = TestHost { Garden(isSelectable: isSelectable) }
    #expect(host.texts == ["Flowers", "Rose", "Lily", "open true"])
    host.collapse("Flowers")
    #expect(host.texts == ["Flowers", "open false"])
    #expect(host.elements(of: .header)[0].children[0][.isExpanded] == false)
    host.tap("Flowers")
    #expect(host.texts == ["Flowers", "Rose", "Lily", "open true"])
  }

  @Test func `A section without a binding cannot be collapsed, even with collapsible(true)`() {
    let host = TestHost { List { Section("Flowers") { Text("Rose") }.collapsible(true) } }
    #expect(host.texts == ["Flowers", "Rose"])
    #expect(host.elements(of: .header).count == 1)
    #expect(host.elements(of: .disclosureLabel).isEmpty)
  }
}
