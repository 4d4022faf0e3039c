import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

private enum Name { case first, second }

/// A text field that has the focus while a focus state has the value `name`.
private struct Field: View {
  let name: Name
  let field: FocusState<Name?>.Binding
  @State private var text = ""

  init(_ name: Name, _ field: FocusState<Name?>.Binding) {
    self.name = name
    self.field = field
  }

  var body: some View { TextField("\(name)", text: $text).focused(field, equals: name) }
}

private struct Status: View {
  @FocusState.Binding var field: Name?

  var body: some View { Text(field.map { "in \($0)" } ?? "none") }
}

/// A view that shows the field `first` if this field fits on the screen.
///
/// Otherwise, the view shows the field `second`. The field `first` is 600 points wide until the
/// button "Shrink" makes it narrower. A screen with a width of 800 points therefore shows the field
/// `first`, and a screen with a width of 320 points shows the field `second`. The default focus of
/// the view is the field with the name `start`.
private struct Fitting: View {
  var start: Name?
  @State private var width: CGFloat = 600
  @FocusState private var field: Name?

  var body: some View {
    VStack {
      ViewThatFits {
        Field(.first, $field).frame(width: width)
        Field(.second, $field).frame(width: 100)
      }
      .defaultFocus($field, start)
      Status(field: $field)
      Button("To first") { field = .first }
      Button("To second") { field = .second }
      Button("Shrink") {
        width = 200
        field = .first
      }
    }
  }
}

/// A tab view with two fields.
///
/// When the second tab is first shown, its default focus sets the focus state to `start`.
private struct Tabs: View {
  var start: Name?
  @State private var turns = 0
  @State private var tab = Name.first
  @FocusState private var field: Name?

  var body: some View {
    VStack {
      TabView(selection: $tab) {
        Field(.first, $field).tabItem { Text("One") }.tag(Name.first)
        Field(.second, $field).defaultFocus($field, start).tabItem { Text("Two") }
          .tag(Name.second)
      }
      Status(field: $field)
      Button("To second") { field = .second }
      Button("Turn") { tab = tab == .first ? .second : .first }
      Button("Turn to second") {
        tab = .second
        field = .second
      }
      // The title reads `turns`, so the action also runs the body of `Tabs`.
      Button("Turn \(turns) with animation") {
        turns += 1
        withAnimation { tab = .second }
        field = .second
      }
    }
  }
}

/// Pages whose fields have the same focus state.
private struct Quiz: View {
  @State private var page = 0
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(0..<2, id: \.self) { number in
          Answer(number: number, isFocused: $isFocused)
        }
      }
      Text(isFocused ? "answering" : "idle")
      Button("Next") {
        page = 1
        isFocused = true
      }
    }
  }
}

private struct Answer: View {
  let number: Int
  let isFocused: FocusState<Bool>.Binding
  @State private var text = ""

  var body: some View { TextField("Answer \(number)", text: $text).focused(isFocused) }
}

@Suite @MainActor struct `A view that a ViewThatFits does not show cannot have the focus` {
  private func host(width: CGFloat = 320, start: Name? = nil) -> TestHost {
    TestHost(size: CGSize(width: width, height: 480)) { Fitting(start: start) }
  }

  @Test func `A focus state keeps a written value only if the field of this value is shown`() {
    let host = host()
    #expect(host.bodies { host.tap("To second") } == ["Status"])
    #expect(host.focusedLabel == "second")
    #expect(host.texts.contains("in second"))
    // `Status` runs for the written value, and again when the focus state goes back to the field
    // that has the focus.
    #expect(host.bodies { host.tap("To first") } == ["Status", "Status"])
    #expect(host.focusedLabel == "second")
    #expect(host.texts.contains("in second"))
    host.removeFocus()
    #expect(host.bodies { host.tap("To first") } == ["Status", "Status"])
    #expect(host.focusedLabel == nil)
    #expect(host.texts.contains("none"))
  }

