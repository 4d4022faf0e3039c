import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

@Suite @MainActor struct `The onChange action` {
  private struct Watches: View {
    let model: TreeModel
    let log: TreeLog
    @Environment(\.treeTint) private var tint

    var body: some View {
      let name = model.name
      Text("\(model.step)")
        .onChange(of: model.step) { old, new in log.add("\(old) → \(new) \(name)") }
        .onChange(of: model.step) { log.add("changed") }
        .onChange(of: tint, initial: true) { old, new in log.add("\(old) → \(new)") }
        .onChange(of: model.flag, initial: true) { log.add("flag") }
    }
  }

  @Test func `onChange runs the newest closure with the old and the new value`() {
    let (model, log) = (TreeModel(), TreeLog())
    let host = TestHost { Watches(model: model, log: log) }
    #expect(log.unread.sorted() == ["flag", "none → none"])
    model.step = 3
    model.name = "new"
    host.settle()
    #expect(log.unread.sorted() == ["0 → 3 new", "changed"])
    model.name = "newer"
    host.settle()
    #expect(log.unread == [])
    model.flag = true
    host.settle()
    #expect(log.unread == ["flag"])
    host.set(\.treeTint, to: "red")
    #expect(log.unread == ["none → red"])
    #expect(host.takeBodies() == ["Watches", "Watches", "Watches", "Watches", "Watches"])
  }

  @Test func `The closure of an onChange with a perform argument receives only the new value`() {
    struct Watches: View {
      let model: TreeModel
      let log: TreeLog
      var body: some View {
        Text("").onChange(of: model.step, perform: { new in log.add("now \(new)") })
      }
    }
    let (model, log) = (TreeModel(), TreeLog())
    let host = TestHost { Watches(model: model, log: log) }
    model.step = 2
    host.settle()
    #expect(log.unread == ["now 2"])
  }

  @Test func `onChange can write state, and the view shows the new value`() {
    struct Follows: View {
      @State private var count = 0
      @State private var doubled = 0
      var body: some View {
        Text("\(count) \(doubled)").onChange(of: count) { doubled = count * 2 }
        Button("More") { count += 1 }
      }
    }
    let host = TestHost { Follows() }
    host.tap("More")
    #expect(host.plainTexts == ["1 2"])
    #expect(host.takeBodies() == ["Follows", "Follows", "Follows"])
  }

  private struct Cycle: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)").onChange(of: count) { count += 1 }
      Button("More") { count += 1 }
    }
  }

  @Test func `onChange stops after two runs if it changes the value that it observes`() {
    let host = TestHost { Cycle() }
    host.takeBodies()
    let warnings = warnings { host.tap("More") }
    #expect(
      warnings == [
        """
        onChange(of: Int) action tried to update multiple times per frame.

          Views  Cycle ← [root]

        To fix this:
          • Let the action write only under a condition that becomes false, such as a limit.
        """
      ]
    )
    // The button adds 1, and each of the two runs of the action adds 1.
    #expect(host.plainTexts == ["3"])
    #expect(host.takeBodies() == ["Cycle", "Cycle", "Cycle"])
  }

  @Test func `An onChange cycle stops after two runs for each event that starts the cycle`() {
    let host = TestHost { Cycle() }
    let warnings = warnings {
      host.tap("More")
      host.tap("More")
    }
    #expect(warnings.count == 2)
    // Each tap adds 3: 1 in the button, and 1 in each of the two runs of the action.
    #expect(host.plainTexts == ["6"])
  }

  @Test func `onChange stops if the actions of two views change each other's values`() {
    struct Pair: View {
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Text("\(first)").onChange(of: first) { second += 1 }
        Text("\(second)").onChange(of: second) { first += 1 }
        Button("More") { first += 1 }
      }
    }
    let host = TestHost { Pair() }
    let warnings = warnings { host.tap("More") }
    #expect(warnings.count == 1)
    // `first` is 3: the button adds 1, and each of the two runs of the second action adds 1.
    // `second` is 2: each of the two runs of the first action adds 1.
    #expect(host.plainTexts == ["3", "2"])
  }
}
