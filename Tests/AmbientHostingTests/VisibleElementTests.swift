import Ambient
import Testing

@Suite @MainActor struct `The visible elements in a tree of custom views` {
  private func settled<Content: View>(@ViewBuilder _ content: () -> Content) -> ViewTree {
    let tree = ViewTree(content: content)
    tree.settle()
    return tree
  }

  private func texts(_ elements: [Element]) -> [String] {
    elements.filter(\.isText).compactMap(\.text)
  }

  @Test func `Only the last of several pages is visible`() throws {
    let tree = settled {
      Thing("Book") {
        Words("cover")
        Thing("Leaf", .page) { Words("one") }
        Thing("Leaf", .page, describe: { $0.on(BackEvent.self) { _ in } }) { Words("two") }
      }
    }
    #expect(texts(tree.allElements) == ["cover", "one", "two"])
    #expect(texts(tree.visibleElements) == ["cover", "two"])
    #expect(texts(tree.elementsInReach) == ["cover", "two"])
    try tree.goBack()
  }

  @Test func `Only the first child of a collapsed element is visible`() {
    let tree = settled {
      Thing("Drawer", .collapsed) {
        Words("handle")
        Words("socks")
      }
      Thing("Drawer") {
        Words("handle")
        Words("shirts")
      }
    }
    #expect(texts(tree.visibleElements) == ["handle", "handle", "shirts"])
  }

  @Test func `A cover is visible, but the elements behind the cover are not`() throws {
    let log = EventLog()
    let tree = settled {
      Key("behind")
      Thing("Curtain", .cover, describe: { $0.on(DismissEvent.self) { log.events.append($0) } }) {
        Key("front")
      }
    }
    #expect(texts(tree.visibleElements) == ["front"])
    #expect(throws: UserActionError.self) { try tree.tap("behind", onlyInReach: true) }
    try tree.tap("behind")
    try tree.dismissFront()
    #expect(log.names == ["DismissEvent()"])
  }

  @Test func `The elements behind a dialog are visible, but out of reach`() throws {
    let tree = settled {
      Key("behind")
      Thing("Question", .dialog) { Key("Yes") }
    }
    #expect(texts(tree.visibleElements) == ["behind", "Yes"])
    #expect(texts(tree.elementsInReach) == ["Yes"])
    #expect(
      throws: UserActionError("The Question in front can only be dismissed by the controls in it.")
    ) {
      try tree.dismissFront()
    }
  }

  @Test func `If dialogs in front of a cover are nested, each visible element is listed once`() {
    let tree = settled {
      Key("behind")
      Thing("Curtain", .cover) { Words("curtain") }
      Thing("Question", .dialog) {
        Words("Sure?")
        Thing("Question", .dialog) { Words("Really?") }
      }
    }
    #expect(texts(tree.visibleElements) == ["curtain", "Sure?", "Really?"])
  }

  @Test func `A cover hides only the elements of its own window`() {
    let tree = settled {
      Thing("Pane", .window) {
        Words("one")
        Thing("Curtain", .cover) { Words("curtain") }
      }
      Thing("Pane", .window) { Words("two") }
      Words("outside")
    }
    #expect(texts(tree.visibleElements) == ["curtain", "two", "outside"])
  }

  @Test func `Going back needs a pushed page, and dismissing needs a presentation`() {
    let tree = settled { Thing("Leaf", .page) { Words("one") } }
    #expect(throws: UserActionError("There is no page to go back from.")) { try tree.goBack() }
    #expect(throws: UserActionError("There is nothing to dismiss.")) {
      try tree.dismissFront()
    }
  }
}
