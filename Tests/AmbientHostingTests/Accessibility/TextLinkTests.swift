import Ambient
import AmbientTesting
import Foundation
import Testing

@MainActor private final class Opened {
  var urls: [String] = []

  var action: OpenURLAction {
    OpenURLAction { url in
      self.urls.append(url.absoluteString)
      return .handled
    }
  }
}

@Suite @MainActor struct `Links in texts` {
  private static let attributed: AttributedString = {
    var text = AttributedString("Terms and ")
    var link = AttributedString("conditions")
    link.link = URL(string: "https://a.example/terms")
    text += link
    return text
  }()

  @Test func `A link opens its address with the openURL action of the text's environment`() {
    let opened = Opened()
    let host = TestHost {
      Text("See [the guide](https://a.example/guide) or [**all** pages](https://a.example).")
        .environment(\.openURL, opened.action)
      Text(Self.attributed).environment(\.openURL, opened.action)
    }
    #expect(
      host.accessibilityTree == """
        text "See the guide or all pages."
          link "the guide"
          link "all pages"
        text "Terms and conditions"
          link "conditions"
        """
    )
    host.takeBodies()
    let bodies = host.bodies {
      host.find(.link, "all pages").tap()
      host.find(.link, "the guide").tap()
      host.find(.text, "Terms and conditions").find(.link).tap()
    }
    #expect(bodies == [])
    #expect(
      opened.urls == ["https://a.example", "https://a.example/guide", "https://a.example/terms"]
    )
  }

  @Test func `A host gets the links of a text, and sends an event to open a link`() {
    let opened = Opened()
    let host = TestHost {
      Text("[A](https://a.example) [B](https://b.example) C")
        .environment(\.openURL, opened.action)
      Text("no link")
    }
    let texts = host.elements(of: .text)
    #expect(texts.map { $0.takes(OpenLinkEvent.self) } == [true, false])
    let links = texts[0].detail(TextLinks.self)?.links ?? []
    #expect(links.map(\.text) == ["A", "B"])
    for link in links { host.perform(.openLink(link.address), on: texts[0]) }
    #expect(opened.urls == ["https://a.example", "https://b.example"])
    #expect(host.texts == ["A B C", "no link"])
  }

  nonisolated private static let views: [AccessibilityRule] = [
    AccessibilityRule("A text that is one link", "link \"Swift\"") {
      Text("[Swift](https://swift.org)")
    },
    AccessibilityRule("A disabled text", "link \"Swift\" disabled") {
      Text("[Swift](https://swift.org)").disabled(true)
    },
    AccessibilityRule("A combined text", "text \"See here, B\" actions \"here\"") {
      HStack {
        Text("See [here](https://swift.org)"); Text("B")
      }
      .accessibilityElement(children: .combine)
    },
    AccessibilityRule(
      "A value with a link",
      "text \"Site\"\ntext \"see here\"\n  link \"here\""
    ) {
      LabeledContent("Site") { Text("see [here](https://swift.org)") }
    },
    AccessibilityRule("A button has no node for a link in its label", "button \"See here\"") {
      Button {
      } label: {
        Text("See [here](https://swift.org)")
      }
    },
    AccessibilityRule("A verbatim text", "text \"[Swift](https://swift.org)\"") {
      Text(verbatim: "[Swift](https://swift.org)")
    },
  ]

  @Test(arguments: views)
  fileprivate func `A link in a text is an accessibility node, or an action of a combined element`(
    rule: AccessibilityRule
  ) {
    #expect(TestHost(content: rule.view).accessibilityTree == rule.tree)
  }

  @Test func `The focus of a screen reader can be on one of several links`() {
    let host = TestHost { Text("[A](https://a.example) [B](https://b.example) C") }
    host.find(.link, "B").focus()
    #expect(host.assistiveFocus?.name == "B")
  }
}
