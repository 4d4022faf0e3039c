import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

/// Returns the picture of a view on a terminal.
@MainActor
private func picture<Content: View>(
  _ columns: Int,
  _ rows: Int,
  @ViewBuilder _ content: () -> Content
) -> String {
  TestHost(screen: .cells(columns: columns, rows: rows), content: content).picture
}

@Suite("A picture made of characters") @MainActor
struct PictureTests {
  @Test func `The lines of a picture do not end with spaces`() {
    #expect(picture(9, 3) { Text("Hello") } == "\n  Hello")
  }

  @Test func `A host without a screen has no picture`() {
    #expect(TestHost { Text("Hello") }.picture.isEmpty)
  }

  @Test func `A terminal wraps a text, and truncates a text that needs too many lines`() {
    #expect(picture(9, 2) { Text("one two three") } == " one two\n three")
    #expect(picture(9, 1) { Text("one two three") } == " one two…")
    #expect(picture(9, 3) { Text("one two three").lineLimit(1) } == "\n one two…")
  }

  @Test(arguments: [
    (TextAlignment.leading, "four five\nsix"), (.center, "four five\n   six"),
    (.trailing, "four five\n      six"),
  ])
  func `A terminal aligns the lines of a text by multilineTextAlignment`(
    alignment: TextAlignment,
    result: String
  ) {
    let view = Text("four five six").multilineTextAlignment(alignment)
    #expect(picture(9, 2) { view } == result)
  }

  @Test func `A wide character takes up two cells`() {
    #expect(picture(12, 1) { Text("日本 a") } == "   日本 a")
    let result = picture(9, 3) { Text("日本a").padding().border(.red) }
    #expect(result == " ┌─────┐\n │日本a│\n └─────┘")
  }

  @Test func `A wide character that is cut in half is shown as a space`() {
    let result = picture(6, 1) {
      Text("日本").fixedSize().frame(width: 3, alignment: .leading).clipped()
    }
    #expect(result == "  日")
    let covered = picture(4, 1) {
      ZStack(alignment: .leading) {
        Text("日本")
        Text("x")
      }
    }
    #expect(covered == "x 本")
  }

  @Test func `Each line in a small font takes up one row of the picture`() {
    let host = TestHost(size: CGSize(width: 80, height: 96)) {
      Text("a\nb\nc").font(.caption2)
    }
    #expect(host.picture.split(separator: "\n").map { $0.trimming() } == ["a", "b", "c"])
  }

  @Test func `A redacted text shows no characters`() {
    #expect(picture(6, 1) { Text("ab cd").redacted(reason: .placeholder) } == " ▒▒ ▒▒")
  }

  @Test func `A terminal shades the area of a color unless the color is transparent`() {
    let result = picture(6, 3) { Color.red.frame(width: 4, height: 2) }
    #expect(result == "\n ░░░░\n ░░░░")
    #expect(picture(6, 3) { Color.clear } == "")
    #expect(picture(6, 3) { Color.red.opacity(0) } == "")
  }

  @Test func `The characters of a text replace the color behind them`() {
    let result = picture(9, 3) {
      ZStack {
        Color.red
        Text("in on")
      }
    }
    #expect(result == "░░░░░░░░░\n░░in on░░\n░░░░░░░░░")
  }

  @Test func `An opaque color hides a text behind it, but a partly transparent color does not`() {
    #expect(picture(4, 1) { Text("text").overlay { Color.red } } == "░░░░")
    #expect(picture(4, 1) { Text("text").overlay { Color.red.opacity(0.5) } } == "text")
  }

  @Test func `A view with a higher zIndex is in front`() {
    let result = picture(5, 1) {
      ZStack {
        Text("front").zIndex(1)
        Color.red
      }
    }
    #expect(result == "front")
  }

  @Test func `Of several values of zIndex, the innermost applies`() {
    let result = picture(4, 1) {
      ZStack {
        Color.red.zIndex(0).opacity(1).zIndex(2)
        Text("text").zIndex(1)
      }
    }
    #expect(result == "text")
  }

  @Test func `A terminal fills shapes or draws their outlines`() {
    let lines = picture(6, 3) { RoundedRectangle(cornerRadius: 1).stroke(.red) }
    #expect(lines == "╭────╮\n│    │\n╰────╯")
    #expect(picture(6, 2) { Rectangle().strokeBorder(.red) } == "┌────┐\n└────┘")
    #expect(picture(3, 2) { Rectangle() } == "░░░\n░░░")
    #expect(picture(7, 5) { Circle() } == "  ░░░\n ░░░░░\n ░░░░░\n ░░░░░\n  ░░░")
  }

  @Test func `A background is behind the text, and an overlay is in front of the text`() {
    #expect(picture(5, 1) { Text("a b").padding(.horizontal).background(.red) } == "░a b░")
    #expect(picture(3, 1) { Text("a b").overlay(.red) } == "░░░")
    let cleared = picture(6, 1) {
      ZStack {
        Color.red
        Text("ab").padding(.horizontal).background()
      }
    }
    #expect(cleared == "░ ab ░")
  }

