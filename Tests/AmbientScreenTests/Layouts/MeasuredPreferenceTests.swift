import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

private struct WidestKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

extension View {
  /// Sets the `WidestKey` preference to the width of the view, which a geometry reader measures.
  fileprivate func measured() -> some View {
    background(
      GeometryReader { Color.clear.preference(key: WidestKey.self, value: $0.size.width) }
    )
  }
}

private let screen = CGSize(width: 200, height: 200)

@Suite("Preferences with measured sizes") @MainActor
struct MeasuredPreferenceTests {
  private struct Names: View {
    let names: [String]
    @State private var width: CGFloat?

    var body: some View {
      VStack {
        ForEach(names, id: \.self) { name in
          Text(name).measured().frame(width: width).border(.red).accessibilityIdentifier("\(name).")
        }
      }
      .onPreferenceChange(WidestKey.self) { width = $0 }
    }
  }

  @Test func `A preference can give all rows the width of the widest row`() {
    let host = TestHost(size: screen) { Names(names: ["a", "a long name", "name"]) }
    // The longest name has 11 characters. Each character is 8 points wide.
    #expect(["a.", "a long name.", "name."].map { host.frame(of: $0)?.width } == [88, 88, 88])
  }

  @MainActor private final class WidthLog {
    private var widths: [CGFloat] = []

    func append(_ width: CGFloat) { widths.append(width) }

    func takeWidths() -> [CGFloat] {
      defer { widths = [] }
      return widths
    }
  }

  private struct Logged: View {
    let log: WidthLog
    @State private var name = "four"
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown { Text(name).measured() }
        Button("Longer") { name += "four" }
        Button("Hide") { isShown.toggle() }
      }
      .onPreferenceChange(WidestKey.self) { log.append($0) }
    }
  }

  @Test func `The first run of onPreferenceChange gets the size of the geometry reader`() {
    let log = WidthLog()
    let host = TestHost(size: screen) { Logged(log: log) }
    #expect(log.takeWidths() == [32])
    host.tap("Longer")
    #expect(log.takeWidths() == [64])
    host.tap("Hide")
    #expect(log.takeWidths() == [0])
    host.tap("Hide")
    #expect(log.takeWidths() == [64])
  }

  @Test func `A geometry reader that replaces another one reports only its own size`() {
    struct Replacing: View {
      let log: WidthLog
      @State private var name = "four"

      var body: some View {
        VStack {
          Text(name).measured().id(name)
          Button("Replace") { name = "eightday" }
        }
        .onPreferenceChange(WidestKey.self) { log.append($0) }
      }
    }
    let log = WidthLog()
    let host = TestHost(size: screen) { Replacing(log: log) }
    #expect(log.takeWidths() == [32])
    host.tap("Replace")
    #expect(log.takeWidths() == [64])
  }

  @Test func `On a screen, an onPreferenceChange action that triggers itself runs only twice`() {
    struct Growing: View {
      let log: WidthLog
      @State private var width: CGFloat = 1

      var body: some View {
        Color.red.preference(key: WidestKey.self, value: width)
          .onPreferenceChange(WidestKey.self) {
            log.append($0)
            width = $0 + 1
          }
        Button("Again") { width += 10 }
      }
    }
    let log = WidthLog()
    var host: TestHost?
    let messages = warnings { host = TestHost(size: screen) { Growing(log: log) } }
    #expect(log.takeWidths() == [1, 2])
    #expect(messages.count == 1)
    #expect(messages.first?.contains("tried to update multiple times per frame") == true)
    let later = warnings { host?.tap("Again") }
    // After the two runs, the width was 3. The button adds 10.
    #expect(log.takeWidths() == [13, 14])
    #expect(later.count == 1)
  }

  @Test func `onPreferenceChange runs at most twice if its action changes the measured size`() {
    struct Growing: View {
      let log: WidthLog
      @State private var width: CGFloat = 10

      var body: some View {
        Color.red.frame(width: width, height: 10)
          .overlay {
            GeometryReader { Color.clear.preference(key: WidestKey.self, value: $0.size.width + 1) }
          }
          .onPreferenceChange(WidestKey.self) {
            log.append($0)
            width = $0
          }
        Button("Again") { width = 20 }
      }
    }
    let log = WidthLog()
    var host: TestHost?
    let messages = warnings { host = TestHost(size: screen) { Growing(log: log) } }
    #expect(log.takeWidths() == [11, 12])
    #expect(messages.count == 1)
    #expect(messages.first?.contains("tried to update multiple times per frame") == true)
    let later = warnings { host?.tap("Again") }
    #expect(log.takeWidths() == [21, 22])
    #expect(later.count == 1)
  }
}
