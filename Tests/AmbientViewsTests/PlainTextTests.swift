import Ambient
import AmbientTesting
import Observation
import Testing

/// What a text says, and how it and its surroundings look.
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

@Suite @MainActor struct `A plain text` {
  @Test func `is described with the body that makes it, and takes no turn of its own`() {
    let caption = Caption()
    let host = TestHost { PlainLine(caption: caption) }
    let before = host.counters
    caption.look.string = "two"
    host.settle()
    #expect(host.texts == ["two"])
    #expect(host.counters.visited - before.visited == 1)
  }

  @Test func `is reported when it looks different, and only then`() {
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

  @Test func `takes its turn when its surroundings have changed in the same update`() {
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

  @Test(arguments: [false, true])
  func `looks like one that is mounted anew, whatever it was before`(isReported: Bool) {
    let looks = (0..<12).map {
      Look(
        string: ["one", "two"][$0 % 2],
        isBold: $0 / 2 % 2 == 1,
        font: [nil, .title, .body][$0 / 4]
      )
    }
    let caption = Caption()
    let host = TestHost { CaptionView(caption: caption) }
    if isReported { host.viewTree.onMutations = { _ in } }
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
