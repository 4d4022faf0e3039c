import Ambient
import AmbientTesting
import Foundation
import Testing

private struct BarDetent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    context.dynamicTypeSize.isAccessibilitySize ? nil : max(44, context.maxDetentValue * 0.1)
  }
}

private struct Map: View {
  @State private var detent = PresentationDetent.medium

  var body: some View {
    Text(detent == .large ? "covered" : "visible")
      .sheet(isPresented: .constant(true)) { Places(detent: $detent) }
  }
}

private struct Places: View {
  @Binding var detent: PresentationDetent

  var body: some View {
    Text("places").presentationDetents(
      [.medium, .large, .height(2000), .custom(BarDetent.self)],
      selection: $detent
    )
  }
}

private enum Phone {
  struct Half: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue * 0.5 }
  }
}

private enum Tablet {
  struct Half: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue * 0.25 }
  }
}

private struct Halves: View {
  @State private var detent = PresentationDetent.custom(Phone.Half.self)

  var body: some View {
    Text(detent == .custom(Tablet.Half.self) ? "tablet" : "phone")
      .sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDetents(
          [.custom(Phone.Half.self), .custom(Tablet.Half.self)],
          selection: $detent
        )
      }
  }
}

@Suite @MainActor struct `The heights of a sheet` {
  @Test func `A sheet sets its binding to the height that the user chooses`() {
    let host = TestHost { Map() }
    let sheet = host.elements(of: .sheet).first
    #expect(sheet?[.detents] == "custom(BarDetent) height(2000) large medium")
    #expect(host.bodies { host.chooseDetent(.large) }.contains("Places") == false)
    #expect(sheet?[.detent] == "large")
    #expect(host.texts == ["covered", "places"])
    host.chooseDetent(.custom(BarDetent.self))
    #expect(sheet?[.detent] == "custom(BarDetent)")
    #expect(host.texts == ["visible", "places"])
  }

  @Test func `Custom detents remain distinct even if their types have the same name`() throws {
    let host = TestHost { Halves() }
    let sheet = try #require(host.elements(of: .sheet).first)
    let detents = try #require(sheet.detail(PresentationDetentsDetail.self))
    let heights = detents.heights(maximum: 800)
    #expect(heights.map { $0.height } == [200, 400])
    #expect(Set(heights.map { $0.name }).count == 2)
    #expect(sheet[.detent] == heights.last?.name)
    host.chooseDetent(.custom(Tablet.Half.self))
    #expect(host.texts == ["tablet", "sheet"])
    #expect(sheet[.detent] == heights.first?.name)
    host.chooseDetent(.custom(Phone.Half.self))
    #expect(host.texts == ["phone", "sheet"])
  }

  @Test func `A sheet takes its heights and its current height from the same modifier`() throws {
    struct Nested: View {
      @State private var detent = PresentationDetent.large

      var body: some View {
        Text("\(detent == .large)").sheet(isPresented: .constant(true)) {
          Text("sheet")
            .presentationDetents([.medium, .height(100)])
            .presentationDetents([.medium, .large], selection: $detent)
        }
      }
    }
    let host = TestHost { Nested() }
    let sheet = try #require(host.elements(of: .sheet).first)
    let detents = try #require(sheet.detail(PresentationDetentsDetail.self))
    let names = detents.heights(maximum: 800).map { $0.name }.sorted()
    #expect(sheet[.detents] == names.joined(separator: " "))
    #expect((sheet[.detent] == nil) == !sheet.takes(ChooseDetentEvent.self))
    #expect((sheet[.detent] == nil) == !names.contains("large"))
  }

  @Test func `A sheet ignores a height that is not one of its heights`() throws {
    let host = TestHost { Map() }
    let sheet = try #require(host.elements(of: .sheet).first)
    host.perform(.chooseDetent("fraction(0.5)"), on: sheet)
    #expect(sheet[.detent] == "medium")
    withKnownIssue {
      host.chooseDetent(.fraction(0.5))
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        "There is no choice with the name \"fraction(0.5)\" in the Sheet."
      ) == true
    }
  }

  @Test func `The user cannot choose the height of a sheet without a selection binding`() {
    let host = TestHost {
      Text("base").sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDetents([.medium, .large])
      }
    }
    #expect(host.elements(of: .sheet).map { $0.takes(ChooseDetentEvent.self) } == [false])
    withKnownIssue {
      host.chooseDetent(.large)
    } matching: { issue in
      issue.comments.first?.rawValue
        == """
        There is no sheet with a choice of heights.

        To fix this:
          • Add 'presentationDetents(_:selection:)' to the content.
        """
    }
  }

  @Test func `A height that the user chooses goes to the newest binding`() {
    struct Pair: View {
      @State private var usesFirst = true
      @State private var first = PresentationDetent.medium
      @State private var second = PresentationDetent.medium
      var body: some View {
        Text("\(first == .large) \(second == .large)").sheet(isPresented: .constant(true)) {
          Button("Second") { usesFirst = false }
            .presentationDetents([.medium, .large], selection: usesFirst ? $first : $second)
        }
      }
    }
    let host = TestHost { Pair() }
    host.tap("Second")
    host.chooseDetent(.large)
    #expect(host.texts.first == "false true")
  }

  @Test func `A host gets all heights in points, including the heights of custom detents`() throws {
    let host = TestHost { Map() }
    let sheet = try #require(host.elements(of: .sheet).first)
    let detents = try #require(sheet.detail(PresentationDetentsDetail.self))
    let heights = detents.heights(maximum: 800)
    #expect(heights.map { $0.name }.prefix(2) == ["custom(BarDetent)", "medium"])
    // The bar is a tenth of the maximum, and `medium` is half of the maximum. Both `large` and the
    // height of 2000 points become the maximum.
    #expect(heights.map { $0.height } == [80, 400, 800, 800])
    #expect(detents.heights(maximum: 300).first?.height == 44)
  }

  @Test func `The height of a custom detent can depend on the environment`() throws {
    let host = TestHost { Map() }
    let sheet = try #require(host.elements(of: .sheet).first)
    let detents = try #require(sheet.detail(PresentationDetentsDetail.self))
    host.set(\.dynamicTypeSize, to: .accessibility1)
    #expect(detents.heights(maximum: 800).map { $0.height } == [400, 800, 800])
  }
}
