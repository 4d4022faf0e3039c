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
    // "Takes input" says "none": the text "Plain" is no control, and no control is around it.
    check(
      """
      Text "Plain" has no enabled gesture.

        Takes input  none

      To fix this:
        • Add a gesture to the view, such as 'onTapGesture'.
      """
    ) { host.find(.text, "Plain").touch() }
    check("Cannot swipe over the row \"Milk\": it has no swipe actions at the leading edge.") {
      host.find(.row, "Milk").swipe(edge: .leading)
    }
  }
}

@Suite @MainActor struct `Pinches and moves of views found by role` {
  private struct Table: View {
    @State private var foods = ["Milk", "Bread", "Eggs"]
    @State private var log: [String] = []

    var body: some View {
      Text("Photo").gesture(
        MagnifyGesture().onEnded { log.append("size \(Int($0.magnification))") }
          .simultaneously(
            with: RotateGesture().onEnded {
              log.append("angle \(Int($0.rotation.degrees.rounded()))")
            }
          )
      )
      HStack { Text("Ace").draggable("ace") }.accessibilityElement(children: .combine)
      Text("Pile").dropDestination(for: String.self) { values, place in
        log.append("\(values[0]) at \(Int(place.x))")
        return true
      }
      Text("Plain")
      List {
        ForEach(foods, id: \.self) { Text($0) }
          .onDelete { foods.remove(atOffsets: $0) }
          .onMove { foods.move(fromOffsets: $0, toOffset: $1) }
      }
      Text(log.joined(separator: ", "))
    }
  }

  @Test(arguments: [nil, CGSize(width: 300, height: 400)])
  func `A test can magnify and rotate a view`(size: CGSize?) {
    let host = size.map { TestHost(size: $0) { Table() } } ?? TestHost { Table() }
    host.find(.text, "Photo").magnify(by: 3, steps: 2)
    host.find(.text, "Photo").rotate(byDegrees: 90, steps: 2)
    #expect(host.texts.last == "size 3, angle 90")
  }

  @Test func `A test can drag a view onto another view`() {
    let host = TestHost { Table() }
    host.find(.text, "Ace").drag(onto: host.find(.text, "Pile"), at: CGPoint(x: 7, y: 0))
    let drag = host.find(.text, "Ace").lift()
    drag?.move(over: host.find(.text, "Pile"))
    drag?.drop()
    #expect(host.texts.last == "ace at 7, ace at 0")
  }

  @Test func `A test can delete a row and move a row`() {
    let host = TestHost { Table() }
    host.find(.row, "Milk").delete()
    #expect(host.findAll(.row).map(\.name) == ["Bread", "Eggs"])
    host.find(.text, "Eggs").move(to: 0)
    #expect(host.findAll(.row).map(\.name) == ["Eggs", "Bread"])
  }

  @Test func `A pinch or move that a view does not support fails the test`() {
    let host = TestHost { Table() }
    let plain = host.find(.text, "Plain")
    func check(_ message: String, _ action: () -> Void) {
      withKnownIssue("The action is impossible on purpose.") {
        action()
      } matching: {
        $0.comments.map(\.rawValue) == [message]
      }
    }
    // The text "Plain" is no control, and no control is around it.
    check(
      """
      Text "Plain" has no two-finger gesture.

        Takes input  none

      To fix this:
        • Add a MagnifyGesture or a RotateGesture to the view.
      """
    ) { plain.magnify(by: 2) }
    for work in ["drag", "drop onto", "delete", "move"] {
      check("Cannot \(work) the text \"Plain\": it does not accept this action.") {
        switch work {
        case "drag": _ = plain.lift()
        case "drop onto": host.find(.text, "Ace").drag(onto: plain)
        case "delete": plain.delete()
        default: plain.move(to: 0)
        }
      }
    }
  }
}
