import Ambient
import AmbientScreen
import AmbientTesting
import Testing

@Suite @MainActor struct `A keyboard on the screen` {
  /// Mounts a view on a screen with a keyboard.
  ///
  /// The screen has 200 x 300 points. Without the keyboard, its safe area insets are 40 points at
  /// the top and 20 points at the bottom. The keyboard covers 100 points at the bottom, unless a
  /// test passes another height.
  ///
  /// An `Insets` view shows its size, and then its safe area insets at the top, leading, bottom and
  /// trailing edges.
  private func host(
    keyboard height: CGFloat = 100,
    @ViewBuilder _ content: () -> some View
  ) -> TestHost {
    let host = TestHost(screen: .withSafeArea, content: content)
    host.keyboardHeight = height
    return host
  }

  @Test func `A view ends above the keyboard, and grows again when the keyboard disappears`() {
    let host = host { Insets() }
    #expect(host.texts == ["200 x 160: 40 0 100 0"])
    #expect(host.keyboardHeight == 100)
    host.keyboardHeight = 0
    #expect(host.texts == ["200 x 240: 40 0 20 0"])
  }

  @Test func `A keyboard that fits into the bottom inset of the device changes nothing`() {
    #expect(host(keyboard: 10) { Insets() }.texts == ["200 x 240: 40 0 20 0"])
    #expect(host(keyboard: -5) { Insets() }.texts == ["200 x 240: 40 0 20 0"])
  }

  @Test func `A view that ignores the keyboard at the bottom edge keeps its size`() {
    #expect(host { Insets().ignoresSafeArea(.keyboard) }.texts == ["200 x 240: 40 0 20 0"])
    let top = host { Insets().ignoresSafeArea(.keyboard, edges: .top) }
    #expect(top.texts == ["200 x 160: 40 0 100 0"])
  }

  @Test func `A view that ignores no region stays inside of the safe area`() {
    #expect(host { Insets().ignoresSafeArea([]) }.texts == ["200 x 160: 40 0 100 0"])
  }

  @Test func `A view that ignores only the container region ends above the keyboard`() {
    #expect(host { Insets().ignoresSafeArea(.container) }.texts == ["200 x 200: 0 0 100 0"])
    #expect(host { Insets().ignoresSafeArea() }.texts == ["200 x 300: 0 0 0 0"])
  }

  @Test func `A bar at the bottom moves above the keyboard`() {
    let host = host {
      Insets().safeAreaInset(edge: .bottom, spacing: 0) {
        Color.red.frame(height: 30).accessibilityIdentifier("bar")
      }
    }
    #expect(host.texts == ["200 x 130: 40 0 130 0"])
    #expect(host.frame(of: "bar") == CGRect(x: 0, y: 170, width: 200, height: 30))
  }

  @Test(arguments: [true, false])
  func `A view fills the screen if two modifiers each ignore a different region`(isOuter: Bool) {
    let host = host {
      Insets()
        .ignoresSafeArea(isOuter ? .container : .keyboard)
        .ignoresSafeArea(isOuter ? .keyboard : .container)
    }
    #expect(host.texts == ["200 x 300: 0 0 0 0"])
  }

  @Test func `A bar above the keyboard limits even a view that ignores the keyboard`() {
    let host = host {
      Insets().ignoresSafeArea(.keyboard).safeAreaInset(edge: .bottom, spacing: 0) {
        Color.red.frame(height: 30)
      }
    }
    #expect(host.texts == ["200 x 130: 40 0 130 0"])
  }

  @Test func `The keyboard covers a scroll view, whose content can scroll above the keyboard`() {
    let host = host {
      ScrollView { Text("Tall").frame(maxWidth: .infinity).frame(height: 500) }
    }
    let scrollView = host.elements(of: .scrollView).first
    #expect(scrollView.flatMap(host.frame) == CGRect(x: 0, y: 0, width: 200, height: 300))
    host.scroll(by: CGSize(width: 0, height: 1_000))
    // The bottom edge of the content is at 200 points, where the keyboard begins.
    #expect(host.frame(of: "Tall")?.midY == -50)
    host.keyboardHeight = 0
    // The bottom edge of the content is at 280 points, where the safe area ends.
    #expect(host.frame(of: "Tall")?.midY == 30)
  }

  private struct Screen: View {
    var body: some View {
      VStack(spacing: 0) {
        Plain()
        GeometryReader { proxy in Reading(height: proxy.size.height) }
      }
    }
  }

  private struct Plain: View {
    var body: some View { Text("plain") }
  }

