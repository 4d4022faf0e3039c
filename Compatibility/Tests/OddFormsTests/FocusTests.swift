import AmbientTesting
@testable import OddForms
import SwiftUI
import Testing

// The identifiers in the names of the tests, such as N01, refer to the forms in the sources.
@MainActor
@Suite struct Focusing {
  @Test func `A view may pass on its focus state as a binding (N01, N02, N03)`() {
    let host = TestHost { LogForm() }
    #expect(host.texts.contains("false none 0"))
    host.tap("Start")
    #expect(host.focusedLabel == "Name")
    #expect(host.texts.contains("true none 0"))
    host.focus("Port")
    #expect(host.texts.contains("false port 0"))
    host.submit("Port")
    #expect(host.focusedLabel == "Cargo")
    host.focus("Line 1")
    #expect(host.texts.contains("false none 1"))
    host.tap("Name it")
    #expect(host.focusedLabel == "Name")
    host.tap("End")
    #expect(host.focusedLabel == nil)
  }

  @Test func `A value may belong to the focused view or to the scene (N04, N05, N06, G06)`() {
    let host = TestHost {
      Crates()
      Inspector()
    }
    #expect(host.texts.contains("none true 0 nobody"))
    host.tap("Write")
    #expect(host.texts.contains("sealed false draft!"))
    host.focus("Crate")
    #expect(host.texts.contains("tea true 99 Anna"))
    host.tap("Seal")
    #expect(host.texts.contains("sealed true draft!"))
    host.focus("Empty")
    #expect(host.texts.contains("none true 0 Anna"))
  }
}