  @Test func `A focused view that no longer fits loses the focus`() {
    let host = host(width: 800)
    host.tap("To first")
    #expect(host.focusedLabel == "first")
    #expect(host.bodies { host.size.width = 320 } == ["Status"])
    #expect(host.focusedLabel == nil)
    #expect(host.texts.contains("none"))
    #expect(host.bodies { host.size.width = 800 } == [])
    #expect(host.focusedLabel == nil)
  }

  @Test(arguments: [320, 800])
  func `A default focus applies only if its field is shown`(width: CGFloat) {
    let first = host(width: width, start: .first)
    #expect(first.focusedLabel == (width == 800 ? "first" : nil))
    #expect(first.texts.contains(width == 800 ? "in first" : "none"))
    let second = host(width: width, start: .second)
    #expect(second.focusedLabel == (width == 800 ? nil : "second"))
    #expect(second.texts.contains(width == 800 ? "none" : "in second"))
  }

  @Test func `An action can make a field fit, and focus the field by writing a focus state`() {
    let host = host()
    let bodies = host.bodies { host.tap("Shrink") }
    #expect(bodies == ["Fitting", "Status"])
    #expect(host.focusedLabel == "first")
    #expect(host.texts.contains("in first"))
  }

  @Test(arguments: [320, 800])
  func `The preferred default focus is the first field that is shown`(width: CGFloat) {
    struct Preferred: View {
      @State private var text = ""
      @Namespace private var space

      var body: some View {
        ViewThatFits {
          TextField("Wide", text: $text).frame(width: 600)
          TextField("Narrow", text: $text).frame(width: 100)
        }
        .prefersDefaultFocus(in: space)
      }
    }
    let host = TestHost(size: CGSize(width: width, height: 480)) { Preferred() }
    #expect(host.focusedLabel == (width == 800 ? "Wide" : "Narrow"))
  }

  @Test func `When a view begins to fit, the default focus inside the view applies`() {
    struct Inside: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool

      var body: some View {
        ViewThatFits {
          TextField("Wide", text: $text).focused($isFocused).defaultFocus($isFocused, true)
            .frame(width: 600)
          Text("Narrow")
        }
      }
    }
    let host = TestHost(size: CGSize(width: 320, height: 480)) { Inside() }
    #expect(host.focusedLabel == nil)
    host.size.width = 800
    #expect(host.focusedLabel == "Wide")
  }
}

@Suite @MainActor struct `A page that is not shown cannot have the focus` {
  private func host(_ view: some View) -> TestHost {
    TestHost(size: CGSize(width: 320, height: 480)) { view.tabViewStyle(.page) }
  }

  @Test func `A focus state does not keep the value of a field on another page`() {
    let host = host(Tabs())
    #expect(host.bodies { host.tap("To second") } == ["Status", "Status"])
    #expect(host.focusedLabel == nil)
    #expect(host.texts.contains("none"))
  }

  @Test func `A focused field loses the focus when another page is shown`() {
    let host = host(Tabs())
    host.focus("first")
    #expect(host.texts.contains("in first"))
    #expect(host.bodies { host.tap("Turn") } == ["Status"])
    #expect(host.focusedLabel == nil)
    #expect(host.texts.contains("none"))
    host.tap("Turn")
    #expect(host.focusedLabel == nil)
  }

  @Test func `An action can show a page and focus a field of the page`() {
    let host = host(Tabs())
    #expect(host.bodies { host.tap("Turn to second") } == ["Status"])
    #expect(host.focusedLabel == "second")
    #expect(host.texts.contains("in second"))
  }

  @Test func `An action can show a page with an animation and focus a field of the page`() {
    let host = host(Tabs())
    #expect(host.bodies { host.tap("Turn 0 with animation") } == ["Tabs", "Status"])
    #expect(host.focusedLabel == "second")
    #expect(host.texts.contains("in second"))
  }

  @Test func `A focus that an action sets takes precedence over the default focus of a page`() {
    let host = host(Tabs(start: .first))
    #expect(host.focusedLabel == nil)
    #expect(host.bodies { host.tap("Turn to second") } == ["Status"])
    #expect(host.focusedLabel == "second")
    #expect(host.texts.contains("in second"))
  }