  @Test func `A border does not cover the characters of texts`() {
    #expect(picture(7, 2) { Text("a c\nd e").border(.red) } == "  a c\n  d e")
  }

  @Test(arguments: [(true, "Sound [x]"), (false, "Sound [ ]")])
  func `A terminal draws a toggle as a box, which has a mark if the toggle is on`(
    isOn: Bool,
    result: String
  ) {
    #expect(picture(9, 1) { Toggle("Sound", isOn: .constant(isOn)) } == result)
  }

  @Test(arguments: [(0.0, "●────────"), (0.5, "────●────"), (1, "────────●")])
  func `A terminal draws the knob of a slider at the current value`(value: Double, result: String) {
    #expect(picture(9, 1) { Slider(value: .constant(value)) } == result)
  }

  @Test func `A terminal draws a bar for progress with a value, and a circle without a value`() {
    #expect(picture(8, 1) { ProgressView(value: 0.625) } == "█████░░░")
    #expect(picture(3, 1) { ProgressView() } == " ◌")
  }

  @Test func `A terminal draws stepper buttons and picker values at the right edge`() {
    #expect(picture(12, 1) { Stepper("Age", value: .constant(1)) } == "Age   [-][+]")
    let picker = Picker("Size", selection: .constant(2)) {
      Text("S").tag(1)
      Text("M").tag(2)
    }
    #expect(picture(12, 1) { picker } == "Size     M ▾")
  }

  @Test func `A text field shows its text, or else its prompt, and a secure field shows dots`() {
    #expect(picture(9, 1) { TextField("Name", text: .constant("Ada")) } == "Ada______")
    let prompt = TextField("", text: .constant(""), prompt: Text("Street"))
    #expect(picture(9, 1) { prompt } == "Street___")
    #expect(picture(9, 1) { SecureField("Word", text: .constant("abc")) } == "•••______")
  }

  @Test func `A bordered button has brackets around one line, or a box around several lines`() {
    #expect(picture(6, 1) { Button("OK") {}.buttonStyle(.bordered) } == " [OK]")
    let high = picture(6, 3) { Button("a\nb\nc") {}.buttonStyle(.bordered) }
    #expect(high == "  ╭a╮\n  │b│\n  ╰c╯")
    #expect(picture(6, 1) { Button("OK") {} } == "  OK")
  }

  @Test func `A terminal shows the name of an image, or a diamond if the name does not fit`() {
    #expect(picture(4, 1) { Image(systemName: "star") } == " ◆")
    let large = picture(8, 3) { Image("photo").resizable() }
    #expect(large == "┌──────┐\n│photo │\n└──────┘")
  }

  @Test func `A divider on a terminal runs across its stack`() {
    let column = picture(3, 3) {
      VStack(spacing: 0) {
        Text("a")
        Divider()
        Text("b")
      }
    }
    #expect(column == " a\n───\n b")
    let row = picture(5, 2) {
      HStack {
        Text("a")
        Divider()
        Text("b")
      }
    }
    #expect(row == "  │\na │ b")
  }

  @Test func `A picture leaves out hidden and fully transparent views`() {
    let result = picture(5, 4) {
      VStack(spacing: 0) {
        Text("a")
        Text("b").hidden()
        Text("c").opacity(0)
        Text("d").opacity(0.5)
      }
    }
    #expect(result == "  a\n\n\n  d")
  }

  @Test func `A scroll view on a terminal cuts off its content`() {
    let result = picture(3, 4) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<9) { Text("\($0)") } } }.frame(height: 2)
    }
    #expect(result == "\n 0\n 1")
  }

  @Test func `An offset moves characters on a terminal, and a visual effect moves or hides them`() {
    #expect(picture(5, 1) { Text("a").offset(x: 2) } == "    a")
    #expect(picture(5, 1) { Text("a").visualEffect { view, _ in view.offset(x: -2) } } == "a")
    #expect(picture(5, 1) { Text("a").visualEffect { view, _ in view.opacity(0) } } == "")
  }

  @Test func `A toggle on a right-to-left screen has its box at the left edge`() {
    var settings = ScreenSettings.cells(columns: 9, rows: 1)
    settings.layoutDirection = .rightToLeft
    let host = TestHost(screen: settings) { Toggle("Sound", isOn: .constant(true)) }
    #expect(host.picture == "[x] Sound")
  }

  @Test func `A screen smaller than a cell shows one character, and an empty screen shows none`() {
    #expect(picture(0, 0) { Text("a") } == "")
    let host = TestHost(size: CGSize(width: 4, height: 4)) { Text("a") }
    #expect(host.picture == "a")
  }
}

extension StringProtocol {
  /// Returns the text without the spaces at its start.
  fileprivate func trimming() -> String { String(drop { $0 == " " }) }
}
