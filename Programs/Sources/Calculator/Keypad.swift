import SwiftUI

struct Keypad: View {
  let pending: Operation?
  let isCleared: Bool
  @Environment(\.pressKey) private var press

  var body: some View {
    Grid(horizontalSpacing: 12, verticalSpacing: 12) {
      GridRow {
        key(isCleared ? "AC" : "C", .clear, role: .function, label: "Clear")
        key("±", .sign, role: .function, label: "Change the sign")
        key("%", .percent, role: .function, label: "Percent")
        operationKey(.divide)
      }
      digits(7...9, .multiply)
      digits(4...6, .subtract)
      digits(1...3, .add)
      GridRow {
        key("0", .digit(0), role: .digit)
          .gridCellColumns(2)
        key(".", .point, role: .digit, label: "Point")
        key("=", .equals, role: .operation(isActive: false), label: "Equals")
          .keyboardShortcut(.return, modifiers: [])
      }
    }
    .disabled(press == nil)
  }

  private func digits(_ range: ClosedRange<Int>, _ operation: Operation) -> some View {
    GridRow {
      ForEach(range, id: \.self) { digit in
        key("\(digit)", .digit(digit), role: .digit)
      }
      operationKey(operation)
    }
  }

  private func operationKey(_ operation: Operation) -> some View {
    key(
      operation.rawValue,
      .operation(operation),
      role: .operation(isActive: pending == operation),
      label: LocalizedStringKey(operation.name)
    )
    .accessibilityAddTraits(pending == operation ? .isSelected : [])
  }

  @ViewBuilder
  private func key(
    _ title: String,
    _ key: Engine.Key,
    role: KeyStyle.Role,
    label: LocalizedStringKey? = nil
  ) -> some View {
    let button = Button(title) { press?(key) }.buttonStyle(.key(role))
    if let label {
      button.accessibilityLabel(Text(label))
    } else {
      button
    }
  }
}