  @Test func `An action can move the focus between two pages whose fields share a focus state`() {
    let host = host(Quiz())
    host.focus("Answer 0")
    #expect(host.texts.contains("answering"))
    #expect(host.bodies { host.tap("Next") } == [])
    #expect(host.focusedLabel == "Answer 1")
    #expect(host.texts.contains("answering"))
  }

  @Test func `A default focus on a page applies when the page is first shown`() {
    let host = host(Tabs(start: .second))
    #expect(host.focusedLabel == nil)
    #expect(host.texts.contains("none"))
    host.tap("Turn")
    #expect(host.focusedLabel == "second")
    host.tap("Turn")
    #expect(host.focusedLabel == nil)
    host.tap("Turn")
    #expect(host.focusedLabel == nil)
  }

  @Test func `A default focus on a page takes the focus from a field on the previous page`() {
    let host = host(Tabs(start: .second))
    host.focus("first")
    #expect(host.bodies { host.tap("Turn") } == ["Status"])
    #expect(host.focusedLabel == "second")
    #expect(host.texts.contains("in second"))
  }

  @Test func `An onChange action cannot focus a hidden field again and again`() {
    struct Stubborn: View {
      @State private var page = 0
      @State private var text = ""
      @FocusState private var isFocused: Bool

      var body: some View {
        VStack {
          TabView(selection: $page) {
            TextField("Answer", text: $text).focused($isFocused).tag(0)
            Text("Result").tag(1)
          }
          Button("Turn") { page = 1 }
        }
        .onChange(of: isFocused) { if !isFocused { isFocused = true } }
      }
    }
    let host = host(Stubborn())
    host.focus("Answer")
    let messages = warnings { host.tap("Turn") }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("tried to update multiple times per frame") == true)
    #expect(host.focusedLabel == nil)
    #expect(!host.viewTree.needsUpdate)
  }

  @Test func `If an action writes several focus states, the last write moves the focus`() {
    struct Rivals: View {
      @State private var page = Name.first
      @State private var text = ""
      @FocusState private var field: Name?
      @FocusState private var isOutside: Bool

      var body: some View {
        VStack {
          TabView(selection: $page) {
            Field(.first, $field).tag(Name.first)
            Field(.second, $field).tag(Name.second)
          }
          TextField("Outside", text: $text).focused($isOutside)
          Status(field: $field)
          Button("Focus both") {
            page = .second
            field = .second
            isOutside = true
          }
        }
      }
    }
    let host = host(Rivals())
    host.tap("Focus both")
    #expect(host.focusedLabel == "Outside")
    #expect(host.texts.contains("none"))
  }

  @Test func `A reset of a focus scope uses the default of the page that is shown`() {
    struct Scope: View {
      @State private var page = 0
      @State private var text = ""
      @Namespace private var space
      @Environment(\.resetFocus) private var resetFocus

      var body: some View {
        VStack {
          TabView(selection: $page) {
            ForEach(0..<2, id: \.self) { number in
              TextField("Answer \(number)", text: $text).prefersDefaultFocus(in: space)
            }
          }
          .focusScope(space)
          Button("Turn") { page = 1 }
          Button("Reset") { resetFocus(in: space) }
        }
      }
    }
    let host = host(Scope())
    host.tap("Turn")
    host.removeFocus()
    #expect(host.bodies { host.tap("Reset") } == [])
    #expect(host.focusedLabel == "Answer 1")
  }

  @Test func `A field in a tab loses the focus when another tab is selected`() {
    let host = TestHost { Tabs() }
    host.focus("first")
    host.tap("Turn")
    #expect(host.focusedLabel == nil)
    #expect(host.texts.contains("none"))
  }

  @Test func `A field under a new page of a navigation stack loses the focus`() {
    struct Stack: View {
      @State private var text = ""
      @State private var isPushed = false

      var body: some View {
        NavigationStack {
          TextField("Below", text: $text)
          Button("Push") { isPushed = true }
            .navigationDestination(isPresented: $isPushed) {
              Button("Pop") { isPushed = false }
            }
        }
      }
    }
    let host = TestHost { Stack() }
    host.focus("Below")
    host.tap("Push")
    #expect(host.focusedLabel == nil)
    host.tap("Pop")
    #expect(host.focusedLabel == nil)
  }
}
