import Ambient
import AmbientScreen
import AmbientTesting
import Testing

private struct Root: View {
  @State private var hasSheet = false
  @State private var hasAlert = false
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Sheet") { animated { hasSheet = true } }
      Button("Alert") { animated { hasAlert = true } }
      Button("Push") { animated { path.append(1) } }
      Button("At once") { path.append(1) }
        .sheet(isPresented: $hasSheet) {
          Button("Down") { animated { hasSheet = false } }
        }
        .alert("Title", isPresented: $hasAlert) {
          Button("OK") { animated { hasAlert = false } }
        }
        .navigationDestination(for: Int.self) { _ in
          Button("Pop") { animated { _ = path.removeLast() } }
        }
    }
  }

  private func animated(_ change: () -> Void) { withAnimation(.linear(duration: 1), change) }
}

@Suite @MainActor struct `A page or a sheet that an animated change presents` {
  /// Returns a host with a screen of 100 x 200 points.
  ///
  /// A page slides by the whole width of the screen, and a sheet by the whole height.
  private func host() -> TestHost {
    TestHost(size: CGSize(width: 100, height: 200), runsAnimations: true) { Root() }
  }

  private func moved(_ position: CGFloat, by distance: CGFloat) -> CGFloat { position + distance }

  @Test func `A sheet slides in from the bottom edge and slides out at the bottom edge`() throws {
    let host = host()
    host.tap("Sheet")
    #expect(try #require(host.frame(of: "Down")).minY > 200)
    host.advance(by: 1)
    let top = try #require(host.frame(of: "Down")?.minY)
    host.tap("Down")
    host.advance(by: 0.25)
    #expect(host.frame(of: "Down")?.minY == moved(top, by: 50))
    host.advance(by: 0.75)
    #expect(host.frame(of: "Down") == nil)
    #expect(host.texts == ["Sheet", "Alert", "Push", "At once"])
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A leaving sheet that is presented again turns back from its current place`() throws {
    let host = host()
    host.tap("Sheet")
    host.advance(by: 1)
    let top = try #require(host.frame(of: "Down")?.minY)
    host.tap("Down")
    host.advance(by: 0.5)
    host.tap("Sheet")
    #expect(host.frame(of: "Down")?.minY == moved(top, by: 100))
    host.advance(by: 1)
    #expect(host.frame(of: "Down")?.minY == top)
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A page stays visible until a new page covers it, in a stack of any depth`() {
    struct Deep: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationDestination(for: Int.self) { number in Text("Page \(number)") }
        }
        Button("Push") {
          withAnimation(.linear(duration: 1)) { path.append(path.count + 1) }
        }
      }
    }
    let host = TestHost(size: CGSize(width: 100, height: 200), runsAnimations: true) { Deep() }
    var covered = "Root"
    for number in 1...7 {
      host.tap("Push")
      host.advance(by: 0.5)
      #expect(host.frame(of: covered)?.minX ?? -1 >= 0, "page \(number)")
      host.advance(by: 0.5)
      #expect(host.frame(of: covered) == nil)
      covered = "Page \(number)"
    }
  }

  @Test func `An alert fades in and out`() {
    let host = host()
    host.tap("Alert")
    host.advance(by: 0.25)
    #expect(host.svg.contains("<g opacity=\"0.25\">"))
    host.advance(by: 0.75)
    #expect(!host.svg.contains("<g opacity"))
    host.tap("OK")
    host.advance(by: 0.25)
    #expect(host.svg.contains("<g opacity=\"0.75\">"))
    host.advance(by: 0.75)
    #expect(host.texts == ["Sheet", "Alert", "Push", "At once"])
  }

  @Test func `A pushed page enters from the trailing edge in front of the previous page`() throws {
    let host = host()
    let previous = host.frame(of: "Push")
    host.tap("Push")
    host.advance(by: 0.25)
    // The button is still 75 points to the right of its final place.
    let start = try #require(host.frame(of: "Pop")?.minX)
    #expect(host.frame(of: "Push") == previous)
    host.advance(by: 0.75)
    #expect(host.frame(of: "Pop")?.minX == moved(start, by: -75))
    #expect(host.frame(of: "Push") == nil)
    host.tap("Pop")
    host.advance(by: 0.25)
    // The button is 25 points to the right of the place that it had before the tap.
    #expect(host.frame(of: "Pop")?.minX == moved(start, by: -50))
    #expect(host.frame(of: "Push") == previous)
    host.advance(by: 0.75)
    #expect(host.frame(of: "Pop") == nil)
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A leaving page that is pushed again covers the previous page again`() {
    let host = host()
    let previous = host.frame(of: "Push")
    host.tap("Push")
    host.advance(by: 1)
    let place = host.frame(of: "Pop")
    host.tap("Pop")
    host.advance(by: 0.5)
    host.tap("Push")
    #expect(host.frame(of: "Push") == previous)
    host.advance(by: 1)
    #expect(host.frame(of: "Push") == nil)
    #expect(host.frame(of: "Pop") == place)
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A page that is pushed without an animation is at its place at once`() {
    let host = host()
    host.tap("At once")
    #expect(host.frame(of: "Push") == nil)
    #expect(host.frame(of: "Pop")?.midX == 50)
    #expect(host.viewTree.nextDeadline == nil)
  }
}
