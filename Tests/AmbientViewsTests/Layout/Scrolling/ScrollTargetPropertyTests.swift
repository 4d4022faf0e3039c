import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The properties of a scroll target behavior` {
  private struct Rows: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
  }

  private struct RowsOnPhones: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

    func properties(context: PropertiesContext) -> Properties {
      var properties = Properties()
      properties.limitsScrolls = context.horizontalSizeClass == .compact
      return properties
    }
  }

  private func limits(_ behavior: some ScrollTargetBehavior) -> Bool? {
    TestHost { ScrollView { Text("a") }.scrollTargetBehavior(behavior) }
      .elements(of: .scrollView).first?[.limitsScrolls]
  }

  @Test func `Paging limits scrolls, and so do the limit behaviors always and alwaysByOne`() {
    #expect(limits(Rows()) == nil)
    #expect(limits(.paging) == true)
    #expect(limits(.viewAligned) == nil)
    #expect(limits(.viewAligned(limitBehavior: .always)) == true)
    #expect(limits(.viewAligned(limitBehavior: .alwaysByOne)) == true)
    #expect(limits(.viewAligned(limitBehavior: .never)) == nil)
  }

  @Test func `The properties of a target behavior follow the environment of the scroll view`() {
    struct Screen: View {
      var body: some View { ScrollView { Text("a") }.scrollTargetBehavior(RowsOnPhones()) }
    }
    let host = TestHost { Screen() }
    host.takeBodies()
    let limits = { host.elements(of: .scrollView).first?[.limitsScrolls] }
    #expect(limits() == nil)
    #expect(host.bodies { host.set(\.horizontalSizeClass, to: .compact) } == [])
    #expect(limits() == true)
  }
}
