import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `Navigation columns` {
  @Test func `A split view has a style, a preferred column and column widths`() {
    struct Split: View {
      @State private var column = NavigationSplitViewColumn.sidebar
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Button("show") { column = .detail }.navigationSplitViewColumnWidth(200)
        } detail: {
          Text("detail").navigationSplitViewColumnWidth(min: 100, ideal: 150)
        }
        .navigationSplitViewStyle(.balanced)
      }
    }
    let host = TestHost { Split() }
    let split = host.elements(of: .navigationSplitView)[0]
    #expect(split[.style] == "balanced")
    #expect(split[.preferredColumn] == "sidebar")
    host.tap("show")
    #expect(split[.preferredColumn] == "detail")
    let columns = host.elements(of: .navigationColumn)
    #expect(columns.map { $0[.minWidth] } == [200, 100])
    #expect(columns.map { $0[.idealWidth] } == [200, 150])
    #expect(columns.map { $0[.maxWidth] } == [200, nil])
  }

  private struct Mail: View {
    @State private var visibility = NavigationSplitViewVisibility.automatic
    @State private var column = NavigationSplitViewColumn.sidebar

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
        Chosen(visibility: $visibility, column: $column)
      } detail: {
        Text("detail")
      }
    }
  }

  private struct Chosen: View {
    @Binding var visibility: NavigationSplitViewVisibility
    @Binding var column: NavigationSplitViewColumn

    var body: some View {
      Text("\(visibility == .detailOnly ? "detail only" : "more") \(column == .detail)")
    }
  }

  @Test func `The user can show and hide the columns of a split view`() {
    let host = TestHost { Mail() }
    let split = host.elements(of: .navigationSplitView).first
    host.takeBodies()
    #expect(host.bodies { host.showColumns(.detailOnly) } == ["Chosen"])
    #expect(split?[.columnVisibility] == "detailOnly")
    #expect(host.texts == ["detail only false", "detail"])
    host.showColumns(.automatic)
    #expect(split?[.columnVisibility] == nil)
  }

  @Test func `The user can move to another column of a split view`() {
    let host = TestHost { Mail() }
    host.takeBodies()
    #expect(host.bodies { host.chooseColumn(.detail) } == ["Chosen"])
    #expect(host.elements(of: .navigationSplitView).map { $0[.preferredColumn] } == ["detail"])
    withKnownIssue {
      host.chooseColumn(.content)
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        "There is no choice with the name \"content\" in the NavigationSplitView."
      ) == true
    }
  }

  @Test func `A split view without bindings takes no events`() {
    let host = TestHost {
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        Text("detail")
      }
    }
    #expect(host.elements(of: .navigationSplitView).map { $0.events.count } == [0])
    withKnownIssue {
      host.showColumns(.all)
    } matching: { issue in
      issue.comments.first?.rawValue
        == """
        There is no split view with a bound visibility.

        To fix this:
          • Pass 'columnVisibility:' to NavigationSplitView.
        """
    }
  }

  @Test func `The dismiss action in an inspector closes the inspector`() {
    struct Editor: View {
      @State private var isInspecting = true
      var body: some View {
        Text("text").inspector(isPresented: $isInspecting) {
          Closer().inspectorColumnWidth(min: 100, ideal: 200, max: 300)
        }
        Text(isInspecting ? "inspecting" : "closed")
      }
    }
    struct Closer: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    let host = TestHost { Editor() }
    #expect(host.texts == ["text", "Close", "inspecting"])
    #expect(host.elements(of: .inspector)[0][.idealWidth] == 200)
    host.tap("Close")
    #expect(host.texts == ["text", "closed"])
    #expect(host.elements(of: .inspector).isEmpty)
  }
}

@Suite @MainActor struct `Navigation links with a tag` {
  @Test func `A navigation link with a tag shows its destination while the tag is selected`() {
    struct Root: View {
      @State private var selection: String?
      var body: some View {
        NavigationLink("A", tag: "a", selection: $selection) { Text("page a") }
        NavigationLink("B", destination: Text("page b"), tag: "b", selection: $selection)
        Text("selection: \(selection ?? "none")")
        Button("select b") { selection = "b" }
      }
    }
    let host = TestHost { NavigationView { Root() } }
    host.tap("A")
    #expect(host.visibleTexts == ["page a"])
    host.back()
    #expect(host.texts.contains("selection: none"))
    host.tap("select b")
    #expect(host.visibleTexts == ["page b"])
  }
}

@Suite @MainActor struct `The appearance of navigation` {
  @Test func `Link indicators, stack styles and zoom transitions reach the host as attributes`() {
    struct Photos: View {
      @Namespace private var namespace
      var body: some View {
        NavigationLink("go") {
          Text("page").navigationTransition(.zoom(sourceID: "photo", in: namespace))
        }
        .matchedTransitionSource(id: "photo", in: namespace)
        .navigationLinkIndicatorVisibility(.hidden)
      }
    }
    let host = TestHost { NavigationView { Photos() }.navigationViewStyle(.stack) }
    #expect(host.elements(of: .navigationStack)[0][.style] == "stack")
    #expect(host.elements(of: .navigationLink)[0][.indicator] == "hidden")
    #expect(host.elements(of: .transitionSource)[0][.id] == "photo")
    host.tap("go")
    let page = host.elements(of: .navigationPage)[1]
    #expect(page[.transition] == "zoom")
    #expect(page[.transitionSource] == "photo")
  }

  @Test func `The background, shape and shadow of a transition source reach the host`() {
    struct Photo: View {
      @Namespace private var namespace
      var body: some View {
        Text("photo").matchedTransitionSource(id: 7, in: namespace) {
          $0.background(.red)
            .clipShape(RoundedRectangle(cornerRadius: 8))
            .shadow(color: .blue, radius: 3, y: 2)
        }
      }
    }
    let source = TestHost { Photo() }.elements(of: .transitionSource)[0]
    #expect(source[.id] == "7")
    #expect(source[.sourceBackground] == "red")
    #expect(source[.cornerRadius] == 8)
    #expect(source[.color] == "blue")
    #expect([source[.radius], source[.x], source[.y]] == [3, 0, 2])
  }

  @Test func `The background and the document of a page are attributes for the host`() {
    let host = TestHost {
      NavigationStack {
        Text("page")
          .containerBackground(.blue, for: .navigation)
          .navigationDocument(URL(filePath: "/tmp/a.txt"))
      }
    }
    let background = host.elements(of: .containerBackground)[0]
    #expect(background[.container] == "navigation")
    #expect(background[.style] == "blue")
    #expect(host.elements(of: .navigationPage)[0][.documentURL] == "file:///tmp/a.txt")
  }
}
