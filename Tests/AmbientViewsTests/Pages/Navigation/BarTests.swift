import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The appearance of bars` {
  @Test func `Modifiers of the navigation bar become attributes of the page`() {
    let host = TestHost {
      NavigationStack {
        Text("page")
          .toolbar(.hidden, for: .navigationBar, .bottomBar)
          .toolbarBackground(.red, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
          .toolbarColorScheme(.dark)
      }
    }
    let page = host.elements(of: .navigationPage)[0]
    #expect(page[.navigationBarVisibility] == "hidden")
    #expect(page[.bottomBarVisibility] == "hidden")
    #expect(page[.barHidden] == true)
    #expect(page[.navigationBarBackground] == "red")
    #expect(page[.navigationBarBackgroundVisibility] == "visible")
    #expect(page[.toolbarColorScheme] == "dark")
  }

  @Test func `Hiding the navigation bar by a state runs only the body that reads the state`() {
    struct Screen: View {
      @State private var isHidden = false
      var body: some View {
        PageText().toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
        Button("toggle") { isHidden.toggle() }
      }
    }
    struct PageText: View {
      var body: some View { Text("text") }
    }
    let host = TestHost { NavigationStack { Screen() } }
    let page = host.elements(of: .navigationPage)[0]
    #expect(page[.navigationBarVisibility] == "visible")
    #expect(host.bodies { host.tap("toggle") } == ["Screen"])
    #expect(page[.navigationBarVisibility] == "hidden")
    #expect(page[.barHidden] == true)
    host.tap("toggle")
    #expect(page[.barHidden] == false)
  }

  @Test func `A view that shows a bar takes precedence over a view around it that hides the bar`() {
    let host = TestHost {
      NavigationStack {
        Text("page")
          .toolbar(.visible, for: .navigationBar)
          .navigationBarBackButtonHidden(false)
          .frame(width: 100)
          .toolbar(.hidden, for: .navigationBar)
          .navigationBarBackButtonHidden()
      }
      .sheet(isPresented: .constant(true)) {
        Text("sheet").interactiveDismissDisabled(false).padding().interactiveDismissDisabled()
      }
    }
    let page = host.elements(of: .navigationPage).first
    #expect(page?[.navigationBarVisibility] == "visible")
    #expect(page?[.barHidden] == false)
    #expect(page?[.backButtonHidden] == false)
    let sheet = host.elements(of: .sheet).first
    #expect(sheet?.takes(DismissEvent.self) == true)
  }

  @Test func `The visibility of a tab bar is an attribute of the tab, not of the page`() {
    let host = TestHost {
      TabView {
        Tab("One", systemImage: "1.circle") {
          NavigationStack { Text("first").toolbarVisibility(.hidden, for: .tabBar) }
        }
      }
    }
    #expect(host.elements(of: .tab)[0][.tabBarVisibility] == "hidden")
    #expect(host.elements(of: .navigationPage)[0][.tabBarVisibility] == nil)
  }

  @Test func `The title, toolbar role and system bars become attributes of the page`() {
    let host = TestHost {
      NavigationStack {
        Text("page")
          .toolbarRole(.editor)
          .toolbarTitleDisplayMode(.inlineLarge)
          .toolbar(removing: .title)
          .statusBarHidden()
          .persistentSystemOverlays(.hidden)
          .navigationBarTitle(Text("Title"))
      }
    }
    let page = host.elements(of: .navigationPage)[0]
    #expect(page[.toolbarRole] == "editor")
    #expect(page[.titleDisplayMode] == "inlineLarge")
    #expect(page[.removesTitle] == true)
    #expect(page[.removesSidebarToggle] == nil)
    #expect(page[.statusBarHidden] == true)
    #expect(page[.systemOverlays] == "hidden")
    #expect(page[.title] == "Title")
  }
}

@Suite @MainActor struct `Toolbars` {
  @Test func `navigationBarItems adds a leading and a trailing toolbar item`() {
    var presses: [String] = []
    let host = TestHost {
      NavigationView {
        Text("page").navigationBarItems(
          leading: Button("Cancel") { presses.append("cancel") },
          trailing: Button("Done") { presses.append("done") }
        )
      }
    }
    host.tap("Cancel")
    host.tap("Done")
    #expect(presses == ["cancel", "done"])
    #expect(
      host.elements(of: .toolbarItem).map { $0[.placement] } == ["topBarLeading", "topBarTrailing"]
    )
  }

  @Test func `A toolbar can have spacers, default items, title menus and labeled groups`() {
    let host = TestHost {
      Text("page").toolbar {
        ToolbarSpacer(.fixed, placement: .bottomBar)
        DefaultToolbarItem(kind: .search, placement: .bottomBar)
        ToolbarTitleMenu { Button("Rename") {} }
        ToolbarItemGroup(placement: .primaryAction) {
          Button("Add") {}
        } label: {
          Text("Edit")
        }
      }
    }
    #expect(
      host.tree == """
        Text "page"
        Toolbar
          ToolbarSpacer placement=bottomBar sizing=fixed
          ToolbarItem defaultItem=search placement=bottomBar
          ToolbarTitleMenu
            Button
              Text "Rename"
          ToolbarItem placement=primaryAction
            ToolbarItemLabel
              Text "Edit"
            Button
              Text "Add"
        """
    )
  }

  @Test func `The elements of a customizable toolbar describe what the user can customize`() {
    struct Extra: CustomizableToolbarContent {
      var body: some CustomizableToolbarContent {
        ToolbarItem(id: "fixed") { Text("fixed") }.customizationBehavior(.disabled)
      }
    }
    let host = TestHost {
      Text("page").toolbar(id: "main") {
        ToolbarItem(id: "bold", showsByDefault: false) { Text("bold") }
        ToolbarItem(id: "plain") { Text("plain") }
          .defaultCustomization(.hidden, options: .alwaysAvailable)
        Extra()
      }
    }
    #expect(
      host.tree
        == """
        Text "page"
        Toolbar id=main
          ToolbarItem id=bold isHiddenByDefault
            Text "bold"
          ToolbarItem id=plain isAlwaysAvailable isHiddenByDefault
            Text "plain"
          ToolbarItem customizationBehavior=disabled id=fixed
            Text "fixed"
        """.replacing("isHiddenByDefault", with: "isHiddenByDefault=true")
        .replacing("isAlwaysAvailable", with: "isAlwaysAvailable=true")
    )
  }

  @Test func `A button in a toolbar title menu performs its action`() {
    var isRenamed = false
    let host = TestHost {
      Text("page").toolbarTitleMenu { Button("Rename") { isRenamed = true } }
    }
    host.tap("Rename")
    #expect(isRenamed)
  }
}
