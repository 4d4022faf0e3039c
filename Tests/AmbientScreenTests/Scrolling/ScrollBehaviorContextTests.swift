import Ambient
import AmbientScreen
import AmbientTesting
import Testing

extension EnvironmentValues {
  fileprivate struct StepKey: EnvironmentKey { static let defaultValue: CGFloat = 10 }

  fileprivate var step: CGFloat {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}

@Suite @MainActor struct `The context of a scroll target behavior` {
  /// A behavior that ends a scroll at a multiple of the `step` in the environment.
  private struct Steps: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      let step = context.step
      target.rect.origin.y = (target.rect.minY / step).rounded() * step
    }
  }

  @Test func `A target context has the values of the scroll view's environment`() {
    func offset(_ view: some View) -> CGFloat? {
      let host = TestHost(size: CGSize(width: 100, height: 100)) { view }
      host.scroll(by: CGSize(width: 0, height: 44))
      return host.scrollOffset()?.y
    }
    let scroll = ScrollView { Color.red.frame(height: 500) }.scrollTargetBehavior(Steps())
    #expect(offset(scroll) == 40)
    #expect(offset(scroll.environment(\.step, 30)) == 30)
  }

  @Test func `A target context reads current environment values and creates no dependency`() {
    struct Panel: View {
      @State private var step: CGFloat = 30

      var body: some View {
        ScrollView { Color.red.frame(height: 500) }
          .scrollTargetBehavior(Steps())
          .environment(\.step, step)
        Button("Fewer") { step = 50 }
      }
    }
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Panel() }
    host.scroll(by: CGSize(width: 0, height: 44))
    #expect(host.scrollOffset()?.y == 30)
    #expect(host.bodies { host.tap("Fewer") } == ["Panel"])
    #expect(host.scrollOffset()?.y == 30)
    host.scroll(by: CGSize(width: 0, height: 44))
    #expect(host.scrollOffset()?.y == 50)
  }

  @Test func `A target context that belongs to no scroll view has default environment values`() {
    let context = ScrollTargetBehaviorContext(
      geometry: ScrollGeometry(
        contentOffset: .zero,
        contentSize: .zero,
        contentInsets: EdgeInsets(),
        containerSize: .zero
      ),
      axes: .vertical,
      start: .zero,
      velocity: CGVector(dx: 0, dy: 0),
      targets: []
    )
    #expect(context.step == 10)
    #expect(context.layoutDirection == .leftToRight)
  }
}
