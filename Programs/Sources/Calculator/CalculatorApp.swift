import SwiftUI

struct CalculatorApp: App {
  var body: some Scene {
    Window("Calculator", id: "calculator") {
      CalculatorView()
        .frame(minWidth: 280, minHeight: 420)
    }
    .windowResizability(.contentSize)
    .defaultSize(width: 320, height: 520)
  }
}

#Preview("Calculator", traits: .portrait) {
  CalculatorView()
}
