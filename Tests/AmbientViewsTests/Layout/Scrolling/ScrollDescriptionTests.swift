import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The description of a scroll view` {
  private struct Flashing: View {
    @State private var trigger = 0
    var body: some View {
      Inner().scrollIndicatorsFlash(trigger: trigger)
      Button("Flash") { trigger += 1 }
    }
  }

  private struct Inner: View {
    var body: some View {
      ScrollView { Text("a") }
    }
  }

  private func scrollView(_ host: TestHost) -> Element? { host.elements(of: .scrollView).first }

  @Test func `A scroll view counts the flashes of its indicators`() {
    let host = TestHost { Flashing() }
    #expect(scrollView(host)?[.indicatorFlashes] == nil)
    #expect(host.bodies { host.tap("Flash") } == ["Flashing"])
    #expect(scrollView(host)?[.indicatorFlashes] == 1)
    let appearing = TestHost { Inner().scrollIndicatorsFlash(onAppear: true) }
    #expect(scrollView(appearing)?[.indicatorFlashes] == 1)
    let both = TestHost { Flashing().scrollIndicatorsFlash(onAppear: true) }
    #expect(scrollView(both)?[.indicatorFlashes] == 1)
    both.tap("Flash")
    #expect(scrollView(both)?[.indicatorFlashes] == 2)
  }

  @Test func `A scroll view has its anchors, target behavior and background as attributes`() {
    let host = TestHost {
      Inner()
        .defaultScrollAnchor(.bottom)
        .defaultScrollAnchor(.center, for: .alignment)
        .scrollTargetBehavior(.paging)
        .scrollContentBackground(.hidden)
    }
    let element = scrollView(host)
    #expect(element?[.initialAnchor] == "0.5 1")
    #expect(element?[.sizeAnchor] == "0.5 1")
    #expect(element?[.contentAnchor] == "0.5 0.5")
    #expect(element?[.targetBehavior] == "PagingScrollTargetBehavior")
    #expect(element?[.contentBackground] == "hidden")
    let behavior = element?.detail(ScrollTargetBehaviorDetail.self)?.behavior
    #expect(behavior is PagingScrollTargetBehavior)
  }

  @Test func `Each call of scrollTo adds a numbered request to the element of the scroll reader`() {
    let host = TestHost {
      ScrollViewReader { proxy in
        Button("Go") { proxy.scrollTo("x", anchor: .top) }
        Inner()
      }
    }
    #expect(host.bodies { host.tap("Go") } == [])
    host.tap("Go")
    let reader = host.elements(of: .scrollViewReader).first
    let target = ScrollRequest.Target.view(ScrollViewID("x"))
    #expect(
      reader?.detail(ScrollRequestsDetail.self)?.requests == [
        ScrollRequest(number: 1, target: target, anchor: .top),
        ScrollRequest(number: 2, target: target, anchor: .top),
      ]
    )
  }
}

@Suite @MainActor struct `The identifiers of an element` {
  private struct Board: View {
    var body: some View {
      VStack {
        ForEach(["a", "b"], id: \.self) { name in
          ForEach(0..<2, id: \.self) { number in
            Text("\(name)\(number)")
          }
        }
        Group {
          Text("first")
          Text("second")
        }
        .id("pair")
        Text("plain")
      }
    }
  }

  @Test func `The identifiers of an element come from loops and id modifiers, innermost first`() {
    let host = TestHost { Board() }
    func identifiers(_ text: String) -> [AnyHashable]? { host.element(text)?.identifiers }
    #expect(identifiers("b1") == [AnyHashable(1), AnyHashable("b")])
    #expect(identifiers("second") == [AnyHashable("pair")])
    #expect(identifiers("plain") == [])
  }

  @Test
  func `An identifier finds the elements of the first view that has the identifier`() throws {
    let host = TestHost { Board() }
    let stack = try #require(host.elements(of: .vStack).first)
    func texts(_ id: AnyHashable) -> [String?] { stack.elements(identifiedBy: id).map(\.text) }
    #expect(texts("b") == ["b0", "b1"])
    #expect(texts(1) == ["a1"])
    #expect(texts("pair") == ["first", "second"])
    #expect(texts("missing") == [])
    host.unmount()
    #expect(texts("b") == [])
  }
}
