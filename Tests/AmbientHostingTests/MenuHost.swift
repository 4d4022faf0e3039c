import AmbientHosting
import Dispatch
import Foundation

/// Numbers the elements that can be pressed, and presses the element whose number is entered.
@MainActor
final class MenuHost: AppHost {
  static let name = "menu"
  static let summary = "numbers the elements to press, and reads a number"

  func run(_ app: any HostedApp) -> Never {
    app.tree.onUpdateNeeded = {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.show(app) } }
    }
    show(app)
    Thread.detachNewThread {
      while let line = readLine() {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.choose(line, in: app.tree) } }
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { app.end() } }
      DispatchQueue.main.async { exit(0) }
    }
    dispatchMain()
  }

  func show(_ app: any HostedApp) {
    app.tree.settle()
    print(menu(of: app.tree))
  }

  func menu(of tree: any HostedTree) -> String {
    choices(in: tree).enumerated()
      .map { "\($0 + 1)  \($1.label)\($1[.isSelected] == true ? " (selected)" : "")" }
      .joined(separator: "\n")
  }

  func choose(_ line: String, in tree: any HostedTree) {
    let choices = choices(in: tree)
    guard let number = Int(line), choices.indices.contains(number - 1) else { return }
    tree.send(.press, to: choices[number - 1])
  }

  private func choices(in tree: any HostedTree) -> [Element] {
    tree.elementsInReach.filter { $0.isEnabled && $0.takes(PressEvent.self) }
  }
}

extension ElementAttribute where Value == Bool {
  fileprivate static var isSelected: Self { Self("isSelected") }
}
