import Ambient
import AmbientTesting
import Foundation
import Testing

private enum Place: Hashable { case home, search, settings }

private struct Root: View {
  @State private var place = Place.home
  @State private var unread = 2

  var body: some View {
    TabView(selection: $place) {
      Tab("Home", systemImage: "house", value: .home) { Page(name: "home") }.badge(unread)
      Tab("Find", systemImage: "magnifyingglass", value: .search, role: .search) {
        Page(name: "search")
      }
      TabSection("More") {
        Tab(value: .settings) {
          Page(name: "settings")
        } label: {
          Text("Settings")
        }
      }
    }
    Button("read") { unread -= 2 }
    Text("place \(place)")
  }
}

private struct Page: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

@Suite @MainActor struct `Tabs with a value` {
  @Test func `A tab keeps the state of its views while another tab is selected`() {
    let host = TestHost { Root() }
    #expect(host.takeBodies() == ["Root", "Page"])
    host.tap("home 0")
    host.takeBodies()
    host.tap("Settings")
    #expect(host.takeBodies() == ["Root", "Page"])
    #expect(host.texts.last == "place settings")
    host.tap("Home")
    #expect(host.visibleTexts.contains("home 1"))
    #expect(!host.visibleTexts.contains("settings 0"))
  }

  @Test func `The element of a tab has a role and a badge, and is inside its section`() {
    let host = TestHost { Root() }
    let tabs = host.elements(of: .tab)
    #expect(tabs.map { $0[.badge] } == ["2", nil, nil])
    #expect(tabs.map { $0[.role] } == [nil, "search", nil])
    #expect(tabs.map { $0[.isSelected] } == [true, nil, nil])
    #expect(tabs[2].parent?.kind == .tabSection)
    host.tap("read")
    #expect(host.elements(of: .tab).map { $0[.badge] } == [nil, nil, nil])
  }

  @Test func `A modifier of a group of tabs applies to each tab in the group`() {
    struct Groups: View {
      @State private var place = Place.home
      @State private var isHidden = false
      var body: some View {
        TabView(selection: $place) {
          Group {
            Tab("Find", systemImage: "magnifyingglass", value: .search) { Page(name: "search") }
            Tab("Settings", systemImage: "gear", value: .settings) { Page(name: "settings") }
          }
          .hidden(isHidden)
          Group { Tab("Home", systemImage: "house", value: .home) { Page(name: "home") } }
        }
        Button("Hide") { isHidden.toggle() }
      }
    }
    let host = TestHost { Groups() }
    #expect(host.texts == ["Find", "Settings", "Home", "home 0", "Hide"])
    host.takeBodies()
    host.tap("Hide")
    #expect(host.texts == ["Home", "home 0", "Hide"])
    #expect(host.takeBodies() == ["Groups"])
  }

  @Test func `The selection of a tab view can be an optional value`() {
    struct Optionals: View {
      @State private var place: Place? = .search
      var body: some View {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: .home) { Text("home") }
          Tab("Find", systemImage: "magnifyingglass", value: .search) { Text("search") }
        }
        Text(place == .home ? "at home" : "elsewhere")
      }
    }
    let host = TestHost { Optionals() }
    #expect(host.texts == ["Home", "Find", "search", "elsewhere"])
    host.tap("Home")
    #expect(host.texts == ["Home", "home", "Find", "search", "at home"])
  }
}

@Suite @MainActor struct `Tabs without a value` {
  @Test func `The user can select tabs even if the tab view has no binding`() {
    let host = TestHost {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("first") }
        Tab("Two", systemImage: "2.circle") { Text("second") }
      }
    }
    #expect(host.texts == ["One", "first", "Two"])
    host.tap("Two")
    #expect(host.visibleTexts == ["One", "Two", "second"])
  }

  @Test func `Tabs can come from ForEach, an if statement and a custom TabContent type`() {
    struct Numbers: TabContent {
      let count: Int
      var body: some TabContent<Never> {
        ForEach(Array(0..<count), id: \.self) { number in
          Tab("Tab \(number)", systemImage: "number") { Text("page \(number)") }
        }
        if count > 1 { Tab("Many", systemImage: "plus") { Text("many") } }
      }
    }
    struct Counter: View {
      @State private var count = 1
      var body: some View {
        TabView { Numbers(count: count) }
        Button("more") { count += 1 }
      }
    }
    let host = TestHost { Counter() }
    #expect(host.texts == ["Tab 0", "page 0", "more"])
    host.tap("more")
    #expect(host.texts == ["Tab 0", "page 0", "Tab 1", "Many", "more"])
  }

  @Test func `A tab can be hidden or disabled`() {
    let host = TestHost {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("first") }.hidden()
        Tab("Two", systemImage: "2.circle") { Text("second") }
        Tab("Three", systemImage: "3.circle") { Text("third") }.disabled(true)
      }
    }
    #expect(host.texts == ["Two", "second", "Three"])
    #expect(host.elements(named: "Three", of: .button).map(\.isEnabled) == [false])
  }

  @Test func `A tab view with the page style has no buttons, and a step event turns the page`() {
    struct Pages: View {
      @State private var place = Place.search
      var body: some View {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: .home) { Text("home") }
          Tab("Find", systemImage: "magnifyingglass", value: .search) { Text("search") }
        }
        .tabViewStyle(.page)
      }
    }
    let host = TestHost { Pages() }
    #expect(host.texts == ["search"])
    if let pages = host.elements(of: .tabView).first {
      host.perform(StepEvent(isUp: false), on: pages)
    }
    #expect(host.visibleTexts == ["home"])
  }
}

