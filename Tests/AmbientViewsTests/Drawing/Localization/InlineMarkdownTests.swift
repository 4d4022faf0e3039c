import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `Markdown in the keys of texts` {
  @Test(arguments: [
    ("**bold**", "Text \"bold\" bold=true"),
    ("*italic*", "Text \"italic\" italic=true"),
    ("_italic_", "Text \"italic\" italic=true"),
    ("***both***", "Text \"both\" bold=true italic=true"),
    ("**a *b***", "Text \"a b\" bold=true"),
    ("`code`", "Text \"code\" monospaced=true"),
    ("~~gone~~", "Text \"gone\" strikethrough=solid"),
    ("[Swift](https://swift.org)", "Text \"Swift\" destination=https://swift.org"),
    ("a **b**", "Text \"a b\""),
    ("2 * 3 * 4", "Text \"2 * 3 * 4\""),
    ("snake_case_name", "Text \"snake_case_name\""),
    ("\\*plain\\*", "Text \"*plain*\""),
    ("**open", "Text \"**open\""),
    ("[a] (b)", "Text \"[a] (b)\""),
    ("`a*b*`", "Text \"a*b*\" monospaced=true"),
    ("``a`b``", "Text \"a`b\" monospaced=true"),
    ("`` `a` ``", "Text \"`a`\" monospaced=true"),
    ("**`**`**", "Text \"**\" bold=true monospaced=true"),
    ("``open`", "Text \"``open`\""),
    ("[a](https://a.b/c_(d))", "Text \"a\" destination=https://a.b/c_(d)"),
    ("[a](https://a.b?c=1&amp;d=2)", "Text \"a\" destination=https://a.b?c=1&d=2"),
    ("[a](<b c>)", "Text \"a\" destination=b c"),
    ("[a](b 'c')", "Text \"a\" destination=b"),
    ("[a]( b \"c\" )", "Text \"a\" destination=b"),
    ("[a](b c)", "Text \"[a](b c)\""),
    ("[a](b", "Text \"[a](b\""),
    ("![a *cat*](cat.png)", "Text \"a cat\""),
    ("Stop! [a](b)", "Text \"Stop! a\""),
    ("Fish &amp; chips &#8364;&#x32;", "Text \"Fish & chips €2\""),
    ("Fish & &chips; &#0;", "Text \"Fish & &chips; &#0;\""),
    ("`&amp;`", "Text \"&amp;\" monospaced=true"),
  ])
  func `Markdown in a localized key sets the style of the text`(_ row: (String, String)) {
    let host = TestHost { Text(LocalizedStringKey(row.0)) }
    #expect(host.tree == row.1)
  }

  @Test func `Markdown in an interpolated value or a plain string stays as it is`() {
    let name = "**Ada**"
    let host = TestHost {
      Text("*\(name)*")
      Text(name)
      Text(verbatim: "*a*")
    }
    #expect(
      host.tree == """
        Text "**Ada**" italic=true
        Text "**Ada**"
        Text "*a*"
        """
    )
  }

  @Test func `Markdown in a translation sets the style of the text`() {
    let host = TestHost { Text("Save") }
    host.set(\.localizedStrings, to: LocalizedStrings(["en": ["Save": "**Keep**"]]))
    #expect(host.tree == "Text \"Keep\" bold=true")
  }
}
