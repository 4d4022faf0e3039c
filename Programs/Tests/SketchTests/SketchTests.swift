import AmbientTesting
import SwiftUI
import Testing

@testable import Sketch

@MainActor
@Suite struct SketchTests {
  private func makeHost() -> TestHost {
    var environment = EnvironmentValues()
    environment.undoManager = UndoManager()
    return TestHost(size: CGSize(width: 300, height: 300), environment: environment) {
      SketchView()
    }
  }

  private func draw(in host: TestHost) {
    host.drag("Picture", from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 90))
  }

  @Test func `A drag draws a stroke`() {
    let host = makeHost()
    let touch = host.touch("Picture", at: CGPoint(x: 20, y: 20))
    let empty = host.svg
    #expect(host.bodies { touch?.move(to: CGPoint(x: 40, y: 20)) } == [])
    #expect(host.svg != empty)
    #expect(host.find(.element, "Picture").value == "0 strokes")
    touch?.up()
    #expect(host.find(.element, "Picture").value == "1 stroke")
  }

  @Test func `A canceled drag draws nothing`() {
    let host = makeHost()
    let touch = host.touch("Picture", at: CGPoint(x: 20, y: 20))
    touch?.move(to: CGPoint(x: 40, y: 20))
    touch?.cancel()
    #expect(host.find(.element, "Picture").value == "0 strokes")
  }

  @Test func `Strokes can be undone and redone`() {
    let host = makeHost()
    #expect(!host.find(.button, "Clear").isEnabled)
    draw(in: host)
    draw(in: host)
    host.find(.button, "Clear").tap()
    #expect(host.find(.element, "Picture").value == "0 strokes")
    host.find(.button, "Undo").tap()
    #expect(host.find(.element, "Picture").value == "2 strokes")
    host.find(.button, "Undo").tap()
    #expect(host.find(.element, "Picture").value == "1 stroke")
    host.find(.button, "Redo").tap()
    #expect(host.find(.element, "Picture").value == "2 strokes")
    host.press(key: "z", modifiers: .command)
    #expect(host.find(.element, "Picture").value == "1 stroke")
    host.press(key: "z", modifiers: [.command, .shift])
    #expect(host.find(.element, "Picture").value == "2 strokes")
  }

  @Test func `A color is chosen in the palette`() {
    let host = makeHost()
    host.find(.button, "Blue").tap()
    #expect(host.findAll(.button).filter(\.isSelected).map(\.name) == ["Blue"])
    let bodies = host.bodies { host.find(.slider, "Width").increment() }
    #expect(bodies == ["SketchView", "CanvasView"])
  }

  @Test func `A picture is exported as a file`() throws {
    let host = makeHost()
    draw(in: host)
    host.find(.button, "Export").tap()
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    host.choose(files: [file])
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(
      text == """
        <svg xmlns="http://www.w3.org/2000/svg">\
        <polyline points="20,20 35,37 50,55 65,72 80,90" stroke-width="4"/></svg>
        """
    )
  }

  @Test func `A failed export causes an alert and keeps the picture`() {
    let host = makeHost()
    draw(in: host)
    host.find(.button, "Export").tap()
    host.failFileDialog(with: CocoaError(.fileWriteOutOfSpace))
    host.find(.alert, "The picture was not saved.").find(.button, "OK").tap()
    #expect(host.find(.element, "Picture").value == "1 stroke")
  }
}
