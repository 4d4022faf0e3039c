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
    (#"[a](b "say \"c\"")"#, "Text \"a\" destination=b"),
    (#"[a](<b &amp; \> c>)"#, "Text \"a\" destination=b & > c"),
    ("<12:30>", "Text \"<12:30>\""),
    ("<a-b:c>", "Text \"a-b:c\" destination=a-b:c"),
    ("[a](b c)", "Text \"[a](b c)\""),
    ("[a](b", "Text \"[a](b\""),
    ("![a *cat*](cat.png)", "Text \"a cat\""),
    ("Stop! [a](b)", "Text \"Stop! a\""),
    ("Fish &amp; chips &#8364;&#x32;", "Text \"Fish & chips €2\""),
    ("Fish & &chips; &#0;", "Text \"Fish & &chips; &#0;\""),
    ("&#+65;&#x+41;", "Text \"&#+65;&#x+41;\""),
    ("`&amp;`", "Text \"&amp;\" monospaced=true"),
  ])
  func `Markdown in a localized key sets the style of the text`(_ row: (String, String)) {
    let host = TestHost { Text(LocalizedStringKey(row.0)) }
    #expect(host.tree == row.1)
  }

  @Test(
    arguments: [
      ("https://swift.org", ["https://swift.org -> https://swift.org"]),
      ("https://a.b?c&;", ["https://a.b?c& -> https://a.b?c&", ";"]),
      ("See HTTP://swift.org.", ["See ", "HTTP://swift.org -> HTTP://swift.org", "."]),
      ("(www.swift.org/a_(b)),", ["(", "www.swift.org/a_(b) -> http://www.swift.org/a_(b)", "),"]),
      ("ftp://a.b?c=1&d;", ["ftp://a.b?c=1 -> ftp://a.b?c=1", "&d;"]),
      ("**www.a.b**", ["www.a.b -> http://www.a.b"]),
      ("http://localhost:80/<b>", ["http://localhost:80/ -> http://localhost:80/", "<b>"]),
      (
        "Write to a.b+c@d.example.",
        ["Write to ", "a.b+c@d.example -> mailto:a.b+c@d.example", "."]
      ),
      ("<ada@d.example>", ["ada@d.example -> mailto:ada@d.example"]),
      ("*a_b@c.example*", ["a_b@c.example -> mailto:a_b@c.example"]),
      ("[https://a.b](c)", ["https://a.b -> c"]),
      ("[a@b.c](d)", ["a@b.c -> d"]),
      ("`www.a.b a@b.c`", ["www.a.b a@b.c"]),
      ("xhttp://a.b", ["xhttp://a.b"]),
      ("http://", ["http://"]),
      ("https://a_b.c", ["https://a_b.c"]),
      ("awww.a.b, www. and www", ["awww.a.b, www. and www"]),
      ("a@b, @c.d, a@b.c-, a@b@c.d1", ["a@b, @c.d, a@b.c-, a@b@c.d1"]),
      ("5:30 /// half", ["5:30 /// half"]),
    ] as [(String, [String])]
  )
  func `A plain address in a localized key becomes a link`(_ row: (String, [String])) {
    let host = TestHost { Text(LocalizedStringKey(row.0)) }
    #expect(links(in: host.elements.first) == row.1)
  }

  @Test
  func `A web address with an interpolated value becomes a link, and an email address does not`() {
    let (path, user) = ("a/b", "ada")
    let host = TestHost {
      Text("[Open](https://swift.org/\(path))")
      Text("See https://swift.org/\(path)!")
      Text("\(user)@swift.org")
    }
    #expect(
      host.elements.map { links(in: $0) } == [
        ["Open -> https://swift.org/a/b"],
        ["See ", "https://swift.org/a/b -> https://swift.org/a/b", "!"],
        ["ada@swift.org"],
      ]
    )
  }

  /// The parts of a text.
  ///
  /// A part with a link is followed by an arrow and the address of the link.
  private func links(in element: Element?) -> [String] {
    let runs = element?.detail(TextRuns.self)?.runs.map { ($0.text, $0.attributes[.destination]) }
    return (runs ?? [(element?.text ?? "", element?[.destination])]).map { text, address in
      address.map { "\(text) -> \($0)" } ?? text
    }
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
