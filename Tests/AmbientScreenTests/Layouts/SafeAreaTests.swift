import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

/// The screen is 200 points wide and 300 points high.
///
/// The safe area of the screen leaves out 40 points at the top, and 20 points at the bottom.
///
/// An `Insets` view shows its size, and then its safe area insets at the top, leading, bottom and
/// trailing edges. The size does not include the insets.
@Suite("A safe area") @MainActor
struct SafeAreaTests {
  private func host(@ViewBuilder _ content: () -> some View) -> TestHost {
    TestHost(screen: .withSafeArea, content: content)
  }

  @Test func `A geometry reader at the root reads the safe area insets of the screen`() {
    #expect(host { Insets() }.texts == ["200 x 240: 40 0 20 0"])
  }

  @Test func `A view has no safe area insets at edges that it does not reach`() {
    #expect(host { Insets().padding(10) }.texts == ["180 x 220: 0 0 0 0"])
    #expect(host { Insets().padding(.top, 10) }.texts == ["200 x 230: 0 0 20 0"])
  }

  @Test func `ignoresSafeArea removes only the insets of the given edges and regions`() {
    #expect(host { Insets().ignoresSafeArea() }.texts == ["200 x 300: 0 0 0 0"])
    #expect(host { Insets().ignoresSafeArea(edges: .top) }.texts == ["200 x 280: 0 0 20 0"])
    #expect(host { Insets().ignoresSafeArea(.keyboard) }.texts == ["200 x 240: 40 0 20 0"])
  }

  @Test func `safeAreaInset reduces the safe area`() {
    let top = host {
      Insets().safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 30) }
    }
    #expect(top.texts == ["200 x 210: 70 0 20 0"])
    let both = host {
      Insets()
        .safeAreaInset(edge: .bottom, spacing: 5) { Color.red.frame(height: 30) }
        .safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 25) }
    }
    // The bottom inset is the 20 points of the screen, a bar of 30 points and a spacing of 5
    // points.
    #expect(both.texts == ["175 x 205: 40 25 55 0"])
  }

  @Test func `A safeAreaInset without a spacing uses the default spacing of a stack`() {
    let top = host {
      Insets().safeAreaInset(edge: .top) { Color.red.frame(height: 30) }
    }
    // The default spacing is 8 points.
    #expect(top.texts == ["200 x 202: 78 0 20 0"])
    let leading = host {
      Insets().safeAreaInset(edge: .leading) { Color.red.frame(width: 25) }
    }
    #expect(leading.texts == ["167 x 240: 40 33 20 0"])
  }

  @Test func `A safeAreaInset without a view does not reduce the safe area`() {
    #expect(host { Insets().safeAreaInset(edge: .top) {} }.texts == ["200 x 240: 40 0 20 0"])
  }

  @Test func `ignoresSafeArea extends a view even behind a safeAreaInset`() {
    let host = host {
      Color.green.ignoresSafeArea().accessibilityIdentifier("inside")
        .safeAreaInset(edge: .top, spacing: 0) {
          Color.red.frame(height: 30).accessibilityIdentifier("bar")
        }
    }
    // The color itself fills the screen. "inside" is the name of the modified view,
    // `Color.green.ignoresSafeArea()`. The frame of the modified view stays in the safe area, below
    // the bar.
    let colors = host.elements(of: .color).compactMap(host.frame)
    #expect(colors.contains(CGRect(x: 0, y: 0, width: 200, height: 300)))
    #expect(host.frame(of: "bar") == CGRect(x: 0, y: 40, width: 200, height: 30))
    #expect(host.frame(of: "inside") == CGRect(x: 0, y: 70, width: 200, height: 210))
  }

  @Test func `safeAreaPadding reduces the safe area`() {
    #expect(host { Insets().safeAreaPadding(10) }.texts == ["180 x 220: 50 10 30 10"])
    let host = host { Color.red.ignoresSafeArea().safeAreaPadding(.horizontal, 10) }
    let color = host.elements(of: .color).first.flatMap(host.frame)
    #expect(color == CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test func `A navigation bar or a tab bar reduces the safe area`() {
    let page = host { NavigationStack { Insets().navigationTitle("Page") } }
    // A navigation bar is 44 points high, and a tab bar is 49 points high.
    #expect(page.texts == ["200 x 196: 84 0 20 0"])
    let tabs = host { TabView { Insets().tabItem { Text("Tab") } } }
    #expect(tabs.texts == ["Tab", "200 x 191: 40 0 69 0"])
  }

  @Test func `A view in a scroll view has no safe area insets`() {
    #expect(host { ScrollView { Insets().frame(height: 90) } }.texts == ["200 x 90: 0 0 0 0"])
  }

  @Test func `A sheet has the safe area of the screen`() {
    let host = host {
      ScrollView { Text("Behind").sheet(isPresented: .constant(true)) { Insets() } }
    }
    #expect(host.texts == ["Behind", "200 x 240: 40 0 20 0"])
  }

  @Test func `A background style extends beyond the safe area only at the given edges`() {
    let filled = host { Color.clear.background(.red) }
    #expect(filled.svg.contains("y=\"0\" width=\"200\" height=\"300\" fill=\"#FF3B30\""))
    let kept = host { Color.clear.background(.red, ignoresSafeAreaEdges: []) }
    #expect(kept.svg.contains("y=\"40\" width=\"200\" height=\"240\" fill=\"#FF3B30\""))
    let bottomOnly = host { Color.clear.background(.red, ignoresSafeAreaEdges: .bottom) }
    #expect(bottomOnly.svg.contains("y=\"40\" width=\"200\" height=\"260\" fill=\"#FF3B30\""))
    let small = host { Text("A").background(.red) }
    #expect(small.svg.contains("width=\"8\" height=\"16\" fill=\"#FF3B30\""))
  }

  @Test func `A background style extends behind bars`() {
    let whole = "y=\"0\" width=\"200\" height=\"300\" fill=\"#FF3B30\""
    let page = host {
      NavigationStack { Color.clear.background(.red).navigationTitle("Page") }
    }
    #expect(page.svg.contains(whole))
    let tabs = host { TabView { Color.clear.background(.red).tabItem { Text("Tab") } } }
    #expect(tabs.svg.contains(whole))
    let inset = host {
      Color.clear.background(.red)
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30) }
    }
    #expect(inset.svg.contains(whole))
    let kept = host {
      NavigationStack {
        Color.clear.background(.red, ignoresSafeAreaEdges: .bottom).navigationTitle("Page")
      }
    }
    // The background extends from the bottom edge of the navigation bar, at 84 points, to the
    // bottom edge of the screen.
    #expect(kept.svg.contains("y=\"84\" width=\"200\" height=\"216\" fill=\"#FF3B30\""))
  }

  @Test func `A background style in a scroll view does not extend beyond the safe area`() {
    let host = host {
      ScrollView { Color.clear.frame(height: 30).background(.red) }
    }
    #expect(host.svg.contains("y=\"40\" width=\"200\" height=\"30\" fill=\"#FF3B30\""))
  }
}
