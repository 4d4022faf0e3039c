import Ambient
import AmbientScreen
import AmbientTesting
import Testing

/// A bar, and below it a view that moves when the bar changes its height.
private struct Below<Moved: View>: View {
  let height: CGFloat
  @ViewBuilder let moved: (_ isTall: Bool) -> Moved
  @State private var isTall = false

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 10, height: isTall ? 40 : height)
      moved(isTall)
      Spacer()
      Button("Animated") { withAnimation(.linear(duration: 1)) { isTall.toggle() } }
    }
  }
}

@Suite @MainActor struct `The movement of a view` {
  private let size = CGSize(width: 200, height: 200)

  @Test func `Each view moves with the animation that its own modifier sets`() {
    struct Rows: View {
      @State private var isLong = false

      var body: some View {
        VStack(spacing: 0) {
          if isLong { Color.red.frame(height: 40) }
          ForEach(0..<3) { index in
            Text("Row \(index)")
              .animation(.linear(duration: 1).delay(Double(index)), value: isLong)
          }
          Text("Still")
          Spacer()
          Button("Toggle") { isLong.toggle() }
        }
      }
    }
    let host = TestHost(size: size, runsAnimations: true) { Rows() }
    let tops = {
      (0..<3).map { host.frame(of: "Row \($0)")?.minY } + [host.frame(of: "Still")?.minY]
    }
    // Each row moves for one second. Row 0 starts at once, row 1 after one second, and row 2 after
    // two seconds. The text "Still" has no animation, and is at its new place at once.
    #expect(tops() == [0, 16, 32, 48])
    host.tap("Toggle")
    #expect(tops() == [0, 16, 32, 88])
    host.advance(by: 0.5)
    #expect(tops() == [20, 16, 32, 88])
    host.advance(by: 1)
    #expect(tops() == [40, 36, 32, 88])
    host.advance(by: 1)
    #expect(tops() == [40, 56, 52, 88])
    host.advance(by: 0.5)
    #expect(tops() == [40, 56, 72, 88])
  }

  @Test func `A view below an animated frame follows the frame and has no animation of its own`() {
    let host = TestHost(size: size, runsAnimations: true) {
      Below(height: 0) { _ in Text("Moved") }
    }
    host.tap("Animated")
    #expect(host.frame(of: "Moved")?.minY == 0)
    host.advance(by: 0.25)
    #expect(host.frame(of: "Moved")?.minY == 10)
    host.advance(by: 0.5)
    #expect(host.frame(of: "Moved")?.minY == 30)
  }

  @Test func `An animated change resizes a view step by step`() {
    struct Bar: View {
      @State private var isWide = false

      var body: some View {
        HStack(spacing: 0) {
          Color.red.accessibilityIdentifier("bar")
          if !isWide { Color.blue.frame(width: 100) }
        }
        .frame(height: 20)
        Button("Toggle") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
      }
    }
    let host = TestHost(size: size, runsAnimations: true) { Bar() }
    host.tap("Toggle")
    #expect(host.frame(of: "bar")?.width == 100)
    host.advance(by: 0.5)
    #expect(host.frame(of: "bar")?.width == 150)
    host.advance(by: 0.5)
    #expect(host.frame(of: "bar")?.width == 200)
  }