@Suite @MainActor struct `The modifiers of tab views` {
  @Test func `Modifiers of a tab view become attributes and elements for the host`() {
    let host = TestHost {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("first") }.tabPlacement(.pinned)
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabBarMinimizeBehavior(.onScrollDown)
      .defaultAdaptableTabBarPlacement(.sidebar)
      .tabViewSearchActivation(.searchTabSelection)
      .tabViewBottomAccessory { Text("now playing") }
      .tabViewBottomAccessory(isEnabled: false) { Text("not shown") }
      .tabViewSidebarHeader { Text("top") }
    }
    #expect(
      host.tree == """
        TabView minimizeBehavior=onScrollDown placement=sidebar \
        searchActivation=searchTabSelection style=sidebarAdaptable
          Tab isSelected=true placement=pinned
            Button style=tab
              Label
                Image systemName=1.circle
                Text "One"
            Text "first"
        TabViewPart role=bottomAccessory
          Text "now playing"
        TabViewPart role=sidebarHeader
          Text "top"
        """
    )
  }

  @Test func `The user can hide a tab that has a customization identifier`() throws {
    struct Custom: View {
      @State private var customization = TabViewCustomization()
      var body: some View {
        TabView {
          Tab("One", systemImage: "1.circle") { Text("first") }
            .customizationID("one")
            .defaultVisibility(.hidden, for: .tabBar)
          Tab("Two", systemImage: "2.circle") { Text("second") }
        }
        .tabViewCustomization($customization)
        Text("\(customization[tab: "one"].sidebarVisibility)")
        Button("reset") { customization.resetVisibility() }
      }
    }
    let host = TestHost { Custom() }
    let tab = host.elements(of: .tab)[0]
    #expect(tab[.visibilityInTabBar] == "hidden")
    #expect(tab[.visibilityInSidebar] == nil)
    host.perform(CustomizeTabEvent(.sidebar, isVisible: false), on: tab)
    #expect(tab[.visibilityInSidebar] == "hidden")
    #expect(host.texts.contains("hidden"))
    host.tap("reset")
    #expect(tab[.visibilityInSidebar] == nil)
    #expect(host.elements(of: .tab)[1].takes(CustomizeTabEvent.self) == false)
  }

  @Test func `The sections of a tab view inside a page of another tab view are in the tree`() {
    let host = TestHost {
      TabView {
        TabView {
          TabSection("More") { Tab("One", systemImage: "1.circle") { Text("first") } }
        }
        .tabViewStyle(.sidebarAdaptable)
        .tag("page")
      }
      .tabViewStyle(.page)
    }
    #expect(host.texts.contains("More"))
    #expect(host.elements(of: .tabSection).count == 1)
  }

  @Test func `The user cannot hide a tab that can only be moved`() {
    let host = TestHost {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("first") }
          .customizationID("one")
          .customizationBehavior(.reorderable, for: .sidebar, .tabBar)
      }
      .tabViewCustomization(.constant(TabViewCustomization()))
    }
    #expect(host.elements(of: .tab).first?.takes(CustomizeTabEvent.self) == false)
  }

  @Test func `A tab can have different default visibilities in the tab bar and in the sidebar`() {
    let host = TestHost {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("first") }
          .defaultVisibility(.hidden, for: .tabBar)
          .defaultVisibility(.visible, for: .sidebar)
      }
    }
    let tab = host.elements(of: .tab).first
    #expect(tab?[.visibilityInTabBar] == "hidden")
    #expect(tab?[.visibilityInSidebar] == "visible")
  }

  @Test func `TabViewCustomization can be encoded, decoded and reset`() throws {
    var customization = TabViewCustomization()
    customization[tab: "one"].tabBarVisibility = .hidden
    customization[section: "more"].tabIDs = ["b", "a"]
    let data = try JSONEncoder().encode(customization)
    #expect(try JSONDecoder().decode(TabViewCustomization.self, from: data) == customization)
    customization.resetVisibility()
    customization.resetSectionOrder()
    #expect(customization == TabViewCustomization())
  }

  @Test func `A badge on a view with a tab item appears on the tab`() {
    let host = TestHost {
      TabView { Text("first").tabItem { Text("One") }.badge(4) }
    }
    #expect(host.elements(of: .tab)[0][.badge] == "4")
    #expect(host.texts == ["One", "first"])
  }
}