  private struct Reading: View {
    let height: CGFloat
    var body: some View { Text("\(Int(height))") }
  }

  @Test func `A keyboard that appears runs only the bodies that depend on the geometry`() {
    let host = host(keyboard: 0) { Screen() }
    // The safe area is 240 points high, and 160 points with the keyboard. The text "plain" takes 16
    // of these points.
    #expect(host.texts == ["plain", "224"])
    #expect(host.bodies { host.keyboardHeight = 100 } == ["GeometryReader", "Reading"])
    #expect(host.texts == ["plain", "144"])
    #expect(host.bodies { host.keyboardHeight = 100 } == [])
  }

  /// A scroll view with ten fields, which are 40 points high each.
  private struct Fields: View {
    var mode = ScrollDismissesKeyboardMode.automatic
    @State private var text = ""

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { index in
            TextField("Field \(index)", text: $text).frame(height: 40)
          }
        }
      }
      .scrollDismissesKeyboard(mode)
    }
  }

  /// Returns the y-coordinate of the bottom edge of the visible part of a field.
  private func bottom(_ name: String, in host: TestHost) -> CGFloat? {
    host.element(name).flatMap { host.screen?.visibleFrame(of: $0) }?.maxY
  }

  @Test func `The field in focus is scrolled above the keyboard`() throws {
    let host = host(keyboard: 0) { Fields() }
    host.focus("Field 5")
    // The content begins below the top inset of 40 points, so field 5 covers 240 to 280 points. The
    // keyboard will begin at 200 points.
    #expect(host.scrollOffset()?.y == -40)
    host.keyboardHeight = 100
    let offset = try #require(host.scrollOffset()?.y)
    #expect(offset > -40)
    #expect(try #require(bottom("Field 5", in: host)) <= 200)
    host.focus("Field 4")
    #expect(host.scrollOffset()?.y == offset)
    host.focus("Field 8")
    #expect(try #require(host.scrollOffset()?.y) > offset)
    #expect(try #require(bottom("Field 8", in: host)) <= 200)
  }

  @Test func `The field in focus stays above the keyboard when the screen shrinks`() throws {
    let host = host { Fields() }
    host.focus("Field 5")
    let offset = try #require(host.scrollOffset()?.y)
    // The upper edge of the keyboard moves from 200 to 150 points.
    host.size = CGSize(width: 200, height: 250)
    #expect(try #require(host.scrollOffset()?.y) > offset)
    #expect(try #require(bottom("Field 5", in: host)) <= 150)
  }

  @Test func `The user can scroll the field in focus out of view`() {
    let host = host(keyboard: 0) { Fields() }
    host.focus("Field 5")
    host.keyboardHeight = 100
    host.scroll(to: CGPoint(x: 0, y: -40))
    #expect(host.scrollOffset()?.y == -40)
    #expect(host.focusedLabel == "Field 5")
  }

  @Test func `A new screen size, not a new spacing, scrolls the focused field into view`() throws {
    let host = host { Fields() }
    let screen = try #require(host.screen)
    host.focus("Field 5")
    host.scroll(to: CGPoint(x: 0, y: -40))
    var settings = screen.settings
    settings.spacing = 9
    screen.settings = settings
    #expect(host.scrollOffset()?.y == -40)
    // The upper edge of the keyboard moves from 200 to 150 points.
    settings.size.height = 250
    screen.settings = settings
    #expect(try #require(host.scrollOffset()?.y) > -40)
    #expect(try #require(bottom("Field 5", in: host)) <= 150)
  }

  @Test(arguments: [true, false])
  func `Scrolling takes the focus from a field only if the keyboard is shown`(isKeyboardShown: Bool)
  {
    let host = host(keyboard: isKeyboardShown ? 100 : 0) { Fields(mode: .immediately) }
    host.focus("Field 0")
    host.scroll(by: CGSize(width: 0, height: 30))
    #expect(host.focusedLabel == (isKeyboardShown ? nil : "Field 0"))
  }

  @Test func `A sheet ends above the keyboard`() throws {
    let host = host {
      Text("page").sheet(isPresented: .constant(true)) { Insets() }
    }
    let sheet = try #require(host.elements(of: .sheet).first)
    #expect(host.texts == ["page", "200 x 160: 40 0 100 0"])
    #expect(host.screen?.frame(of: sheet)?.maxY == 200)
    host.keyboardHeight = 0
    #expect(host.texts == ["page", "200 x 240: 40 0 20 0"])
    #expect(host.screen?.frame(of: sheet)?.maxY == 280)
  }
}
