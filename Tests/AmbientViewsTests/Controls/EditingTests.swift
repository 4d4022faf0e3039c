import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A control that reports changes` {
  private struct Volume: View {
    @State private var volume = 0.0
    @State private var seats = 1
    @State private var log = ""

    var body: some View {
      Slider(value: $volume, in: 0...10, step: 1) {
        Text("Volume")
      } onEditingChanged: { isEditing in
        log += isEditing ? "(" : ")"
      }
      Stepper("Seats", value: $seats, in: 1...3) { isEditing in
        log += isEditing ? "[" : "]"
      }
      Text("\(volume), \(seats), \(log)")
    }
  }

  @Test func `A slider and a stepper report the beginning and the end of a change`() {
    let host = TestHost { Volume() }
    host.adjust("Volume", to: 3.2)
    #expect(host.texts.last == "3.000000, 1, ()")
    host.increment("Seats", times: 3)
    #expect(host.texts.last == "3.000000, 3, ()[][][]")
  }

  @Test func `A slider reports a drag over several values as one change`() {
    let host = TestHost { Volume() }
    host.adjust("Volume", through: [1, 2, 4])
    #expect(host.texts.last == "4.000000, 1, ()")
    host.perform(.editing(false), on: "Volume")
    #expect(host.texts.last == "4.000000, 1, ()")
  }

  private struct Labeled: View {
    @State private var level = 1.0
    @State private var changes: [Bool] = []

    var body: some View {
      Slider(value: $level, in: 0...9, onEditingChanged: { changes.append($0) }) { Text("Free") }
      Slider(value: $level, in: 0...9, step: 2, onEditingChanged: { changes.append($0) }) {
        Text("Stepped")
      }
      Text(verbatim: "\(level) \(changes)")
    }
  }

  @Test func `A slider whose label is the last argument reports changes`() {
    let host = TestHost { Labeled() }
    host.adjust("Free", through: [2, 5])
    #expect(host.texts.last == "5.0 [true, false]")
    host.adjust("Stepped", through: [6])
    #expect(host.texts.last == "6.0 [true, false, true, false]")
  }

  @Test func `A control has the same element with and without onEditingChanged`() {
    let host = TestHost {
      Slider(value: .constant(0.5), onEditingChanged: { _ in })
      Slider(value: .constant(0.5))
      Stepper("A", onIncrement: nil, onDecrement: nil, onEditingChanged: { _ in })
      Stepper("A", onIncrement: nil, onDecrement: nil)
      Stepper(onIncrement: nil, onDecrement: nil) { Text("A") }
    }
    let tree = host.tree.split(separator: "\n")
    #expect(tree[0] == tree[1])
    #expect(tree[2...3].elementsEqual(tree[4...5]))
    #expect(tree[2...3].elementsEqual(tree[6...7]))
  }
}
