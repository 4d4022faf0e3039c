import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Menus and groups for assistive technologies` {
  nonisolated private static let views: [AccessibilityRule] = [
    AccessibilityRule("A menu", "button \"Edit\"") { Menu("Edit") { Button("Copy") {} } },
    AccessibilityRule("A menu with a primary action", "button \"Edit\" actions showMenu") {
      Menu("Edit") {
        Button("Copy") {}
      } primaryAction: {
      }
    },
    AccessibilityRule("A closed group", "button \"More\" value \"collapsed\"") {
      DisclosureGroup("More") { Text("A") }
    },
    AccessibilityRule("An open group", "button \"More\" value \"expanded\"\ntext \"A\"") {
      DisclosureGroup("More", isExpanded: .constant(true)) { Text("A") }
    },
    AccessibilityRule(
      "A section that can be closed",
      """
      list
        button "More" value "expanded" isHeader
        row
          text "A"
      """
    ) {
      List { Section("More", isExpanded: .constant(true)) { Text("A") } }
    },
    AccessibilityRule(
      "A selectable row with a menu",
      """
      list
        row actions activate, showMenu
          text "A"
      """
    ) {
      List(["A"], id: \.self, selection: .constant(Optional<String>.none)) { Text($0) }
        .contextMenu(forSelectionType: String.self) { _ in Button("Copy") {} }
    },
  ]

  @Test(arguments: views)
  fileprivate func `Each menu and each group has a button or an action that opens it`(
    rule: AccessibilityRule
  ) {
    #expect(TestHost(content: rule.view).accessibilityTree == rule.tree)
  }

  private struct Garden: View {
    @State private var log: [String] = []

    var body: some View {
      Menu("Edit") {
        Button("Copy") { log.append("copy") }
        Menu("More") { Button("Print") { log.append("print") } }
      } primaryAction: {
        log.append("edit")
      }
      Menu("Share") { Button("Mail") { log.append("mail") } }
      List {
        Text("Rose").contextMenu { Button("Water") { log.append("water") } }
        DisclosureGroup("Trees") { Text("Oak") }
      }
      Text(log.joined(separator: " "))
    }
  }

  @Test func `A user of an assistive technology can open a menu and choose an item`() {
    let host = TestHost { Garden() }
    host.find(.button, "Share").tap()
    #expect(host.accessibilityTree == "menu actions escape\n  button \"Mail\"")
    host.find(.button, "Mail").tap()
    host.find(.button, "Edit").tap()
    let menu = host.find(.button, "Edit").openMenu()
    #expect(menu?.findAll(.button).map(\.name) == ["Copy", "More"])
    menu?.escape()
    host.find(.button, "Edit").choose("Copy")
    host.find(.row, "Rose").choose("Water")
    host.find(.text, "Rose").choose("Water")
    #expect(host.texts.last == "mail edit copy water water")
  }

  @Test func `A user of an assistive technology can expand a group and close it again`() {
    let host = TestHost { Garden() }
    let trees = host.find(.button, "Trees")
    #expect(trees.value == "collapsed")
    trees.tap()
    #expect(trees.value == "expanded")
    #expect(host.find(.text, "Oak").exists)
    trees.tap()
    #expect(host.findAll(.text, "Oak").isEmpty)
  }

  @Test func `Opening a missing or disabled menu records an issue`() {
    let host = TestHost {
      Text("Rose")
      Menu("Edit") { Button("Copy") {} }.disabled(true)
    }
    withKnownIssue("The text has no menu on purpose.") {
      host.find(.text, "Rose").openMenu()
    } matching: {
      $0.comments.map(\.rawValue)
        == ["Cannot open a menu: the text \"Rose\" has none, or more than one."]
    }
    withKnownIssue("The menu is disabled on purpose.") {
      host.find(.button, "Edit").openMenu()
    } matching: {
      $0.comments.map(\.rawValue)
        == ["Cannot open the menu of the button \"Edit\": it is disabled."]
    }
  }
}
