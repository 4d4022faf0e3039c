import AmbientTesting
import Combine
import SwiftUI
import Testing

@testable import Tunes

@MainActor
@Suite struct TunesTests {
  private let ticks = PassthroughSubject<TimeInterval, Never>()

  private func open() -> TestHost {
    TestHost { [ticks] in TunesView(ticks: ticks.eraseToAnyPublisher()) }
  }

  private func play(_ song: String, in host: TestHost) {
    host.findAll(.row).first { $0.name.hasPrefix(song) }?.find(.button).tap()
  }

  @Test func `The library is grouped by album`() {
    let host = open()
    #expect(
      host.findAll(.heading).map(\.name) == ["Library", "Day, The Larks", "Night, Various"]
    )
    #expect(host.findAll(.row).map(\.name).first == "Dawn, The Larks, 3:20")
    #expect(host.findAll(.button, "Pause").isEmpty)
  }

  @Test func `The mini player shows the song that plays`() {
    let host = open()
    play("Noon", in: host)
    #expect(host.find(.button, "Noon").hint == "Opens the player")
    #expect(host.find(.button, "Pause").exists)
    #expect(host.find(.button, "Current, Noon, The Larks, 3:05").exists)
    let bodies = host.bodies { host.find(.button, "Pause").tap() }
    #expect(bodies == ["TunesView", "MiniPlayer"])
    #expect(host.find(.button, "Play").exists)
  }

  @Test func `The player goes on to the next song`() {
    let host = open()
    play("Owl", in: host)
    host.find(.button, "Owl").tap()
    #expect(host.find(.heading, "Owl").exists)
    ticks.send(40)
    host.settle()
    #expect(host.find(.slider, "Position").value == "40")
    ticks.send(60)
    host.settle()
    #expect(host.find(.heading, "Bat").exists)
    host.find(.button, "Next").tap()
    #expect(host.find(.button, "Play").exists)
    #expect(host.find(.heading, "Bat").exists)
    for _ in 0..<2 { host.find(.button, "Repeat").tap() }
    #expect(host.find(.button, "Repeat").value == "one")
    host.find(.button, "Play").tap()
    ticks.send(90)
    host.settle()
    #expect(host.find(.heading, "Bat").exists)
    #expect(host.find(.slider, "Position").value == "0")
    #expect(host.find(.button, "Pause").exists)
  }

  @Test func `The last song is followed by the first while all songs repeat`() {
    let host = open()
    play("Bat", in: host)
    host.find(.button, "Bat").tap()
    host.find(.button, "Repeat").tap()
    #expect(host.find(.button, "Repeat").value == "all")
    host.find(.button, "Next").tap()
    #expect(host.find(.heading, "Owl").exists)
    host.find(.button, "Previous").tap()
    #expect(host.find(.heading, "Bat").exists)
    #expect(host.find(.button, "Pause").exists)
  }

  @Test func `An escape or a long drag closes the player`() {
    let host = open()
    play("Dawn", in: host)
    host.find(.button, "Dawn").tap()
    host.find(.slider, "Volume").increment(times: 2)
    #expect((Double(host.find(.slider, "Volume").value ?? "") ?? 0) > 0.65)
    host.find(.heading, "Dawn").escape()
    #expect(host.findAll(.slider).isEmpty)
    host.find(.button, "Dawn").tap()
    host.drag("Dawn", from: .zero, to: CGPoint(x: 0, y: 40))
    #expect(host.findAll(.slider).count == 2)
    host.drag("Dawn", from: .zero, to: CGPoint(x: 0, y: 300))
    #expect(host.findAll(.slider).isEmpty)
  }

  @Test func `The search has a tab of its own`() {
    let host = open()
    host.find(.tab, "Search").tap()
    host.find(.searchField).type("du")
    #expect(host.findAll(.row).map(\.name) == ["Dusk, The Larks, 4:00"])
    host.find(.searchField).type("xyz")
    #expect(host.find(.text, "No Results for “xyz”").exists)
  }

  @Test func `Another song starts at its beginning`() {
    let host = open()
    play("Dawn", in: host)
    ticks.send(50)
    play("Noon", in: host)
    host.find(.button, "Noon").tap()
    #expect(host.find(.slider, "Position").value == "0")
    host.adjust("Position", to: 100)
    #expect(host.find(.slider, "Position").value == "100")
    host.find(.button, "Next").tap()
    #expect(host.find(.heading, "Dusk").exists)
    #expect(host.find(.slider, "Position").value == "0")
  }

  @Test func `The third tap on the Repeat button turns repeating off`() {
    let host = open()
    play("Bat", in: host)
    host.find(.button, "Bat").tap()
    #expect(host.find(.button, "Repeat").value == "off")
    for mode in ["all", "one", "off"] {
      host.find(.button, "Repeat").tap()
      #expect(host.find(.button, "Repeat").value == mode)
    }
    host.find(.button, "Next").tap()
    #expect(host.find(.button, "Play").exists)
  }

  @Test func `A canceled drag moves the player back`() {
    let host = TestHost(size: CGSize(width: 400, height: 800)) { [ticks] in
      TunesView(ticks: ticks.eraseToAnyPublisher())
    }
    play("Dawn", in: host)
    host.find(.button, "Dawn").tap()
    let top = { host.find(.heading, "Dawn").node.flatMap { host.frame(of: $0.element) }?.minY ?? 0 }
    let rest = top()
    let touch = host.find(.heading, "Dawn").touch()
    touch?.move(by: CGSize(width: 0, height: 60))
    #expect(top() == rest + 60)
    touch?.move(by: CGSize(width: 0, height: -90))
    #expect(top() == rest)
    touch?.move(by: CGSize(width: 0, height: 90))
    touch?.cancel()
    #expect(top() == rest)
    #expect(host.find(.heading, "Dawn").exists)
  }

  @Test func `A canceled search shows all songs again`() {
    let host = open()
    host.find(.tab, "Search").tap()
    host.find(.searchField).type("owl")
    #expect(host.findAll(.row).count == 1)
    host.cancelSearch()
    #expect(host.findAll(.row).count == 5)
    #expect(host.find(.searchField).value == nil)
  }

  @Test func `The space bar pauses a song and plays it again`() {
    let host = open()
    play("Dawn", in: host)
    host.find(.button, "Dawn").tap()
    host.press(key: .space)
    #expect(host.find(.button, "Play").exists)
    ticks.send(10)
    host.settle()
    #expect(host.find(.slider, "Position").value == "0")
    host.press(key: .space)
    #expect(host.find(.button, "Pause").exists)
  }
}
