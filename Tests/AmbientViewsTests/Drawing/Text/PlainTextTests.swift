import Ambient
import AmbientTesting
import Observation
import Testing

/// The string and style of a text, and the font of its environment.
private struct Look {
  var string = "one"
  var isBold = false
  var font: Font?
}

@Observable private final class Caption {
  var look = Look()
}

private struct CaptionView: View {
  let caption: Caption

  var body: some View {
    Line(caption: caption).font(caption.look.font)
  }
}

private struct Line: View {
  let caption: Caption

  var body: some View {
    if caption.look.isBold { Text(caption.look.string).bold() } else { Text(caption.look.string) }
    PlainLine(caption: caption)
  }
}

private struct PlainLine: View {
  let caption: Caption

  var body: some View {
    caption.look.isBold ? Text(caption.look.string).bold() : Text(caption.look.string)
  }
}

@Suite @MainActor struct `An update of a text with or without a style` {
  @Test func `A new string runs the body that contains the text, and visits no other node`() {
    let caption = Caption()
    let host = TestHost { PlainLine(caption: caption) }
    let before = host.counters
    caption.look.string = "two"
    host.settle()
    #expect(host.texts == ["two"])
    #expect(host.counters.visited - before.visited == 1)
  }

  @Test func `A text notifies the host only when its string or style changes`() {
    let caption = Caption()
    let host = TestHost { PlainLine(caption: caption) }
    var updates = 0
    host.viewTree.onMutations = { mutations in
      for case .update in mutations { updates += 1 }
    }
    caption.look.string = "two"
    host.settle()
    #expect(updates == 1)
    caption.look.string = "two"
    host.settle()
    #expect(updates == 1)
    caption.look.isBold = true
    host.settle()
    #expect(updates == 2)
  }

  @Test func `A text is updated when its string and its font change in one update`() {
    let caption = Caption()
    let host = TestHost { CaptionView(caption: caption) }
    caption.look.string = "two"
    caption.look.font = .title
    host.settle()
    #expect(host.tree == "Text \"two\" font=title\nText \"two\" font=title")
    caption.look.string = "three"
    caption.look.font = nil
    host.settle()
    #expect(host.tree == "Text \"three\"\nText \"three\"")
    caption.look.string = "four"
    host.settle()
    #expect(host.texts == ["four", "four"])
    caption.look.font = .caption
    host.settle()
    #expect(host.tree == "Text \"four\" font=caption\nText \"four\" font=caption")
  }

  private struct Shouting: View {
    @State private var isCapital = false

    var body: some View {
      Text(isCapital ? "A" : "a").textCase(isCapital ? nil : .uppercase)
      Button("Change") { isCapital.toggle() }
    }
  }

  @Test func `A text that looks the same after a change does not notify the host`() {
    let host = TestHost { Shouting() }
    var updates = 0
    host.viewTree.onMutations = { mutations in
      for case .update in mutations { updates += 1 }
    }
    for _ in 0..<3 {
      host.tap("Change")
      #expect(host.texts == ["A", "Change"])
    }
    #expect(updates == 0)
  }

  // The unchecked conformance is safe because only the main actor uses the style.
  private struct Tinted: ShapeStyle, @unchecked Sendable {
    let caption: Caption
    func resolve(in environment: EnvironmentValues) -> Color {
      caption.look.isBold ? .red : .blue
    }
  }

  private struct Painted: View {
    let caption: Caption
    @State private var isPlain = false

    var body: some View {
      isPlain ? Text("text") : Text("text").foregroundStyle(Tinted(caption: caption))
      Button("Wash") { isPlain = true }
    }
  }

  @Test func `A text no longer depends on the objects that its removed style has read`() {
    let caption = Caption()
    let host = TestHost { Painted(caption: caption) }
    #expect(host.tree.contains("Text \"text\" foreground=blue"))
    caption.look.isBold = true
    host.settle()
    #expect(host.tree.contains("Text \"text\" foreground=red"))
    host.tap("Wash")
    let before = host.counters
    caption.look.isBold = false
    host.settle()
    #expect(host.tree.contains("Text \"text\"\n"))
    #expect(host.counters.visited == before.visited)
  }

  @Test(arguments: [false, true])
  func `An updated text looks like a newly mounted text`(observesMutations: Bool) {
    let looks = (0..<12).map {
      Look(
        string: ["one", "two"][$0 % 2],
        isBold: $0 / 2 % 2 == 1,
        font: [nil, .title, .body][$0 / 4]
      )
    }
    let caption = Caption()
    let host = TestHost { CaptionView(caption: caption) }
    if observesMutations { host.viewTree.onMutations = { _ in } }
    let fresh = looks.map { look in
      let caption = Caption()
      caption.look = look
      return TestHost { CaptionView(caption: caption) }.tree
    }
    for old in looks.indices {
      for new in looks.indices {
        for index in [old, new] {
          caption.look = looks[index]
          host.settle()
          #expect(host.tree == fresh[index])
        }
      }
    }
  }
}