  @Test func `withAnimation calls its completion when the movement has ended`() throws {
    struct Pair: View {
      let note: () -> Void
      @State private var isSwapped = false

      var body: some View {
        HStack(spacing: 0) {
          ForEach(isSwapped ? [1, 0] : [0, 1], id: \.self) { Text("\($0)") }
        }
        Button("Swap") {
          withAnimation(.linear(duration: 1)) {
            isSwapped.toggle()
          } completion: {
            note()
          }
        }
      }
    }
    var completions = 0
    let host = TestHost(size: size, runsAnimations: true) { Pair { completions += 1 } }
    let start = try #require(host.frame(of: "0")?.minX)
    /// Returns how far the text is to the right of the place where "0" was before the swap.
    func distance(_ name: String) throws -> Double {
      try Double(#require(host.frame(of: name)).minX - start)
    }
    // The texts are 8 points wide and swap their places. Halfway, both are at 4 points.
    host.tap("Swap")
    host.advance(by: 0.5)
    #expect(try abs(distance("0") - 4) < 1e-9)
    #expect(try abs(distance("1") - 4) < 1e-9)
    #expect(completions == 0)
    host.advance(by: 0.5)
    #expect(try abs(distance("0") - 8) < 1e-9)
    #expect(completions == 1)
  }

  @Test func `A view that is inserted into a moving container does not move with the container`() {
    struct Card: View {
      @State private var isOpen = false

      var body: some View {
        VStack(spacing: 0) {
          if isOpen { Color.red.frame(height: 40) }
          HStack(spacing: 0) {
            Text("Old")
            if isOpen { Text("New") }
          }
          Spacer()
          Button("Open") { withAnimation(.linear(duration: 1)) { isOpen = true } }
        }
      }
    }
    let host = TestHost(size: size, runsAnimations: true) { Card() }
    host.tap("Open")
    host.advance(by: 0.5)
    #expect(host.frame(of: "Old")?.minY == 20)
    #expect(host.frame(of: "New")?.minY == 40)
  }

  @Test func `A view that is inserted into a moving geometry group moves with the group`() {
    struct Card: View {
      @State private var isOpen = false

      var body: some View {
        VStack(spacing: 0) {
          if isOpen { Color.red.frame(height: 40) }
          HStack(spacing: 0) {
            Text("Old")
            if isOpen { Text("New") }
          }
          .geometryGroup()
          Spacer()
          Button("Open") { withAnimation(.linear(duration: 1)) { isOpen = true } }
        }
      }
    }
    let host = TestHost(size: size, runsAnimations: true) { Card() }
    host.tap("Open")
    host.advance(by: 0.5)
    #expect(host.frame(of: "Old")?.minY == 20)
    #expect(host.frame(of: "New")?.minY == 20)
  }

  @Test func `onGeometryChange reports only the final place of a moving view`() {
    struct Reading: View {
      let note: (CGFloat) -> Void
      @State private var isOpen = false

      var body: some View {
        VStack(spacing: 0) {
          if isOpen { Color.red.frame(height: 40) }
          Text("Read").onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .global).minY
          } action: {
            note($0)
          }
          Spacer()
          Button("Open") { withAnimation(.linear(duration: 1)) { isOpen = true } }
        }
      }
    }
    var places: [CGFloat] = []
    let host = TestHost(size: size, runsAnimations: true) { Reading { places.append($0) } }
    host.tap("Open")
    host.advance(by: 0.5)
    #expect(host.frame(of: "Read")?.minY == 20)
    #expect(places == [0, 40])
  }

  @Test func `An unrelated change during a movement causes no extra layout work`() throws {
    struct Two: View {
      @State private var isOpen = false
      @State private var count = 0

      var body: some View {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            if isOpen { Color.red.frame(height: 40) }
            Text("Moved")
            Spacer()
          }
          .frame(width: 100)
          Text("\(count)").frame(width: 100)
        }
        Button("Open") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
        Button("Count") { count += 1 }
      }
    }
    func work(runsAnimations: Bool, opens: Bool) throws -> [Int] {
      let host = TestHost(size: size, runsAnimations: runsAnimations) { Two() }
      if opens {
        host.tap("Open")
        host.advance(by: 0.5)
      }
      let before = try #require(host.screen?.counters)
      host.tap("Count")
      let after = try #require(host.screen?.counters)
      #expect(host.frame(of: "Moved")?.minY == (opens ? 20 : 0))
      return [after.measured - before.measured, after.placed - before.placed]
    }
    let plain = try work(runsAnimations: false, opens: false)
    #expect(try work(runsAnimations: true, opens: false) == plain)
    #expect(try work(runsAnimations: true, opens: true) == plain)
  }

  @Test func `A step of a movement neither measures nor places views`() throws {
    let host = TestHost(size: size, runsAnimations: true) {
      Below(height: 40) { isTall in
        HStack {
          if isTall { Text("More") }
          Text("Moved")
        }
      }
    }
    host.tap("Animated")
    let before = try #require(host.screen?.counters)
    var places = [host.frame(of: "Moved")?.minX]
    for _ in 0..<2 {
      host.advance(by: 0.25)
      places.append(host.frame(of: "Moved")?.minX)
    }
    #expect(host.screen?.counters == before)
    #expect(Set(places).count == 3)
  }
}
