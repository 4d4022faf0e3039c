import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `A key press` {
  @Test func `A key press goes from the focused view outward until a view handles the key`() {
    let log = Log()
    let host = TestHost { Keys(log: log) }
    host.focus("inner")
    host.press(key: .space)
    #expect(log.entries == ["inner space"])
    host.press(key: "a")
    #expect(log.entries == ["inner space", "inner a", "letter a", "outer a"])
    #expect(host.bodies { host.press(key: .space) } == [])
  }

  @Test func `A key press reports its phase and its characters`() {
    let log = Log()
    let host = TestHost {
      Text("field").focusable()
        .onKeyPress("x", phases: .all) { press in
          log.entries.append("\(press.phase.rawValue) \(press.characters) \(press)")
          return .handled
        }
    }
    host.focus("field")
    #expect(host.send(KeyEvent("x", modifiers: .shift)))
    #expect(host.send(KeyEvent("x", phase: .repeat)))
    #expect(host.send(KeyEvent("x", phase: .up)))
    #expect(!host.send(KeyEvent("y")))
    #expect(log.entries.map { $0.prefix(3) } == ["1 X", "2 x", "4 x"])
  }

  @Test func `A key press fails the test if no view handles the key`() {
    let host = TestHost {
      Text("field").focusable()
      Button("Save") {}.keyboardShortcut("s")
    }
    host.focus("field")
    withKnownIssue {
      host.press(key: .escape)
    } matching: { issue in
      issue.comments == [
        """
        Nothing handles the key "escape".

          Focus      Text "field"
          Shortcuts  "command s"

        To fix this:
          • Handle the key with 'onKeyPress' on a view around the focus.
        """
      ]
    }
  }

  @Test func `A keyboard shortcut presses its control only if the control is enabled`() {
    let log = Log()
    let host = TestHost {
      Button("Save") { log.entries.append("saved") }.keyboardShortcut("s")
      Button("Never") { log.entries.append("never") }.keyboardShortcut("n").disabled(true)
      Text("field").focusable().onKeyPress { _ in .handled }
    }
    host.focus("field")
    host.press(key: "s", modifiers: .command)
    host.press(key: "n", modifiers: .command)
    #expect(log.entries == ["saved"])
  }

  @Test func `A keyboard shortcut presses no control behind a sheet or under a page`() {
    struct Shelf: View {
      let log: Log
      @State private var isOpen = false
      @State private var path: [Int] = []

      var body: some View {
        NavigationStack(path: $path) {
          Button("Save") { log.entries.append("saved") }.keyboardShortcut("s")
            .navigationDestination(for: Int.self) { _ in Text("page") }
        }
        .sheet(isPresented: $isOpen) {
          Button("Send") { log.entries.append("sent") }.keyboardShortcut("d")
        }
        Button("Open") { isOpen = true }
        Button("Push") { path = [1] }
      }
    }
    let log = Log()
    let host = TestHost { Shelf(log: log) }
    host.press(key: "s", modifiers: .command)
    #expect(log.entries == ["saved"])
    host.tap("Push")
    withKnownIssue("The shortcut is under the page on purpose.") {
      host.press(key: "s", modifiers: .command)
    }
    host.tap("Open")
    withKnownIssue("The shortcut is behind the sheet on purpose.") {
      host.press(key: "s", modifiers: .command)
    }
    host.press(key: "d", modifiers: .command)
    #expect(log.entries == ["saved", "sent"])
  }

  @Test func `A key press does not reach a disabled view`() throws {
    let log = Log()
    let host = TestHost {
      VStack {
        Text("field").focusable()
      }
      .onKeyPress(.space) {
        log.entries.append("stack")
        return .handled
      }
      .disabled(true)
      .onKeyPress(.space) {
        log.entries.append("outer")
        return .handled
      }
    }
    let field = try #require(host.elements(of: .text).first)
    #expect(host.viewTree.send(KeyEvent(.space), to: field))
    #expect(log.entries == ["outer"])
  }

  @Test func `A key press sends a command if no view handles the key`() {
    let log = Log()
    let host = TestHost {
      VStack {
        Text("field").focusable()
          .onDeleteCommand { log.entries.append("delete") }
          .onExitCommand(perform: nil)
      }
      .onMoveCommand { log.entries.append("move \($0)") }
      .onExitCommand { log.entries.append("exit") }
      .onPlayPauseCommand { log.entries.append("play") }
    }
    host.focus("field")
    host.press(key: .leftArrow)
    host.press(key: .escape)
    host.press(key: .delete)
    #expect(host.give(.playPause))
    #expect(!host.send(KeyEvent(.escape, modifiers: .command)))
    #expect(log.entries == ["move left", "exit", "delete", "play"])
  }

  @Test func `A change of modifier keys reaches the views that observe these keys`() {
    let log = Log()
    let host = TestHost {
      Text("keys").onModifierKeysChanged(mask: [.shift, .command]) { old, new in
        log.entries.append("\(old.rawValue) \(new.rawValue)")
      }
      Text("later").onModifierKeysChanged(initial: false) { _, _ in log.entries.append("all") }
    }
    #expect(log.entries == ["0 0"])
    host.hold(modifiers: [.shift, .option])
    host.hold(modifiers: [.shift])
    host.hold(modifiers: [])
    #expect(log.entries == ["0 0", "0 2", "all", "all", "2 0", "all"])
  }
}

