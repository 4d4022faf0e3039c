import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A text` {
  @Test func `A text shows literals, interpolations and other strings`() {
    let name = "Ada"
    let host = TestHost {
      Text("Hello, \(name)")
      Text(verbatim: "as it is")
      Text(name.dropFirst())
    }
    #expect(host.texts == ["Hello, Ada", "as it is", "da"])
  }

  @Test func `A text has attributes only for styles other than the default`() {
    let host = TestHost {
      Text("plain")
      Text("own").bold().italic().font(.title).fontWeight(.heavy).monospaced()
      Text("lines").underline().strikethrough(true, pattern: .dash, color: .red)
      Text("none").underline(false).bold(false).font(nil).foregroundColor(nil)
      Text("paint").foregroundStyle(.secondary)
    }
    #expect(
      host.tree == """
        Text "plain"
        Text "own" bold=true font=title italic=true monospaced=true weight=heavy
        Text "lines" strikethrough=dash red underline=solid
        Text "none"
        Text "paint" foreground=secondary
        """
    )
  }

  @Test func `A text keeps its own styles, and takes other styles from the environment`() {
    let host = TestHost {
      VStack {
        Text("own").font(.caption)
        Text("around").bold(false)
        Text("first set").foregroundColor(.red).foregroundColor(.blue)
      }
      .font(.title)
      .bold()
    }
    #expect(
      host.tree == """
        VStack
          Text "own" bold=true font=caption
          Text "around" font=title
          Text "first set" bold=true font=title foreground=red
        """
    )
  }

  @Test func `A concatenated text has the styles that all its parts share`() {
    let host = TestHost {
      Text("a") + Text("b").bold()
      (Text("a").bold() + Text("b").bold().italic()).font(.body)
      (Text("a").font(.caption) + Text("b")).font(.body)
    }
    #expect(
      host.tree == """
        Text "ab"
        Text "ab" bold=true font=body
        Text "ab"
        """
    )
  }

  @Test func `A text takes line and case settings from the environment`() {
    let host = TestHost {
      Text("all")
        .lineLimit(2).multilineTextAlignment(.center).truncationMode(.middle)
        .lineSpacing(4).minimumScaleFactor(0.5).allowsTightening(true)
      Text("Loud").textCase(.uppercase)
      Text("As Usual").textCase(nil).textCase(.lowercase)
    }
    #expect(
      host.tree == """
        Text "all" alignment=center lineLimit=2 lineSpacing=4 minimumScale=0.5 tightening=true \
        truncation=middle
        Text "LOUD"
        Text "As Usual"
        """
    )
  }

  @Test func `A text has one dependency, regardless of how many styles are set`() {
    let host = TestHost {
      Text("a").bold().font(.title).lineLimit(1).foregroundStyle(.red)
    }
    let text = host.viewTree.graphDescription.split(separator: "\n").last
    #expect(text?.hasSuffix("ElementNode<Text> ← TextStyleKey") == true)
  }

  private struct Reader: View {
    @Environment(\.font) private var font
    var body: some View { Text("\(font?.description ?? "default")") }
  }

  private struct Screen: View {
    @State private var isLarge = false
    @State private var limit = 1

    var body: some View {
      VStack {
        Reader()
        Text("plain")
      }
      .lineLimit(limit)
      .font(isLarge ? .title : nil)
      Button("Font") { isLarge.toggle() }
      Button("Lines") { limit += 1 }
    }
  }

  @Test func `A new font changes texts and re-runs only the bodies that read the font`() {
    let host = TestHost { Screen() }
    #expect(host.takeBodies() == ["Screen", "Reader"])
    host.tap("Lines")
    #expect(host.takeBodies() == ["Screen"])
    #expect(
      host.tree.hasPrefix(
        """
        VStack
          Text "default" lineLimit=2
          Text "plain" lineLimit=2
        """
      )
    )
    host.tap("Font")
    #expect(host.takeBodies() == ["Screen", "Reader"])
    #expect(
      host.tree.hasPrefix(
        """
        VStack
          Text "title" font=title lineLimit=2
          Text "plain" font=title lineLimit=2
        """
      )
    )
  }

  @Test func `EnvironmentValues has readable and writable properties for texts`() {
    var values = EnvironmentValues()
    #expect(values.font == nil)
    #expect(values.lineLimit == nil)
    #expect(values.lineSpacing == 0)
    #expect(values.multilineTextAlignment == .leading)
    #expect(values.truncationMode == .tail)
    #expect(values.allowsTightening == false)
    #expect(values.minimumScaleFactor == 1)
    #expect(values.textCase == nil)
    #expect(values.imageScale == .medium)
    values.lineLimit = 3
    values.font = .body
    #expect(values.lineLimit == 3)
    #expect(values.font == .body)
  }
}
