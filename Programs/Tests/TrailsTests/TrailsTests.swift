import AmbientTesting
import SwiftUI
import Testing

@testable import Trails

@MainActor
@Suite struct TrailsTests {
  private func open() -> TestHost {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    return TestHost(environment: environment) { TrailsView() }
  }

  private func names(_ host: TestHost) -> [String] {
    host.findAll(.button).map(\.name).filter { $0.contains("·") }
  }

  @Test func `Filters limit the list of trails`() {
    let host = open()
    #expect(host.find(.heading, "3 of 3 trails").exists)
    host.expand("Filter")
    host.find(.toggle, "Forest, 2").tap()
    #expect(host.find(.heading, "2 of 3 trails").exists)
    #expect(host.find(.toggle, "Forest, 2").isSelected)
    #expect(host.find(.toggle, "Lake, 1").exists)
    host.find(.picker, "Difficulty").choose("Up to Easy")
    #expect(names(host) == ["Mirror Lake, Easy · 5.2 km"])
    host.find(.toggle, "Waterfall, 0").tap()
    #expect(host.find(.heading, "0 of 3 trails").exists)
    #expect(names(host) == [])
  }

  @Test func `A slider limits the length of the trails`() {
    let host = open()
    host.expand("Filter")
    let slider = host.find(.slider, "Longest")
    #expect(slider.value == "25 kilometers")
    slider.decrement(times: 10)
    #expect(slider.value == "15 kilometers")
    #expect(host.find(.heading, "2 of 3 trails").exists)
  }

  @Test func `Trails are sorted by name, or by length`() {
    let host = open()
    #expect(names(host).first == "Long Ridge, Hard · 18.5 km")
    let bodies = host.bodies { host.find(.toggle, "Sort by length").tap() }
    #expect(bodies == ["TrailsView"])
    #expect(names(host).last == "Long Ridge, Hard · 18.5 km")
  }

  @Test func `The page of a trail describes its heights`() {
    let host = open()
    host.find(.button, "Long Ridge, Hard · 18.5 km").tap()
    #expect(host.find(.heading, "Long Ridge").exists)
    #expect(host.find(.text, "Length, 18.5, km, Climb, 1,500, m").exists)
    #expect(host.find(.element, "Height profile").value == "800 to 2,100 meters")
  }

  @Test func `The picture of a trail scrolls with its page`() {
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      NavigationStack { TrailDetail(trail: Trail.samples[1]) }
    }
    let title = host.frame(of: "Long Ridge")
    let picture = host.frame(of: "Picture of Long Ridge")
    host.scroll(by: CGSize(width: 0, height: 100))
    #expect(host.frame(of: "Long Ridge")?.minY == title.map { $0.minY - 100 })
    #expect(host.frame(of: "Picture of Long Ridge")?.minY == picture.map { $0.minY - 100 })
    #expect(host.find(.element, "Picture of Long Ridge").exists)
    #expect(host.find(.page).name == "")
    host.scroll(by: CGSize(width: 0, height: 160))
    #expect(host.find(.page).name == "Long Ridge")
  }
}
