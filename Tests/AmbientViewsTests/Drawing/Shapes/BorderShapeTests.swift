import Ambient
import AmbientTesting
import CoreFoundation
import Foundation
import Testing

@Suite @MainActor struct `A button border shape` {
  private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

  @Test func `A button border shape has the path of the shape with the same name`() {
    #expect(ButtonBorderShape.capsule.path(in: rect) == Capsule().path(in: rect))
    #expect(ButtonBorderShape.circle.path(in: rect) == Circle().path(in: rect))
    let rounded = ButtonBorderShape.roundedRectangle(radius: 5)
    #expect(rounded.path(in: rect) == RoundedRectangle(cornerRadius: 5).path(in: rect))
    #expect(
      rounded.inset(by: 2).path(in: rect)
        == RoundedRectangle(cornerRadius: 5).inset(by: 2).path(in: rect)
    )
  }

  @Test func `A button border shape can be the background of a view`() {
    let host = TestHost { Text("tag").background(.green, in: ButtonBorderShape.capsule) }
    #expect(host.texts == ["tag"])
    #expect(host.tree.contains("green"))
  }
}
