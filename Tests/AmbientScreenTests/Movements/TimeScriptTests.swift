import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `A sequence of animations` {
  private let size = CGSize(width: 200, height: 400)

  private func rounded(_ value: Double?) -> Double? {
    value.map { ($0 * 1_000).rounded() / 1_000 }
  }

  @Test func `A second drag stops the spring that moves a card back`() {
    struct Card: View {
      static let spring = Spring(duration: 1, bounce: 0.3)
      @State private var offset = 0.0

      var body: some View {
        Text("Card").offset(y: offset).gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { offset = $0.translation.height }
            .onEnded { _ in withAnimation(.spring(Self.spring)) { offset = 0 } }
        )
      }
    }
    let host = TestHost(runsAnimations: true) { Card() }
    let offset = { rounded(host.elements(of: .offset).first?[.y]) }
    let touch = host.touch("Card")
    touch?.move(by: CGSize(width: 0, height: 60))
    #expect(offset() == 60)
    touch?.move(by: CGSize(width: 0, height: 40))
    #expect(offset() == 100)
    touch?.up()
    #expect(offset() == 100)
    for time in [0.1, 0.2, 0.3] {
      #expect(host.bodies { host.advance(by: 0.1) } == [])
      let expected = 100 + Card.spring.value(target: -100.0, time: time)
      #expect(offset() == rounded(expected))
    }
    // The card follows a second finger at once, and the spring ends.
    let second = host.touch("Card")
    second?.move(by: CGSize(width: 0, height: -20))
    #expect(offset() == -20)
    host.advance(by: 1)
    #expect(offset() == -20)
    second?.up()
    host.advance(by: 0.25)
    #expect(offset() == rounded(-20 + Card.spring.value(target: 20.0, time: 0.25)))
    host.advance(by: 10)
    #expect(offset() == 0)
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `Rows with delayed animations move one after the other`() {
    struct Staggered: View {
      @State private var isLow = false

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 10, height: 20)
          if isLow { Color.blue.frame(width: 10, height: 100) }
          ForEach(0..<3) { row in
            Text("Row \(row)").animation(
              .linear(duration: 1).delay(Double(row) / 2),
              value: isLow
            )
          }
          Spacer(minLength: 0)
          Button("Move") { isLow.toggle() }
        }
      }
    }
    let host = TestHost(size: size, runsAnimations: true) { Staggered() }
    func tops() -> [CGFloat?] { (0..<3).map { host.frame(of: "Row \($0)")?.minY } }
    #expect(tops() == [20, 36, 52])
    host.tap("Move")
    #expect(tops() == [20, 36, 52])
    host.advance(by: 0.5)
    #expect(tops() == [70, 36, 52])
    host.advance(by: 0.5)
    #expect(tops() == [120, 86, 52])
    host.advance(by: 0.5)
    #expect(tops() == [120, 136, 102])
    // The rows turn back one after the other, while the last row still moves down.
    host.tap("Move")
    #expect(tops() == [120, 136, 102])
    host.advance(by: 0.5)
    #expect(tops() == [70, 136, 152])
    host.advance(by: 0.5)
    #expect(tops() == [20, 86, 152])
    host.advance(by: 1)
    #expect(tops() == [20, 36, 52])
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A phase animator runs all its phases at each trigger`() {
    struct Bell: View {
      @State private var rings = 0

      var body: some View {
        Button("Ring") { rings += 1 }
        Text("Bell").phaseAnimator([0.0, 30, -30], trigger: rings) { content, angle in
          content.rotationEffect(.degrees(angle))
        } animation: { angle in
          .linear(duration: angle == 0 ? 1 : 0.5)
        }
      }
    }
    let host = TestHost(runsAnimations: true) { Bell() }
    /// Returns the angle of the bell after each of the next quarters of a second.
    func angles(_ count: Int) -> [Double?] {
      (0..<count).map { _ in
        host.advance(by: 0.25)
        return rounded(host.elements(of: .rotation).first?[.degrees])
      }
    }
    // The angle changes to 30 in half a second, then to -30 in half a second, and then to 0 in one
    // second.
    host.tap("Ring")
    #expect(angles(4) == [15, 30, 0, -30])
    #expect(angles(4) == [-22.5, -15, -7.5, 0])
    #expect(host.viewTree.nextDeadline == nil)
    host.tap("Ring")
    #expect(angles(8) == [15, 30, 0, -30, -22.5, -15, -7.5, 0])
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A keyframe animator follows keyframes of all kinds`() {
    let spring = Spring(duration: 0.5, bounce: 0)
    struct Ball: View {
      let spring: Spring
      @State private var throwsSoFar = 0

      var body: some View {
        Button("Throw") { throwsSoFar += 1 }
        Text("Ball").keyframeAnimator(initialValue: 0.0, trigger: throwsSoFar) { content, y in
          content.offset(y: y)
        } keyframes: { _ in
          LinearKeyframe(10, duration: 1)
          MoveKeyframe(20)
          CubicKeyframe(40, duration: 1, startVelocity: 0, endVelocity: 0)
          SpringKeyframe(0, duration: 2, spring: spring)
        }
      }
    }
    let host = TestHost(runsAnimations: true) { Ball(spring: spring) }
    let y = { rounded(host.elements(of: .offset).first?[.y]) }
    #expect(y() == 0)
    host.tap("Throw")
    host.advance(by: 0.5)
    #expect(y() == 5)
    host.advance(by: 0.5)
    #expect(y() == 20)
    host.advance(by: 0.25)
    // The cubic keyframe goes from 20 to 40, with the speed 0 at its start and its end. After a
    // fraction t of its time, it has covered 3t² - 2t³ of the distance. After a quarter of the
    // time, this is 5/32 of 20 points, or 3.125 points.
    #expect(y() == 23.125)
    host.advance(by: 0.25)
    #expect(y() == 30)
    host.advance(by: 0.5)
    #expect(y() == 40)
    host.advance(by: 0.25)
    #expect(y() == rounded(40 + spring.value(target: -40.0, time: 0.25)))
    host.advance(by: 5)
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A matched geometry effect can be reversed halfway`() {
    struct Pick: View {
      @Namespace private var namespace
      @State private var selection = 0

      var body: some View {
        Button("Swap") { withAnimation(.linear(duration: 1)) { selection = 1 - selection } }
        ZStack(alignment: .topLeading) {
          Color.red
            .frame(width: 10, height: 10)
            .matchedGeometryEffect(id: selection, in: namespace, isSource: false)
          HStack(spacing: 0) {
            Color.blue.frame(width: 20, height: 40).matchedGeometryEffect(id: 0, in: namespace)
            Color.blue.frame(width: 60, height: 40).matchedGeometryEffect(id: 1, in: namespace)
          }
        }
      }
    }
    let host = TestHost(size: size, runsAnimations: true) { Pick() }
    // The x coordinate of the center of the red color. It moves from 10, in the middle of the first
    // source, toward 50, in the middle of the second source.
    let x = { host.elements(of: .matchedGeometry).first { $0[.isSource] == false }?[.x] as Double? }
    #expect(x() == 10)
    host.tap("Swap")
    host.advance(by: 0.25)
    #expect(x() == 20)
    host.advance(by: 0.25)
    #expect(x() == 30)
    host.tap("Swap")
    #expect(x() == 30)
    // For half a second, both animations run, in opposite directions and at the same speed.
    host.advance(by: 0.5)
    #expect(x() == 30)
    host.advance(by: 0.5)
    #expect(x() == 10)
    #expect(host.viewTree.nextDeadline == nil)
  }

  @Test func `A timeline view updates at periodic dates or at the frames of an animation`() {
    struct Clocks: View {
      let start: Date

      var body: some View {
        TimelineView(.periodic(from: start, by: 1)) {
          Text(verbatim: "s \(Int($0.date.timeIntervalSince(start)))")
        }
        TimelineView(.animation(minimumInterval: 0.25)) {
          Text(verbatim: "f \($0.date.timeIntervalSince(start))")
        }
      }
    }
    let start = Date(timeIntervalSince1970: 0)
    var environment = EnvironmentValues()
    environment.clockStart = start
    let host = TestHost(environment: environment) { Clocks(start: start) }
    var texts: [[String]] = [host.texts]
    for _ in 0..<4 {
      host.advance(by: 0.3)
      texts.append(host.texts)
    }
    // The times are 0, 0.3, 0.6, 0.9 and 1.2 seconds. The first text shows the last whole second.
    // The second text shows the time of the last frame. Frames are 0.25 seconds apart.
    #expect(
      texts == [
        ["s 0", "f 0.0"], ["s 0", "f 0.25"], ["s 0", "f 0.5"], ["s 0", "f 0.75"], ["s 1", "f 1.0"],
      ]
    )
  }
}
