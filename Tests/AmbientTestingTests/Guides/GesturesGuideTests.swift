import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite struct `The article about gestures in tests` {
  @Test func `Each listing of the article about gestures runs as a test`() throws {
    let listings = try GuideListings(
      of: "Sources/AmbientTesting/AmbientTesting.docc/GesturesInTests.md"
    )
    #expect(listings.declarations.count == 4)
    #expect(try listings.missing(from: #filePath) == [])
  }

  struct Card: View {
    @GestureState private var offset = CGSize.zero
    @State private var isPinned = false

    var body: some View {
      Text(isPinned ? "Pinned" : "Card at \(Int(offset.width))")
        .gesture(
          DragGesture().updating($offset) { value, state, _ in state = value.translation }
        )
        .onLongPressGesture { isPinned = true }
    }
  }

  @MainActor
  @Test func `A card follows a finger, and returns when the finger is lifted`() {
    let host = TestHost { Card() }
    let touch = host.touch("Card at 0")
    touch?.move(to: CGPoint(x: 30, y: 0))
    #expect(host.texts == ["Card at 30"])
    touch?.up()
    #expect(host.texts == ["Card at 0"])
  }

  @MainActor
  @Test func `A long press pins the card`() {
    let host = TestHost { Card() }
    let touch = host.touch("Card at 0")
    host.advance(by: 0.4)
    #expect(host.texts == ["Card at 0"])
    host.advance(by: 0.1)
    #expect(host.texts == ["Pinned"])
    touch?.up()
  }

  @MainActor
  @Test func `A tap reports its location`() {
    var place: CGPoint?
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.blue.onTapGesture { place = $0 }.accessibilityIdentifier("sky")
    }
    host.touch("sky", at: CGPoint(x: 20, y: 30))?.up()
    #expect(place == CGPoint(x: 20, y: 30))
  }
}
