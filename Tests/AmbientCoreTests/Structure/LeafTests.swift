import Ambient
import AmbientCore
import AmbientTesting
import Observation
import Synchronization
import Testing

/// A view whose body is one text shares a node with this text.
@MainActor @Suite struct `A view whose body is one text` {
  @Test func `A change of a text style updates the element without running the body`() {
    let host = TestHost { Titled { Number() } }
    let element = host.element
    for (font, shown) in [
      (Font.title, "title"), (.caption, "caption"), (nil, nil), (.title, "title"),
    ] {
      host.takeBodies()
      host.set(\.titleFont, to: font)
      #expect(host.element?[.font] == shown)
      #expect(host.element?.id == element?.id)
      // The view that sets the font runs, and the view that shows the number does not.
      #expect(host.takeBodies() == ["Titled<Number>"])
      #expect(host.texts == ["0"])
    }
  }

  @Test func `A view of one text runs once when its value and its style change together`() {
    let host = TestHost { Titled { Number() } }
    for (font, number) in [(Font.title, 1), (nil, 2), (.caption, 3), (.title, 4), (nil, 5)] {
      host.takeBodies()
      host.viewTree.environment.titleFont = font
      host.viewTree.environment.leafNumber = number
      host.settle()
      #expect(host.texts == ["\(number)"])
      #expect((host.element?[.font] == nil) == (font == nil))
      #expect(host.takeBodies() == ["Titled<Number>", "Number"])
    }
  }

  @Test func `A view of one text depends only on the values that its last run read`() {
    let host = TestHost { Titled { Choosing() } }
    for font in [nil, Font.title] {
      host.set(\.titleFont, to: font)
      host.set(\.leafIsFirst, to: true)
      host.takeBodies()
      host.set(\.leafNumber, to: host.viewTree.environment.leafNumber + 1)
      #expect(host.takeBodies() == ["Choosing"])
      host.set(\.leafIsFirst, to: false)
      #expect(host.takeBodies() == ["Choosing"])
      host.set(\.leafNumber, to: host.viewTree.environment.leafNumber + 1)
      #expect(host.takeBodies() == [])
      host.set(\.leafWord, to: host.viewTree.environment.leafWord + "!")
      #expect(host.takeBodies() == ["Choosing"])
      #expect(host.texts == [host.viewTree.environment.leafWord])
    }
  }

  @Test func `The body of a view of one text observes the view's object, not the style's object`() {
    let (model, pen) = (Model(), Pen())
    let host = TestHost { Observing(model: model).foregroundStyle(pen) }
    let first = host.element?.attributes
    host.takeBodies()
    model.count = 7
    host.settle()
    #expect(host.texts == ["7"])
    #expect(host.takeBodies() == ["Observing"])
    pen.ink.isRed = true
    host.settle()
    #expect(host.element?.attributes != first)
    #expect(host.takeBodies() == [])
  }

  @Test func `A view of one text reports only changes of its text and its style to the host`() {
    let host = TestHost { Titled { Parity() } }
    var reported: [String] = []
    host.viewTree.onMutations = { mutations in
      reported += mutations.map { mutation in
        guard case .update(let element) = mutation else { return "other" }
        return "\(element.text ?? "") \(element[.font] ?? "plain")"
      }
    }
    // A new `onMutations` closure first receives the existing element.
    reported = []
    host.set(\.leafNumber, to: 1)
    #expect(reported == ["odd plain"])
    host.set(\.leafNumber, to: 3)
    #expect(reported == ["odd plain"])
    host.set(\.titleFont, to: .title)
    #expect(reported == ["odd plain", "odd title"])
    host.set(\.leafNumber, to: 2)
    #expect(reported == ["odd plain", "odd title", "even title"])
    host.set(\.titleFont, to: nil)
    #expect(reported == ["odd plain", "odd title", "even title", "even plain"])
  }

  @Test(arguments: Kind.allCases)
  func `Joining a text with another one, or styling it, causes only one mutation`(kind: Kind) {
    let host = TestHost { Becoming(kind: kind) }
    // The text of the element according to the reported mutations.
    var reportedText: String?
    var updates = 0
    host.viewTree.onMutations = { mutations in
      for mutation in mutations {
        switch mutation {
        case .insert(let element, _, _): reportedText = element.text
        case .update(let element):
          reportedText = element.text
          updates += 1
        default: break
        }
      }
    }
    for number in 1...4 {
      let before = host.texts
      host.set(\.leafNumber, to: number)
      #expect([reportedText] == host.texts)
      #expect(updates == (host.texts == before ? 0 : 1))
      updates = 0
    }
  }

  @Test func `A transaction modifier around a view of one text runs once when the view appears`() {
    var calls = 0
    let host = TestHost { Appearing { calls += 1 } }
    calls = 0
    host.tap("Appear")
    #expect(host.texts == ["x", "Appear"])
    #expect(calls == 1)
  }

