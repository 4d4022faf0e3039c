import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

@Suite("Pictures of menus, groups and date pickers") @MainActor
struct GroupPictureTests {
  private struct Page: View {
    var body: some View {
      DisclosureGroup("More") { Text("Inside") }
      LabeledContent("Version", value: "2.1")
      Menu("Edit") { Button("Copy") {} }
      DatePicker("Start", selection: .constant(Date(timeIntervalSince1970: 0)))
        .environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.calendar, Calendar(identifier: .gregorian))
        .environment(\.timeZone, .gmt)
    }
  }

  private func row(of text: String, in picture: String) -> Substring {
    picture.split(separator: "\n").first { $0.contains(text) } ?? ""
  }

  @Test func `A disclosure group always shows an arrow, and shows its content when expanded`() {
    let host = TestHost(screen: .cells(columns: 40, rows: 12)) { Page() }
    #expect(row(of: "More", in: host.picture).contains("▸"))
    #expect(!host.picture.contains("Inside"))
    host.expand("More")
    #expect(row(of: "More", in: host.picture).contains("▾"))
    #expect(host.picture.contains("Inside"))
  }

  @Test func `Labeled content has its label and its value at the two ends of a row`() {
    let host = TestHost(screen: .cells(columns: 40, rows: 12)) { Page() }
    let version = row(of: "Version", in: host.picture)
    #expect(version.hasPrefix("Version"))
    #expect(version.hasSuffix("2.1"))
    #expect(row(of: "Start", in: host.picture).contains("Jan 1, 1970"))
  }

  @Test func `A menu shows its items while it is open`() {
    let host = TestHost(screen: .cells(columns: 40, rows: 12)) { Page() }
    #expect(!host.picture.contains("Copy"))
    host.openMenu("Edit")
    #expect(host.picture.contains("Copy"))
    #expect(host.frame(of: "Edit")?.size == CGSize(width: 4, height: 1))
  }

  @Test func `SVG contains the labels of groups, menus, pickers and gauges`() {
    let host = TestHost(size: CGSize(width: 300, height: 300)) {
      Page()
      GroupBox("Box") { Text("In the box") }
      ColorPicker("Color", selection: .constant(.red))
      Gauge(value: 0.5) { Text("Level") }
    }
    for text in [
      "More", "Version", "2.1", "Edit", "Start", "Box", "In the box", "Color", "Level",
    ] {
      #expect(host.svg.contains(">\(text)</text>"))
    }
    #expect(host.svg.contains("#FF3B30"))
  }
}
