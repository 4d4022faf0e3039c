import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The view builder` {
  @Test func `A view builder can combine thirty views`() {
    struct Thirty: View {
      var body: some View {
        Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8")
        Text("9"); Text("10"); TreeRow(id: 11); Text("12"); Text("13"); Text("14"); Text("15")
        Text("16"); Text("17"); Text("18"); Text("19"); Text("20"); Text("21"); TreeRow(id: 22)
        Text("23"); Text("24"); Text("25"); Text("26"); Text("27"); Text("28"); Text("29")
        Text("30")
      }
    }
    let host = TestHost { Thirty() }
    #expect(host.plainTexts.count == 30)
    #expect(host.plainTexts[10] == "11:0")
    #expect(host.plainTexts[29] == "30")
    host.tap("+22")
    #expect(host.plainTexts[21] == "22:1")
    #expect(host.takeBodies() == ["Thirty", "TreeRow", "TreeRow", "TreeRow"])
  }

  @Test func `Each branch of a view builder has its own identity`() {
    struct Branches: View {
      let model: TreeModel
      var body: some View {
        if model.flag {
          TreeRow(id: 1)
        } else {
          TreeRow(id: 1)
        }
        Text("end")
      }
    }
    let model = TreeModel()
    let host = TestHost { Branches(model: model) }
    host.tap("+1")
    #expect(host.plainTexts == ["1:1", "end"])
    model.flag = true
    host.settle()
    #expect(host.plainTexts == ["1:0", "end"])
    model.flag = false
    host.settle()
    #expect(host.plainTexts == ["1:0", "end"])
    #expect(
      host.takeBodies()
        == ["Branches", "TreeRow", "TreeRow", "Branches", "TreeRow", "Branches", "TreeRow"]
    )
  }

  @Test func `A view builder accepts a switch with many cases`() {
    struct Switches: View {
      let model: TreeModel
      var body: some View {
        switch model.step {
        case 0: Text("zero")
        case 1: TreeRow(id: 1)
        case 2, 3: TreeRow(id: 2)
        default: EmptyView()
        }
      }
    }
    let model = TreeModel()
    let host = TestHost { Switches(model: model) }
    #expect(host.plainTexts == ["zero"])
    for (step, texts) in [(1, ["1:0"]), (2, ["2:0"]), (3, ["2:1"]), (4, []), (0, ["zero"])] {
      model.step = step
      host.settle()
      #expect(host.plainTexts == texts)
      if step == 2 { host.tap("+2") }
    }
    #expect(
      host.takeBodies() == [
        "Switches", "Switches", "TreeRow", "Switches", "TreeRow", "TreeRow", "Switches",
        "Switches", "Switches",
      ]
    )
  }

  @Test func `A conditional view appears and disappears at its place among its siblings`() {
    struct Optionals: View {
      let model: TreeModel
      var body: some View {
        Text("before")
        if model.flag { TreeRow(id: 1) }
        if let first = model.ids.first { Text("first \(first)") }
        Text("after")
      }
    }
    let model = TreeModel()
    let host = TestHost { Optionals(model: model) }
    #expect(host.plainTexts == ["before", "after"])
    model.flag = true
    model.ids = [7]
    host.settle()
    #expect(host.plainTexts == ["before", "1:0", "first 7", "after"])
    host.tap("+1")
    model.ids = [8]
    host.settle()
    #expect(host.plainTexts == ["before", "1:1", "first 8", "after"])
    model.flag = false
    host.settle()
    #expect(host.plainTexts == ["before", "first 8", "after"])
    #expect(
      host.takeBodies() == [
        "Optionals", "Optionals", "TreeRow", "TreeRow", "Optionals", "Optionals",
      ]
    )
  }

  @Test func `A view builder accepts availability conditions, groups and tuples of views`() {
    struct Mixed: View {
      var body: some View {
        if #available(macOS 99, *) { Text("available") }
        Group {
          Text("one")
          Text("two")
        }
        Group {}
        TupleView((Text("three"), Text("four")))
        EmptyView()
      }
    }
    let host = TestHost { Mixed() }
    #expect(host.texts == ["available", "one", "two", "three", "four"])
    #expect(host.takeBodies() == ["Mixed"])
  }
}

@Suite @MainActor struct `A type-erased view` {
  private struct Chooses: View {
    let model: TreeModel
    var view: AnyView {
      switch model.step {
      case 0: AnyView(TreeRow(id: 0))
      case 1: AnyView(TreeRow(id: 1))
      case 2: AnyView(AnyView(erasing: TreeRow(id: 2)))
      default: AnyView(Text("other"))
      }
    }
    var body: some View {
      view
      Text("end")
    }
  }

  @Test func `A type-erased view keeps its state while the erased type is the same`() {
    let model = TreeModel()
    let host = TestHost { Chooses(model: model) }
    host.tap("+0")
    model.step = 1
    host.settle()
    #expect(host.plainTexts == ["1:1", "end"])
    model.step = 2
    host.settle()
    #expect(host.plainTexts == ["2:1", "end"])
    let update = ["Chooses", "TreeRow"]
    #expect(host.takeBodies() == update + ["TreeRow"] + update + update)
  }

  @Test func `A type-erased view starts with new state when the erased type changes`() {
    let model = TreeModel()
    let host = TestHost { Chooses(model: model) }
    host.tap("+0")
    model.step = 3
    host.settle()
    #expect(host.plainTexts == ["other", "end"])
    model.step = 0
    host.settle()
    #expect(host.plainTexts == ["0:0", "end"])
    #expect(
      host.takeBodies() == ["Chooses", "TreeRow", "TreeRow", "Chooses", "Chooses", "TreeRow"]
    )
  }
}
