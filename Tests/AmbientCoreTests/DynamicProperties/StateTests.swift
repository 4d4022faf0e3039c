import Ambient
import AmbientTestSupport
import AmbientTesting
import Observation
import Testing

@Suite @MainActor struct `The state of a view` {
  private struct Starts: View {
    @State private var count: Int

    init(at start: Int) { _count = State(initialValue: start) }

    var body: some View {
      Text("count \(count)")
      Button("More") { count += 1 }
      Button("Same") { count = count + 0 }
    }
  }

  private struct Parent: View {
    let model: TreeModel
    var body: some View {
      Text("step \(model.step)")
      Starts(at: model.step)
    }
  }

  @Test func `A state keeps its first initial value when the parent passes a new one`() {
    let model = TreeModel()
    model.step = 5
    let host = TestHost { Parent(model: model) }
    #expect(host.plainTexts == ["step 5", "count 5"])
    model.step = 9
    host.settle()
    #expect(host.plainTexts == ["step 9", "count 5"])
    #expect(host.takeBodies() == ["Parent", "Starts", "Parent"])
  }

  @Test func `A write of an equal value to a state runs no body`() {
    let host = TestHost { Starts(at: 1) }
    host.takeBodies()
    let visited = host.counters.visited
    host.tap("Same")
    #expect(host.takeBodies() == [])
    #expect(host.counters.visited == visited)
    host.tap("More")
    #expect(host.takeBodies() == ["Starts"])
  }

  @Test func `An action that writes states several times runs the body once`() {
    struct Adds: View {
      @State private var count = 0
      @State private var seen: [Int] = []
      var body: some View {
        Text("\(count) \(seen)")
        Button("Add") {
          for _ in 1...3 {
            count += 1
            seen.append(count)
          }
        }
      }
    }
    let host = TestHost { Adds() }
    host.tap("Add")
    #expect(host.texts == ["3 [1, 2, 3]", "Add"])
    #expect(host.takeBodies() == ["Adds", "Adds"])
  }

  @Test func `A write of a state runs only the bodies that read the state`() {
    struct Unread: View {
      @State private var count = 0
      var body: some View {
        Button("More") { count += 1 }
        Reads(count: $count)
        Passes(count: $count)
      }
    }
    struct Reads: View {
      @Binding var count: Int
      var body: some View { Text("\(count)") }
    }
    struct Passes: View {
      @Binding var count: Int
      var body: some View { Button("Twice") { count += 2 } }
    }
    let host = TestHost { Unread() }
    #expect(host.takeBodies() == ["Unread", "Reads", "Passes"])
    host.tap("More")
    host.tap("Twice")
    #expect(host.takeBodies() == ["Reads", "Reads"])
    #expect(host.texts == ["More", "3", "Twice"])
  }

  @Test func `A body does not depend on a state that its last run did not read`() {
    struct Chooses: View {
      @State private var isOpen = true
      @State private var detail = 0
      var body: some View {
        Text(isOpen ? "detail \(detail)" : "closed")
        Button("Close") { isOpen.toggle() }
        Button("More") { detail += 1 }
      }
    }
    let host = TestHost { Chooses() }
    host.tap("More")
    host.tap("Close")
    #expect(host.takeBodies() == ["Chooses", "Chooses", "Chooses"])
    host.tap("More")
    #expect(host.takeBodies() == [])
    host.tap("Close")
    #expect(host.plainTexts == ["detail 2"])
  }

  @Test func `An optional state needs no initial value`() {
    struct MayBe: View {
      @State private var name: String?
      var body: some View {
        Text(name ?? "nothing")
        Button("Name") { name = "Ada" }
      }
    }
    let host = TestHost { MayBe() }
    #expect(host.texts == ["nothing", "Name"])
    host.tap("Name")
    #expect(host.texts == ["Ada", "Name"])
  }

  /// An object that is numbered in the order of creation: the first object gets the number 1.
  @Observable fileprivate final class Made {
    var number: Int
    init(_ count: Mutexed<Int>) {
      count.change { $0 += 1 }
      number = count.value
    }
  }

  private struct Owns: View {
    @State private var made: Made
    init(_ count: Mutexed<Int>) { _made = State(wrappedValue: Made(count)) }
    var body: some View {
      Text("made \(made.number)")
      Button("More") { made.number += 10 }
    }
  }

  @Test func `A state does not create its observable object again when the parent runs again`() {
    struct Parent: View {
      let model: TreeModel
      let count: Mutexed<Int>
      var body: some View {
        Text("\(model.step)")
        Owns(count)
      }
    }
    let (model, count) = (TreeModel(), Mutexed(0))
    let host = TestHost { Parent(model: model, count: count) }
    host.tap("More")
    model.step = 1
    host.settle()
    #expect(host.plainTexts == ["1", "made 11"])
    #expect(count.value == 1)
    #expect(host.takeBodies() == ["Parent", "Owns", "Owns", "Parent"])
  }

  @Test func `A write of a state while a body runs is dropped with a warning`() {
    struct Writes: View {
      @State private var count = 0
      var body: some View {
        let _ = { count = 7 }()
        Text("\(count)")
      }
    }
    let warnings = warnings {
      let host = TestHost { Writes() }
      #expect(host.texts == ["0"])
      #expect(host.takeBodies() == ["Writes"])
    }
    #expect(
      warnings == [
        """
        Modifying state during view update, this will cause undefined behavior.

          State    'Writes.count', a State<Int>; the write is dropped
          Running  Writes ← [root]

        To fix this, do one of:
          • Write in the action of a button, or of 'onAppear', 'onChange' or 'task'.
          • Compute the value in 'body' instead of storing it.
        """
      ]
    )
  }

  @Test func `A state without a view keeps its initial value and ignores writes`() {
    let state = State(wrappedValue: 3)
    state.wrappedValue = 4
    #expect(state.wrappedValue == 3)
    let warnings = warnings {
      let binding = state.projectedValue
      binding.wrappedValue = 5
      #expect(binding.wrappedValue == 3)
    }
    #expect(
      warnings == [
        """
        Accessing State's value outside of being installed on a View. \
        This will result in a constant Binding of the initial value and will not update.

          State  State<Int>

        To fix this:
          • Use the binding in 'body' or in an action, not in an initializer.
        """
      ]
    )
  }

  @Test func `A closure from an earlier body run reads the current state`() {
    struct Live: View {
      let keep: (@escaping () -> Int) -> Void
      @State private var count = 0
      var body: some View {
        let _ = keep { count }
        Button("More") { count += 1 }
      }
    }
    var read: (() -> Int)?
    let host = TestHost { Live { read = read ?? $0 } }
    host.tap("More")
    host.tap("More")
    #expect(read?() == 2)
    #expect(host.takeBodies() == ["Live"])
  }
}
