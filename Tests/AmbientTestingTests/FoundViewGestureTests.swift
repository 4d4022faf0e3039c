import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `Gestures on views found by role` {
  private struct Board: View {
    @State private var log: [String] = []

    var body: some View {
      Text("Card")
        .gesture(
          DragGesture().onEnded { log.append("drag \(Int($0.translation.width))") }
        )
      Text("Photo").onLongPressGesture { log.append("long press") }
      Text("Map").onTapGesture(count: 2) { log.append("double tap") }
      Circle().frame(width: 20, height: 20)
        .onTapGesture { log.append("dot") }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Dot")
      Text("Name").onHover { log.append($0 ? "over" : "away") }
      List {
        Text("Milk").swipeActions { Button("Buy") { log.append("buy") } }
      }
      Text(log.joined(separator: ", "))
    }
  }

  @Test(arguments: [nil, CGSize(width: 300, height: 400)])
  func `Gestures reach a view in hosts with and without a screen`(size: CGSize?) {
    let host = size.map { TestHost(size: $0) { Board() } } ?? TestHost { Board() }
    host.find(.text, "Card").drag(from: .zero, to: CGPoint(x: 30, y: 0))
    host.find(.text, "Photo").longPress()
    host.find(.text, "Map").doubleTap()
    host.find(.element, "Dot").touch()?.up()
    host.find(.text, "Name").hover()
    host.stopHovering()
    host.find(.row, "Milk").swipe()
    host.find(.button, "Buy").tap()
    host.find(.row, "Milk").swipe(isFull: true)
    #expect(
      host.texts.last == "drag 30, long press, double tap, dot, over, away, buy, buy"
    )
  }

  @Test func `A touch or swipe that a view does not support fails the test`() {
    let host = TestHost {
      Text("Plain")
      List { Text("Milk") }
    }
    func check(_ message: String, _ action: () -> Void) {
      withKnownIssue("The gesture is impossible on purpose.") {
        action()
      } matching: {
        $0.comments.map(\.rawValue) == [message]
      }
    }
    check(
      """
      Text "Plain" has no enabled gesture.

        Around  no gesture and no control

      To fix this:
        • Add a gesture to the view, such as 'onTapGesture'.
      """
    ) { host.find(.text, "Plain").touch() }
    check("Cannot swipe over the row \"Milk\": it has no swipe actions at the leading edge.") {
      host.find(.row, "Milk").swipe(edge: .leading)
    }
  }
}
