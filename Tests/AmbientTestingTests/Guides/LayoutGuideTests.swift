import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite struct `The article about layout in tests` {
  @Test func `Each listing of the article about layout runs as a test`() throws {
    let listings = try GuideListings(
      of: "Sources/AmbientTesting/AmbientTesting.docc/LayoutInTests.md"
    )
    #expect(listings.declarations.count == 19)
    #expect(try listings.missing(from: #filePath) == [])
  }

  struct Profile: View {
    @State private var isFollowed = false

    var body: some View {
      VStack(alignment: .leading) {
        HStack {
          RoundedRectangle(cornerRadius: 4).fill(.blue)
            .frame(width: 32, height: 32)
            .accessibilityIdentifier("picture")
          Text("Ada Lovelace")
        }
        Toggle("Follow", isOn: $isFollowed)
      }
      .padding()
    }
  }

  @MainActor
  @Test func `The name stands beside the picture`() {
    let host = TestHost(size: CGSize(width: 240, height: 128)) { Profile() }
    #expect(host.frame(of: "picture") == CGRect(x: 16, y: 29, width: 32, height: 32))
    #expect(host.frame(of: "Ada Lovelace") == CGRect(x: 56, y: 37, width: 96, height: 16))
  }

  @MainActor
  @Test func `The toggle extends to the trailing padding`() throws {
    let host = TestHost(size: CGSize(width: 240, height: 128)) { Profile() }
    let toggle = try #require(host.element("Follow", of: .toggle))
    #expect(host.frame(of: toggle)?.maxX == 224)
  }

  @MainActor
  @Test func `A profile shows a picture, a name and a switch`() {
    let host = TestHost(size: CGSize(width: 240, height: 128)) { Profile() }
    host.toggle("Follow")
    #expect(
      host.picture == """


          ░░░░ Ada Lovelace
          ░░░░

          Follow                 [x]
        """
    )
  }

  @MainActor
  @Test func `A long name is truncated`() {
    let host = TestHost(screen: .cells(columns: 8, rows: 1)) { Text("Ada Lovelace") }
    #expect(host.picture == "Ada Lov…")
  }

  @MainActor
  @Test func `The SVG drawing of a profile contains the name`() throws {
    let host = TestHost(size: CGSize(width: 240, height: 128)) { Profile() }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("profile.svg")
    try host.svg(colorScheme: .dark).write(to: file, atomically: true, encoding: .utf8)
    #expect(host.svg.contains(">Ada Lovelace</text>"))
  }

  struct Columns: View {
    var body: some View {
      GeometryReader { proxy in
        Text(proxy.size.width > 300 ? "wide" : "narrow")
      }
    }
  }

  @MainActor
  @Test func `A wide screen and a narrow screen show different texts`() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Columns() }
    #expect(host.texts == ["narrow"])
    host.size.width = 400
    #expect(host.texts == ["wide"])
  }

  @MainActor
  @Test func `A color that ignores the safe area fills the whole screen`() {
    var screen = ScreenSettings(size: CGSize(width: 100, height: 200))
    screen.safeAreaInsets = EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0)
    let host = TestHost(screen: screen) {
      Color.blue.ignoresSafeArea().accessibilityIdentifier("safe")
    }
    #expect(host.frame(of: "safe") == CGRect(x: 0, y: 40, width: 100, height: 160))
    #expect(host.svg.contains("width=\"100\" height=\"200\" fill=\"#007AFF\""))
  }

  struct Inbox: View {
    @State private var isDown = false

    var body: some View {
      ScrollViewReader { proxy in
        Button("Newest") { proxy.scrollTo(99, anchor: .bottom) }
        Text(isDown ? "shadow" : "no shadow")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { Text("Mail \($0)").frame(height: 40) }
          }
        }
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 0
        } action: {
          isDown = $1
        }
        .frame(height: 200)
        .accessibilityIdentifier("inbox")
      }
    }
  }

  @MainActor
  @Test func `The inbox scrolls`() {
    let host = TestHost(size: CGSize(width: 200, height: 300)) { Inbox() }
    host.scroll("inbox", by: CGSize(width: 0, height: 80))
    #expect(host.scrollOffset(of: "inbox") == CGPoint(x: 0, y: 80))
    #expect(host.texts.contains("shadow"))
    host.scroll("inbox", .down)
    #expect(host.scrollOffset(of: "inbox")?.y == 280)
    host.scroll("Mail 3", to: .zero)
    #expect(host.bodies { host.tap("Newest") } == [])
    #expect(host.scrollOffset()?.y == 3800)
  }

  struct Archive: View {
    var body: some View {
      List(0..<100_000, id: \.self) { ArchiveRow(year: $0) }
    }
  }

  struct ArchiveRow: View {
    let year: Int

    var body: some View { Text("Year \(year)") }
  }

  @MainActor
  @Test func `The archive runs only the bodies of rows on or near the screen`() {
    let host = TestHost(size: CGSize(width: 200, height: 220)) { Archive() }
    #expect(host.texts == (0..<7).map { "Year \($0)" })
    #expect(host.bodies { host.scroll(by: CGSize(width: 0, height: 44)) } == ["ArchiveRow"])
  }

  struct Photos: View {
    @State private var number = 0

    var body: some View {
      TabView(selection: $number) {
        ForEach(0..<1_000, id: \.self) { Photo(number: $0) }
      }
      .tabViewStyle(.page)
    }
  }

  struct Photo: View {
    let number: Int

    var body: some View { Text("Photo \(number)") }
  }

  @MainActor
  @Test func `Turning to photo 1 runs only the body of photo 2`() {
    let host = TestHost(size: CGSize(width: 200, height: 220)) { Photos() }
    #expect(host.texts == ["Photo 0", "Photo 1"])
    #expect(host.bodies { host.scroll(.trailing) } == ["Photo"])
    #expect(host.texts == ["Photo 0", "Photo 1", "Photo 2"])
    #expect(host.visibleTexts == ["Photo 1"])
  }

  struct Names: View {
    @State private var last = "Row 999"

    var body: some View {
      ForEach(0..<999) { Text("Row \($0)") }
      Text(last)
      Button("Rename") { last = "Name 999" }
    }
  }

  @MainActor
  @Test func `A change of one text causes few measurements`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 400)) { Names() }
    let before = try #require(host.screen?.counters)
    host.tap("Rename")
    let after = try #require(host.screen?.counters)
    #expect(after.measured - before.measured < 50)
  }
}
