import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The state of a sequenced gesture` {
  private enum Phase: Equatable {
    case idle, pressed
    case dragged(Int)
  }

  private struct Piece: View {
    @GestureState private var phase = Phase.idle
    @State private var x = 0

    var body: some View {
      Text("Piece")
        .gesture(
          LongPressGesture(minimumDuration: 0.5)
            .sequenced(before: DragGesture(minimumDistance: 0))
            .updating($phase) { value, phase, _ in
              switch value {
              case .first(true): phase = .pressed
              case .second(true, let drag): phase = .dragged(Int(drag?.translation.width ?? 0))
              default: phase = .idle
              }
            }
            .onEnded { value in
              guard case .second(true, let drag?) = value else { return }
              x += Int(drag.translation.width)
            }
        )
      Text("\(String(describing: phase)) at \(x)")
    }
  }

  @Test func `The gesture state follows both parts, and is reset when the second part ends`() {
    let host = TestHost { Piece() }
    let touch = host.touch("Piece")
    #expect(host.texts.last == "pressed at 0")
    host.advance(by: 0.5)
    #expect(host.texts.last == "dragged(0) at 0")
    touch?.move(by: CGSize(width: 12, height: 0))
    #expect(host.texts.last == "dragged(12) at 0")
    touch?.up()
    #expect(host.texts.last == "idle at 12")
  }

  @Test func `The gesture state is reset if the first part fails`() {
    let host = TestHost { Piece() }
    let touch = host.touch("Piece")
    host.advance(by: 0.3)
    #expect(host.texts.last == "pressed at 0")
    touch?.up()
    #expect(host.texts.last == "idle at 0")
  }

  @Test func `The gesture state is reset if the second part is canceled`() {
    let host = TestHost { Piece() }
    let touch = host.touch("Piece")
    host.advance(by: 0.5)
    touch?.move(by: CGSize(width: 12, height: 0))
    #expect(host.texts.last == "dragged(12) at 0")
    touch?.cancel()
    #expect(host.texts.last == "idle at 0")
  }
}
