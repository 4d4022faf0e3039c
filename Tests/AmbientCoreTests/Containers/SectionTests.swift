import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The sections of a container` {
  private struct Board<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      ForEach(sections: content) { section in
        VStack {
          Text(section.containerValues.badge)
          HStack { section.header }
          section.content
          HStack { section.footer }
        }
      }
    }
  }

  @Test func `The sections of a container have a header, content and a footer`() {
    let host = TestHost {
      Board {
        Section {
          Text("a")
          ForEach(0..<2) { Text("\($0)") }
        } header: {
          Text("above")
        } footer: {
          Text("below")
        }
        .containerValue(\.badge, "one")
        Section("Two") { Text("b") }
      }
    }
    #expect(host.texts == ["one", "above", "a", "0", "1", "below", "-", "Two", "b"])
  }

  @Test func `Adjacent views outside of any Section form a section of their own`() {
    let host = TestHost {
      Group(
        sections: Group {
          Text("a")
          Text("b")
          Section { Text("c") }
          Text("d")
          Section {}
        }
      ) { sections in
        Text("\(sections.count)")
        ForEach(sections) { section in Text("\(section.content.count)") }
      }
    }
    #expect(host.texts == ["4", "2", "1", "1", "0"])
  }

  @Test func `Views in a section keep their state when other sections are inserted or removed`() {
    struct Sections: View {
      let model: TreeModel
      var body: some View {
        Board {
          ForEach(model.ids, id: \.self) { id in
            Section("#\(id)") { TreeRow(id: id) }
          }
        }
      }
    }
    let model = TreeModel([1, 2])
    let host = TestHost { Sections(model: model) }
    host.tap("+2")
    model.ids = [3, 2]
    host.settle()
    #expect(host.plainTexts == ["-", "#3", "3:0", "-", "#2", "2:1"])
  }

  @Test func `A nested section becomes part of the content of the outer section`() {
    let host = TestHost {
      Board {
        Section("outer") {
          Text("a")
          Section("inner") { Text("b") }
          Text("c")
        }
      }
    }
    #expect(host.texts == ["-", "outer", "a", "inner", "b", "c"])
  }

  @Test func `A container that ignores sections shows their headers and views`() {
    let host = TestHost {
      Badged {
        Section("head") { Text("a") }.containerValue(\.badge, "s")
      }
    }
    #expect(host.rows == ["s head", "s a"])
  }
}
