import SwiftUI

struct CalculatorView: View {
  @State private var model: CalculatorModel
  @State private var showsHistory = false
  @FocusState private var isFocused: Bool

  init(model: CalculatorModel = CalculatorModel()) {
    _model = State(initialValue: model)
  }

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Button {
          showsHistory = true
        } label: {
          Image(systemName: "clock.arrow.circlepath")
        }
        .accessibilityLabel("History")
        .accessibilityHint("Shows earlier calculations")
        Spacer()
      }
      Spacer(minLength: 0)
      DisplayView(text: model.text, expression: model.engine.expression)
        .equatable()
        .gesture(
          DragGesture(minimumDistance: 20)
            .onEnded { drag in
              if abs(drag.translation.width) > 20 { model.press(.backspace) }
            }
        )
      Keypad(pending: model.engine.pending, isCleared: model.engine.isCleared)
        .environment(\.pressKey, PressKeyAction { model.press($0) })
    }
    .padding()
    .background(.black)
    .environment(\.colorScheme, .dark)
    .focusable()
    .focused($isFocused)
    .focusEffectDisabled()
    .onKeyPress(characters: .decimalDigits) { press in
      guard let digit = Int(press.characters) else { return .ignored }
      model.press(.digit(digit))
      return .handled
    }
    .onKeyPress(keys: ["+", "-", "*", "/", "."], action: pressSymbol)
    .onKeyPress(.delete) {
      model.press(.backspace)
      return .handled
    }
    .onKeyPress(.escape) {
      model.press(.clear)
      return .handled
    }
    .defaultFocus($isFocused, true)
    .sensoryFeedback(.impact(weight: .light), trigger: model.text)
    .sheet(isPresented: $showsHistory) {
      HistoryView(model: model)
    }
  }

  private func pressSymbol(_ press: KeyPress) -> KeyPress.Result {
    switch press.key {
    case "+": model.press(.operation(.add))
    case "-": model.press(.operation(.subtract))
    case "*": model.press(.operation(.multiply))
    case "/": model.press(.operation(.divide))
    default: model.press(.point)
    }
    return .handled
  }
}
