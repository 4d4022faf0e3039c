import Ambient
import AmbientTesting
import Foundation
import Testing

private struct HalfPageSizing: PresentationSizing {
  func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize {
    var size = PagePresentationSizing.page.proposedSize(for: root, context: context)
    size.height = size.height.map { $0 / 2 }
    return size
  }
}

/// A type-erased presentation sizing, which forwards each call to another presentation sizing.
private struct AnySizing: PresentationSizing {
  let base: any PresentationSizing

  init(_ base: some PresentationSizing) { self.base = base }

  var _name: String? { base._name }

  func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize {
    base.proposedSize(for: root, context: context)
  }
}

@Suite @MainActor struct `The size of a presentation` {
  /// Returns the size of a sheet whose content is 200 points wide and 50 points high.
  ///
  /// For the host, a page is 600 by 800 points, and a form is 400 by 500 points.
  private func size(
    _ sizing: some PresentationSizing,
    current: CGSize? = nil
  ) throws -> ProposedViewSize {
    let host = TestHost {
      Text("base").sheet(isPresented: .constant(true)) {
        Text("sheet").presentationSizing(sizing)
      }
    }
    let sheet = try #require(host.elements(of: .sheet).first)
    let detail = try #require(sheet.detail(PresentationSizingDetail.self))
    let root = PresentationSizingRoot { $0.replacingUnspecifiedDimensions(by: Self.content) }
    let context = PresentationSizingContext(currentSize: current) { name in
      switch name {
      case "page": ProposedViewSize(width: 600, height: 800)
      case "form": ProposedViewSize(width: 400, height: 500)
      default: .unspecified
      }
    }
    return detail.proposedSize(for: root, context: context)
  }

  private static let content = CGSize(width: 200, height: 50)

  @Test func `A host computes the size for each built-in presentation sizing`() throws {
    #expect(try size(.automatic) == .unspecified)
    #expect(try size(.page) == ProposedViewSize(width: 600, height: 800))
    #expect(try size(.form) == ProposedViewSize(width: 400, height: 500))
    #expect(try size(.fitted) == ProposedViewSize(width: 200, height: 50))
    #expect(
      try size(.page.fitted(horizontal: false, vertical: true))
        == ProposedViewSize(width: 600, height: 50)
    )
  }

  @Test func `A vertically sticky size is at least as high as the current size`() throws {
    let sizing = FittedPresentationSizing.fitted.sticky(vertical: true)
    #expect(try size(sizing) == ProposedViewSize(width: 200, height: 50))
    #expect(
      try size(sizing, current: CGSize(width: 300, height: 90))
        == ProposedViewSize(width: 200, height: 90)
    )
  }

  @Test func `A custom PresentationSizing type computes the size of a presentation`() throws {
    #expect(try size(HalfPageSizing()) == ProposedViewSize(width: 600, height: 400))
    #expect(
      try size(HalfPageSizing().fitted(horizontal: true, vertical: false))
        == ProposedViewSize(width: 200, height: 400)
    )
  }

  @Test func `A host sees the name of the type that computes the size`() {
    let host = TestHost {
      Text("base").sheet(isPresented: .constant(true)) {
        Text("sheet").presentationSizing(HalfPageSizing())
      }
    }
    #expect(host.elements(of: .sheet).map { $0[.presentationSizing] } == ["HalfPageSizing"])
  }

  @Test func `A sheet gets its size and the name of its sizing from the same modifier`() throws {
    struct Nested: View {
      @State private var isForm = false

      var body: some View {
        Text("base").sheet(isPresented: .constant(true)) {
          Button("Form") { isForm = true }
            .presentationSizing(isForm ? AnySizing(.form) : AnySizing(.automatic))
            .presentationSizing(.page)
        }
      }
    }
    let host = TestHost { Nested() }
    let sheet = try #require(host.elements(of: .sheet).first)
    // The context records the name of the sizing that computes the size.
    func check() {
      let detail = sheet.detail(PresentationSizingDetail.self)
      var name: String? = "no detail"
      let context = PresentationSizingContext {
        name = $0
        return .unspecified
      }
      _ = detail?.proposedSize(for: PresentationSizingRoot { _ in .zero }, context: context)
      #expect(sheet[.presentationSizing] == name)
    }
    check()
    host.tap("Form")
    check()
  }

  @Test func `A new value of a custom sizing changes the sheet only if a property differs`() {
    struct Growing: PresentationSizing {
      var height: Double

      func proposedSize(
        for root: PresentationSizingRoot,
        context: PresentationSizingContext
      ) -> ProposedViewSize {
        ProposedViewSize(width: nil, height: height)
      }
    }
    struct Steps: View {
      @State private var step = 0

      var body: some View {
        Button("Step") { step += 1 }
          .presentationSizing(Growing(height: step < 2 ? 100 : 200))
      }
    }
    let host = TestHost { Text("base").sheet(isPresented: .constant(true)) { Steps() } }
    var changes: [ElementChange] = []
    #expect(host.bodies { changes = host.changes { host.tap("Step") } } == ["Steps"])
    #expect(!changes.contains { $0.element == "Sheet" })
    #expect(host.bodies { changes = host.changes { host.tap("Step") } } == ["Steps"])
    #expect(changes.contains { $0.element == "Sheet" })
  }
}