@Suite @MainActor struct `Pointer styles, pencil actions and crown rotations` {
  @Test func `Modifiers for pointers, pencils and crowns become elements that handle events`() {
    let log = Log()
    let host = TestHost { Inputs(log: log) }
    #expect(
      host.tree == """
        PointerStyle style=columnResize trailing
          PointerStyle visibility=hidden
            Text "pointer"
        PencilTarget
          PencilTarget
            Text "pen"
        DigitalCrown isContinuous=true maximum=10 minimum=0 sensitivity=low step=1 value=2
          Text "crown"
        Text "2.0"
        """
    )
    host.perform(PencilDoubleTapEvent(), on: "pen")
    host.perform(PencilSqueezeEvent(.active), on: "pen")
    host.perform(PencilSqueezeEvent(.canceled), on: "pen")
    #expect(log.entries == ["double tap", "squeeze", "failed"])
    host.perform(.adjust(13), on: "crown")
    #expect(host.texts.last == "3.0")
    host.perform(.adjust(-1), on: "crown")
    #expect(host.texts.last == "9.0")
  }
}

@MainActor private final class Log {
  var entries: [String] = []
}

private struct Keys: View {
  let log: Log

  var body: some View {
    VStack {
      Text("inner").focusable()
        .onKeyPress { press in
          log.entries.append("inner \(press.key == .space ? "space" : press.characters)")
          return press.key == .space ? .handled : .ignored
        }
    }
    .onKeyPress(characters: .letters) { press in
      log.entries.append("letter \(press.characters)")
      return .ignored
    }
    .onKeyPress(.return) {
      log.entries.append("never")
      return .handled
    }
    .onKeyPress(keys: ["a", "b"]) { press in
      log.entries.append("outer \(press.characters)")
      return .handled
    }
  }
}

private struct Inputs: View {
  let log: Log
  @State private var turns = 2.0

  var body: some View {
    Text("pointer")
      .pointerVisibility(.hidden)
      .pointerStyle(.columnResize(directions: .trailing))
    Text("pen")
      .onPencilDoubleTap { _ in log.entries.append("double tap") }
      .onPencilSqueeze { phase in
        switch phase {
        case .active: log.entries.append("squeeze")
        case .ended: log.entries.append("ended")
        case .failed: log.entries.append("failed")
        }
      }
    Text("crown").digitalCrownRotation(
      $turns,
      from: 0,
      through: 10,
      by: 1,
      sensitivity: .low,
      isContinuous: true
    )
    Text(verbatim: "\(turns)")
  }
}