  @Test func `A body of one text that calls _printChanges prints no change of the text style`() {
    let printed = Mutex<[String]>([])
    BodyChanges.$receiver.withValue({ line in printed.withLock { $0.append(line) } }) {
      let host = TestHost { Titled { Printing() } }
      host.viewTree.environment.leafNumber = 1
      host.viewTree.environment.titleFont = .title
      host.settle()
      host.set(\.titleFont, to: nil)
      host.set(\.leafNumber, to: 2)
    }
    #expect(
      printed.withLock { $0 } == [
        "Printing: @self, @identity, _number changed.", "Printing: _number changed.",
        "Printing: _number changed.",
      ]
    )
  }

  @Test func `A new font runs a body with one text only once, even if the body reads the font`() {
    let host = TestHost { Titled { Fonts() } }
    for (font, shown) in [(Font.title, "title"), (.caption, "caption"), (nil, "none")] {
      host.takeBodies()
      host.set(\.titleFont, to: font)
      #expect(host.texts == [shown])
      #expect(host.takeBodies() == ["Titled<Fonts>", "Fonts"])
    }
  }

  @Test func `A view of one text still observes its object after a change of its style`() {
    let model = Model()
    let host = TestHost { Titled { Observing(model: model) } }
    host.set(\.titleFont, to: .title)
    host.set(\.titleFont, to: nil)
    host.takeBodies()
    model.count = 3
    host.settle()
    #expect(host.texts == ["3"])
    #expect(host.takeBodies() == ["Observing"])
  }

  @Test func `An unmounted view of one text is released, and its element keeps the text`() throws {
    for font in [nil, Font.title] {
      var model: Model? = Model()
      weak let observed = model
      let host = TestHost { [model] in
        Observing(model: model ?? Model()).environment(\.font, font)
      }
      let element = try #require(host.element)
      #expect(element.views.first == "Observing")
      model = nil
      host.unmount()
      #expect(observed == nil)
      #expect(!element.isMounted)
      #expect(element.text == "0")
      #expect(element.views == [])
    }
  }
}

extension TestHost {
  fileprivate var element: Element? { elements.first }
}

private struct TitleFontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

extension EnvironmentValues {
  fileprivate var titleFont: Font? {
    get { self[TitleFontKey.self] }
    set { self[TitleFontKey.self] = newValue }
  }
}

private struct Titled<Content: View>: View {
  @Environment(\.titleFont) private var font
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { content.environment(\.font, font) }
}

private struct Number: View {
  @Environment(\.leafNumber) private var number
  var body: some View { Text("\(number)") }
}

private struct Choosing: View {
  @Environment(\.leafIsFirst) private var isFirst
  @Environment(\.leafNumber) private var number
  @Environment(\.leafWord) private var word
  var body: some View { Text(isFirst ? "\(number)" : word) }
}

private struct Parity: View {
  @Environment(\.leafNumber) private var number
  var body: some View { Text(number.isMultiple(of: 2) ? "even" : "odd") }
}

/// A way to change a plain text: to join it with another text, or to give it a style.
enum Kind: CaseIterable {
  case joined, notBold, noFont, upper
}

private struct Becoming: View {
  let kind: Kind
  @Environment(\.leafNumber) private var number

  var body: some View { Line(kind: kind).textCase(kind == .upper && number > 1 ? .uppercase : nil) }

  struct Line: View {
    let kind: Kind
    @Environment(\.leafNumber) private var number

    var body: some View { text }

    private var text: Text {
      switch kind {
      case _ where number < 2: Text("n\(number)")
      case .joined: Text("\(number)") + Text(" items")
      case .notBold: Text("\(number)").bold(false)
      case .noFont: Text("\(number)").font(nil)
      case .upper: Text("n\(number)")
      }
    }
  }
}

private struct Appearing: View {
  let change: () -> Void
  @State private var isShown = false

  var body: some View {
    VStack {
      if isShown { Row() }
    }
    .transaction { _ in change() }
    Button("Appear") { isShown = true }
  }

  struct Row: View {
    var body: some View { Text("x").bold(false) }
  }
}

private struct Printing: View {
  @Environment(\.leafNumber) private var number

  var body: some View {
    let _ = Self._printChanges()
    Text("\(number)")
  }
}

private struct Fonts: View {
  @Environment(\.font) private var font
  var body: some View { Text(font?.description ?? "none") }
}

@Observable private final class Model {
  var count = 0
}

private struct Observing: View {
  let model: Model
  var body: some View { Text("\(model.count)") }
}

/// A style that depends on an observed object.
///
/// `Sendable` is unchecked, because the tests use the style on one thread only.
private struct Pen: ShapeStyle, @unchecked Sendable {
  @Observable final class Ink {
    var isRed = false
  }

  let ink = Ink()

  func resolve(in environment: EnvironmentValues) -> Color { ink.isRed ? .red : .blue }
}
